import { describe, expect, test } from 'vitest';
import { bareEntry, fullEntry } from './wire-offer.fixture.ts';
import { wireOfferSchema } from './wire-offer.ts';

const accepts = (change: object) => wireOfferSchema.safeParse({ ...fullEntry, ...change }).success;

test('wireOfferSchema: accepts an entry with all fields and one with only the required two', () => {
  expect(wireOfferSchema.parse(structuredClone(fullEntry))).toEqual(fullEntry);
  expect(wireOfferSchema.parse(bareEntry)).toEqual(bareEntry);
});

test('wireOfferSchema: treats null as missing in every field but the two required ones', () => {
  const optional = Object.keys(fullEntry).filter((key) => !(key in bareEntry));
  for (const key of optional) expect(accepts({ [key]: null }), key).toBe(true);
  for (const key of Object.keys(bareEntry)) expect(accepts({ [key]: null }), key).toBe(false);
});

test('wireOfferSchema: ignores unknown fields', () => {
  expect(wireOfferSchema.parse({ ...bareEntry, isActive: true, profile: 'somebody' })).toEqual(bareEntry);
});

describe('wireOfferSchema: the lender link', () => {
  test.each(['https://a.example/?x=1&y=[2]', 'http://a.example', 'HTTPS://A.EXAMPLE/', '', '  '])(
    'accepts %j',
    (link) => {
      expect(accepts({ lender_link: link })).toBe(true);
    },
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    '/go/1/',
    'https://',
    'x',
  ])('refuses %j', (link) => {
    expect(accepts({ lender_link: link })).toBe(false);
  });

  test('is trimmed', () => {
    expect(wireOfferSchema.parse({ ...bareEntry, lender_link: ' https://a.example/ ' }).lender_link).toBe(
      'https://a.example/',
    );
  });
});

test.each([
  ['https://cdn.example/a.svg', true],
  ['/uploads/a.svg', true],
  ['//cdn.example/a.svg', false],
  ['/\\cdn.example/a.svg', false],
  ['data:image/svg+xml,<svg/>', false],
])('wireOfferSchema: the logo %j is accepted: %s', (logo, isAccepted) => {
  expect(accepts({ lender: { ...fullEntry.lender, logo } })).toBe(isAccepted);
});

test.each([
  ['a number in quotes', { offer_id: '101' }],
  ['a rate in quotes', { tae: '19,56' }],
  ['id 0', { offer_id: 0 }],
  ['a fraction of an id', { offer_id: 1.5 }],
  ['an id above the safe integers', { offer_id: 2 ** 53 }],
  ['an empty header', { header: '' }],
  ['a header of spaces', { header: '  ' }],
  ['a header of 100 000 characters', { header: 'x'.repeat(100_000) }],
  ['a text instead of tags', { tags: 'En cuotas' }],
  ['null among its tags', { tags: [null] }],
  ['51 tags', { tags: Array.from({ length: 51 }, () => 'x') }],
  ['six stars', { stars: 6 }],
  ['a boolean in quotes', { asnef_value: 'true' }],
  ['a negative amount', { min_amount: -100 }],
  ['cents in an amount', { max_amount: 99.5 }],
  ['a minimum amount above the maximum', { min_amount: 500, max_amount: 100 }],
  ['a minimum term above the maximum', { min_days: 120, max_days: 91 }],
  ['a negative rate', { tin: -1 }],
  ['an unknown repayment', { cost: { ...fullEntry.cost, repayment: 'revolving' } }],
  ['a cost without a rate', { cost: { repayment: 'instalments' } }],
  ['a slug that contains a path', { lender: { ...fullEntry.lender, slug: '../admin' } }],
  ['a day that does not exist', { checked_on: '2026-02-30' }],
  ['a list instead of a lender', { lender: [] }],
])('wireOfferSchema: refuses an entry with %s', (_, change) => {
  expect(accepts(change)).toBe(false);
});
