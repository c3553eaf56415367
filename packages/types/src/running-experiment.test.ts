import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armSeconds, readArm, readRunning, writeArm, writeRunning } from './running-experiment.ts';

const now = 1_800_000_000;
const running = { id: '0300.1', percentB: 30, from: now - 10, until: now + 10 } as const;

describe('readRunning', () => {
  test('returns what writeRunning wrote, between the dates', () => {
    expect(readRunning(writeRunning(running), now)).toEqual(running);
  });

  test.each([
    ['before the beginning', now - 11, undefined],
    ['from the first second', now - 10, running],
    ['until the last second', now + 9, running],
    ['after the end', now + 10, undefined],
  ])('%s', (_, time, expected) => {
    expect(readRunning(writeRunning(running), time)).toEqual(expected);
  });

  test.each([undefined, '', '0300.1', '0300.1 50', '0300.1 50 x y'])('returns nothing for %j', (text) => {
    expect(readRunning(text, now)).toBeUndefined();
  });
});

describe('readArm', () => {
  test('returns what writeArm wrote', () => {
    const stored = fc.record({
      arm: fc.constantFrom('0300.1-A' as const, '0300.1-B' as const),
      pickedAt: fc.integer({ min: now - armSeconds + 1, max: now }),
      isSeen: fc.boolean(),
    });
    fc.assert(
      fc.property(stored, (each) => {
        expect(readArm(writeArm(each), '0300.1', now)).toEqual(each);
      }),
    );
  });

  test('refuses an arm after 180 days', () => {
    const arm = (age: number) => writeArm({ arm: '0300.1-A', pickedAt: now - age, isSeen: false });
    expect(readArm(arm(180 * 86_400 - 1), '0300.1', now)).toBeDefined();
    expect(readArm(arm(180 * 86_400), '0300.1', now)).toBeUndefined();
  });

  test.each([
    null,
    '',
    '0300.1-B',
    '0300.1-C.tk3z0',
    '0298.1-B.tk3z0',
    '0300.1-b.tk3z0',
    '0300.1-B.',
    '0300.1-B.tk3z0.x',
  ])('refuses %j', (text) => {
    expect(readArm(text, '0300.1', 0)).toBeUndefined();
  });
});
