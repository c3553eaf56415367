import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedNow,
  consentSeconds,
  consentTextVersion,
  isConsentDue,
  nothingAllowed,
  readConsent,
  refusalSeconds,
  type TrackingConsent,
  writeConsent,
} from './tracking-consent.ts';

const chosenAt = 1_790_000_000;
const everything = { measurement: true, experiments: true, push: true, functional: true };
const consent = (more: Partial<TrackingConsent> = {}): TrackingConsent => ({
  id: '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
  textVersion: consentTextVersion,
  chosenAt,
  choices: everything,
  ...more,
});
const arbitraryConsent = fc.record({
  id: fc.uuid({ version: 4 }),
  textVersion: fc.integer({ min: 0, max: 999_999 }),
  chosenAt: fc.integer({ min: 0, max: 2 ** 40 }),
  choices: fc.record({
    measurement: fc.boolean(),
    experiments: fc.boolean(),
    push: fc.boolean(),
    functional: fc.boolean(),
  }),
});

describe('the cookie of the choice', () => {
  it('holds every choice, to be read as it was written', () => {
    fc.assert(
      fc.property(arbitraryConsent, (each) => {
        expect(readConsent(writeConsent(each))).toEqual(each);
      }),
    );
  });

  it('needs no escaping in a cookie', () => {
    fc.assert(
      fc.property(arbitraryConsent, (each) => {
        expect(writeConsent(each)).toMatch(/^[\w.-]{1,100}$/);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'yes',
    '2.1.tmk3z0.mep.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
    '1.1.tmk3z0.pem.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
    '1.1.tmk3z0.mep.0f0c3f0c',
    '1.1.tmk3z0.mep.',
    '1.x.tmk3z0.mep.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00',
    `1.1.${'z'.repeat(400)}.mep.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00`,
  ])('is no choice if it reads %j', (value) => {
    expect(readConsent(value)).toBeUndefined();
  });

  it('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(() => readConsent(value)).not.toThrow();
      }),
    );
  });
});

describe('R17: when the visitor is asked', () => {
  const nothing = consent({ choices: nothingAllowed });
  const older = { textVersion: consentTextVersion - 1 };

  it.each([
    ['without a choice', undefined, 0, true],
    ['right after a choice', consent(), 0, false],
    ['a second before 400 days', consent(), consentSeconds - 1, false],
    ['after 400 days', consent(), consentSeconds, true],
    ['400 days after a refusal', nothing, consentSeconds, true],
    ['six months after a refusal of the same text', nothing, refusalSeconds, false],
    ['after consent to an older text', consent(older), 1, true],
    ['a second before six months after refusing an older text', { ...nothing, ...older }, refusalSeconds - 1, false],
    ['six months after refusing an older text', { ...nothing, ...older }, refusalSeconds, true],
  ])('%s: %#', (_, each, age, isDue) => {
    expect(isConsentDue(each, chosenAt + age)).toBe(isDue);
  });

  it('allows nothing while the question is open', () => {
    expect(allowedNow(undefined, chosenAt)).toEqual(nothingAllowed);
    expect(allowedNow(consent(older), chosenAt)).toEqual(nothingAllowed);
    expect(allowedNow(consent(), chosenAt)).toEqual(everything);
    expect(allowedNow(consent(), chosenAt + consentSeconds)).toEqual(nothingAllowed);
  });
});
