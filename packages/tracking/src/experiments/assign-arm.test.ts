import { type RunningExperiment, readArm, writeArm } from '@prestafaro/types/running-experiment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedGate } from '../testing/decided-gate.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { recordingPort } from '../testing/recording-port.ts';
import { assignArm, seeArm } from './assign-arm.ts';

const key = 'pf_exp:0300.1';
const half: RunningExperiment = { id: '0300.1', percentB: 50, from: 0, until: 9_999_999_999 };
const day = 86_400_000;

/** A browser whose visitor allows experiments, with what is stored in it. */
function visitor(stored?: string, choices = { experiments: true }) {
  const tab = recordingPort({}, fakeBrowser());
  if (stored !== undefined) tab.local.set(key, stored);
  const gate = decidedGate(tab.port);
  gate.decide(choices);
  const pickedAt = Math.floor(tab.browser.now() / 1000);
  return { ...tab, gate, pickedAt };
}

/** A gate whose browser draws these four bytes. */
function drawing(bytes: readonly number[]) {
  const { port, local } = visitor();
  const gate = decidedGate({ ...port, fillRandom: (target: Uint8Array) => target.set(bytes) });
  gate.decide({ experiments: true });
  return { gate, local };
}

describe('assignArm', () => {
  test('stores the pick, and returns it again on every later page', () => {
    const { gate, local, pickedAt } = visitor();
    const arm = assignArm(gate, half);
    expect(arm).toMatch(/^0300\.1-[AB]$/);
    expect(readArm(local.get(key) ?? null, '0300.1', pickedAt)).toEqual({ arm, pickedAt, isSeen: false });
    for (let page = 0; page < 50; page += 1) expect(assignArm(gate, half)).toBe(arm);
  });

  test.each([0, 1, 30, 50, 99, 100])('puts %i %% of 100 000 visitors into arm B', (percentB) => {
    const { gate, local } = visitor();
    let inB = 0;
    for (let draw = 0; draw < 100_000; draw += 1) {
      local.clear();
      if (assignArm(gate, { ...half, percentB }) === '0300.1-B') inB += 1;
    }
    // Five standard deviations: a right pick fails less than once in a million runs.
    const tolerance = 5 * Math.sqrt(100_000 * (percentB / 100) * (1 - percentB / 100));
    expect(Math.abs(inB - percentB * 1_000)).toBeLessThanOrEqual(tolerance);
  });

  test.each([
    [[0, 0, 0, 0], 'B'],
    [[127, 255, 255, 255], 'B'],
    [[128, 0, 0, 0], 'A'],
    [[255, 255, 255, 255], 'A'],
  ] as const)('picks with the bytes %j arm %s of 50 %%', (bytes, arm) => {
    expect(assignArm(drawing(bytes).gate, half)).toBe(`0300.1-${arm}`);
  });

  test('lets the arm of the address replace the stored one, and stores it', () => {
    const { gate, local, pickedAt } = visitor();
    local.set(key, writeArm({ arm: '0300.1-A', pickedAt, isSeen: true }));
    expect(assignArm(gate, half, '0300.1-B')).toBe('0300.1-B');
    expect(assignArm(gate, half)).toBe('0300.1-B');
    expect(local.get(key)).not.toContain('.s');
  });

  test('keeps the time of the pick when the address names the same arm', () => {
    const { gate, local, pickedAt } = visitor();
    const stored = writeArm({ arm: '0300.1-B', pickedAt: pickedAt - 1000, isSeen: true });
    local.set(key, stored);
    expect(assignArm(gate, half, '0300.1-B')).toBe('0300.1-B');
    expect(local.get(key)).toBe(stored);
  });

  test.each(['', 'B', '0300.1-C.tk3z0', '0298.1-B.tk3z0', 'ana@example.com'])(
    'replaces the stored text %j',
    (stored) => {
      const { gate, local, pickedAt } = visitor(stored);
      const arm = assignArm(gate, half);
      expect(arm).toMatch(/^0300\.1-[AB]$/);
      expect(readArm(local.get(key) ?? null, '0300.1', pickedAt)?.arm).toBe(arm);
    },
  );

  test('picks again after 180 days', async () => {
    const { gate, local, browser, pickedAt } = visitor();
    assignArm(gate, half, '0300.1-B');
    await browser.advance(180 * day - 1000);
    expect(assignArm(gate, { ...half, percentB: 0 })).toBe('0300.1-B');
    await browser.advance(1000);
    expect(assignArm(gate, { ...half, percentB: 0 })).toBe('0300.1-A');
    expect(readArm(local.get(key) ?? null, '0300.1', pickedAt + 180 * 86_400)?.pickedAt).toBe(pickedAt + 180 * 86_400);
  });

  test('R15: touches nothing without consent to experiments, whatever the address asks for', () => {
    const { gate, calls } = visitor(undefined, { experiments: false });
    expect(assignArm(gate, half, '0300.1-B')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test.each(['readStored', 'writeStored'] as const)('assigns nobody where %s is forbidden', (method) => {
    const { port } = visitor();
    const blocked = () => {
      throw new Error('blocked');
    };
    const gate = decidedGate({ ...port, [method]: blocked });
    gate.decide({ experiments: true });
    expect(assignArm(gate, half)).toBeUndefined();
    expect(seeArm(gate, '0300.1', '0300.1-A')).toBe(false);
  });

  test('returns one of the two arms for any stored text', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        expect(assignArm(visitor(stored).gate, half)).toMatch(/^0300\.1-[AB]$/);
      }),
    );
  });
});

describe('seeArm', () => {
  test('counts a visitor once for each assignment', () => {
    const { gate } = visitor();
    assignArm(gate, half, '0300.1-B');
    expect(seeArm(gate, '0300.1', '0300.1-B')).toBe(true);
    expect(seeArm(gate, '0300.1', '0300.1-B')).toBe(false);
    assignArm(gate, half);
    expect(seeArm(gate, '0300.1', '0300.1-B')).toBe(false);
  });

  test('does not count a visitor who sees another arm than the assigned one, or who has none', () => {
    const { gate } = visitor();
    expect(seeArm(gate, '0300.1', '0300.1-A')).toBe(false);
    assignArm(gate, half, '0300.1-B');
    expect(seeArm(gate, '0300.1', '0300.1-A')).toBe(false);
  });

  test('R16: does not count a visitor who has withdrawn the consent', () => {
    const { gate } = visitor();
    assignArm(gate, half, '0300.1-B');
    gate.decide({ experiments: false });
    expect(seeArm(gate, '0300.1', '0300.1-B')).toBe(false);
  });
});
