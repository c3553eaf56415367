import { runInNewContext } from 'node:vm';
import { armSeconds, isArm, readArm, writeArm, writeRunning } from '@prestafaro/types/running-experiment';
import { consentTextVersion } from '@prestafaro/types/tracking-consent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armScript } from './arm-script.mjs';

const now = 1_800_000_000;
const running = { id: '0300.1', percentB: 50, from: now - 10, until: now + 10 } as const;
const arm = writeArm({ arm: '0300.1-B', pickedAt: now, isSeen: false });
const consent = (letters: string) =>
  `pf_consent=1.${consentTextVersion}.${now.toString(36)}.${letters}.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00`;

interface Browser {
  experiment?: string | undefined;
  search?: string;
  cookie?: string;
  /** Null: the storage is blocked. */
  stored?: Record<string, string> | null;
  isSettled?: boolean;
  time?: number;
}

/** The arm with which the script marks the document. */
function armFor(browser: Browser): string | undefined {
  const { search = '', cookie = consent('me'), stored = {}, isSettled = true, time = now } = browser;
  const experiment = 'experiment' in browser ? browser.experiment : writeRunning(running);
  const dataset: Record<string, string> = {
    ...(experiment !== undefined && { experiment }),
    ...(isSettled && { consent: '' }),
  };
  const localStorage = {
    getItem: (key: string) => {
      if (stored === null) throw new Error('blocked');
      return stored[key] ?? null;
    },
  };
  runInNewContext(armScript, {
    ...{ localStorage, URLSearchParams, Math, parseInt },
    document: { documentElement: { dataset }, cookie },
    location: { search },
    Date: { now: () => time * 1000 },
  });
  return dataset.arm;
}

describe('the script that marks the arm before the first paint', () => {
  it('takes the stored arm exactly if readArm accepts it', () => {
    const ages = fc.oneof(fc.integer({ min: 0, max: 2 * armSeconds }), fc.constantFrom(armSeconds, armSeconds - 1));
    const written = fc
      .record({ arm: fc.constantFrom('0300.1-A', '0300.1-B', '0298.1-B'), age: ages, isSeen: fc.boolean() })
      .map(({ age, ...each }) => writeArm({ ...each, pickedAt: now - age } as Parameters<typeof writeArm>[0]));
    fc.assert(
      fc.property(fc.oneof(written, fc.string()), (text) => {
        expect(armFor({ stored: { 'pf_exp:0300.1': text } })).toBe(readArm(text, '0300.1', now)?.arm);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['?exp_flow=0300.1-A', '0300.1-A'],
    ['?amount=300&exp_flow=0300.1-B&utm_source=x', '0300.1-B'],
    ['?exp_flow=0300%2E1-B', '0300.1-B'],
    ['?exp_flow=0300.1-b', undefined],
    ['?exp_flow=0300.1-C', undefined],
    ['?exp_flow=0300.1-B%20', undefined],
    ['?exp_flow=0300.1', undefined],
    ['?exp_flow=0298.1-B', undefined],
    ['?exp_flow=', undefined],
    ['?exp_flow=undefined-A', undefined],
    ['?EXP_FLOW=0300.1-B', undefined],
    ['?exp_flow=%', undefined],
  ])('reads %s as the arm %s, also without consent', (search, expected) => {
    expect(armFor({ search, cookie: '', isSettled: false })).toBe(expected);
  });

  it('takes any exp_flow exactly if isArm accepts it', () => {
    const near = fc
      .tuple(fc.constantFrom('0300.1-A', '0300.1-B'), fc.string({ maxLength: 2 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (value) => {
        const search = `?${new URLSearchParams({ exp_flow: value })}`;
        expect(armFor({ search, cookie: '' })).toBe(isArm(value, '0300.1') ? value : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('prefers a valid exp_flow to the stored arm, and the stored arm to an invalid one', () => {
    const stored = { 'pf_exp:0300.1': arm };
    expect(armFor({ search: '?exp_flow=0300.1-A', stored })).toBe('0300.1-A');
    expect(armFor({ search: '?exp_flow=0300.1-C', stored })).toBe('0300.1-B');
  });

  it.each([
    ['consents to something else', { cookie: consent('m') }],
    ['has refused', { cookie: consent('') }],
    ['has not chosen', { cookie: '', isSettled: false }],
    ['has to be asked again', { isSettled: false }],
  ])('R15: does not use the stored arm of a visitor who %s', (_, browser) => {
    expect(armFor({ ...browser, stored: { 'pf_exp:0300.1': arm } })).toBeUndefined();
  });

  it.each([
    ['on a page without an experiment', { experiment: undefined }],
    ['before the experiment begins', { time: now - 11 }],
    ['after the experiment has ended', { time: now + 10 }],
  ])('marks nothing %s', (_, browser) => {
    const stored = { 'pf_exp:0300.1': arm, 'pf_exp:undefined': 'undefined-B.1' };
    for (const search of ['', '?exp_flow=0300.1-B', '?exp_flow=undefined-B']) {
      expect(armFor({ ...browser, search, stored })).toBeUndefined();
    }
  });

  it('marks nothing where the storage is blocked', () => {
    expect(armFor({ stored: null })).toBeUndefined();
  });

  it('contains no `<`, so that it cannot end its element or open a comment', () => {
    expect(armScript).not.toContain('<');
  });
});
