import { expect, test } from 'vitest';
import { type ClickMessage, clickAnswerSchema, clickMessageSchema } from './click.ts';

const click: ClickMessage = {
  locale: 'es-ES',
  offerId: 12,
  token: 'x'.repeat(43),
  arm: '0300.1-A',
  attribution: { utm_source: 'newsletter' },
  isArmAllowed: true,
  isSourceAllowed: false,
  address: '2001:db8::1',
};

const accepts = (change: object) => clickMessageSchema.safeParse({ ...click, ...change }).success;

test('a click names the offer, and the application of an applicant', () => {
  expect(clickMessageSchema.parse(structuredClone(click))).toEqual(click);
  expect(accepts({ token: null, arm: null, attribution: null })).toBe(true);
});

test.each([
  ['on no offer', { offerId: 0 }],
  ['on half an offer', { offerId: 1.5 }],
  ['on an offer past what the CMS numbers', { offerId: 1_000_001 }],
  ['with a malformed token', { token: 'abc' }],
  ['with more than a campaign', { attribution: { phone: '+34612345678' } }],
  ['from no site', { locale: 'fr-FR' }],
])('a click is refused: %s', (_, change) => {
  expect(accepts(change)).toBe(false);
});

test('a click is answered with an address, or the offer is retired', () => {
  expect(clickAnswerSchema.safeParse({ outcome: 'leads', url: 'https://lender.example/?sub=1' }).success).toBe(true);
  expect(clickAnswerSchema.safeParse({ outcome: 'retired' }).success).toBe(true);
  expect(clickAnswerSchema.safeParse({ outcome: 'leads' }).success).toBe(false);
  expect(clickAnswerSchema.safeParse({ outcome: 'leads', url: '/offers/' }).success).toBe(false);
});

test('a click is never answered with a script address', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd']) {
    expect(clickAnswerSchema.safeParse({ outcome: 'leads', url }).success, url).toBe(false);
  }
});
