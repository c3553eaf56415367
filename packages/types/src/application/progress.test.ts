import { describe, expect, test } from 'vitest';
import { type ApplicationProgress, applicationTokenSchema, progressSchema, tokenMessageSchema } from './progress.ts';

const token = 'Zk3-_0aB'.padEnd(43, 'x');

test('a token is 32 bytes in base64url, without padding', () => {
  expect(applicationTokenSchema.parse(token)).toBe(token);
  expect(tokenMessageSchema.parse({ token })).toEqual({ token });
});

test.each([
  ['one short', token.slice(1)],
  ['one long', `${token}x`],
  ['with padding', `${token.slice(1)}=`],
  ['in plain base64', token.replace('-', '+')],
  ['with a line break at its end', `${token}\n`],
  ['nothing', ''],
])('refuses a malformed token: %s', (_, text) => {
  expect(applicationTokenSchema.safeParse(text).success).toBe(false);
});

const progress: ApplicationProgress = {
  locale: 'es-ES',
  status: 'offers_shown',
  lender: null,
  submittedAt: '2026-11-20T10:00:00.000Z',
  matchedAt: '2026-11-20T10:00:01.000Z',
  amount: 300,
  days: 91,
  arm: null,
  matches: [
    { offerId: 12, isMatch: true, reasons: [{ code: 'age', verdict: 'met', min: 18, max: 75 }] },
    { offerId: 7, isMatch: false, reasons: [{ code: 'income', verdict: 'unmet', min: 900, max: null }] },
  ],
  picks: [],
  askedParts: [],
};

describe('the progress of an application', () => {
  test('states what was checked, and why an offer matches or not', () => {
    expect(progressSchema.parse(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  test('has no time of matching before the offers are checked', () => {
    expect(progressSchema.safeParse({ ...progress, status: 'submitted', matchedAt: null, matches: [] }).success).toBe(
      true,
    );
  });

  test('drops other fields, so that no personal data passes', () => {
    const told = progressSchema.parse({ ...progress, email: 'ana@example.com' });
    expect(told).toEqual(progress);
  });

  test('refuses an unknown status', () => {
    expect(progressSchema.safeParse({ ...progress, status: 'lost' }).success).toBe(false);
  });
});
