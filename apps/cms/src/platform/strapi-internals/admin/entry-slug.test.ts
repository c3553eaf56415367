import { expect, test } from 'vitest';
import { isFirstSlug } from './entry-slug';

const BANK = 'api::bank.bank';

/** The values of the field that are taken for Strapi's first slug, in their order. */
const found = (...values: unknown[]) =>
  values.filter((slug, index) => isFirstSlug(index === 0 ? undefined : values[index - 1], slug, BANK));

test('isFirstSlug: finds the slug that Strapi writes into a new entry', () => {
  expect(found(undefined, 'bank')).toEqual(['bank']);
  expect(found(undefined, 'bank-2')).toEqual(['bank-2']);
});

test('isFirstSlug: leaves alone what an editor types, though it begins with the name of the type', () => {
  expect(found(undefined, 'bank', null, 'b', 'ba', 'ban', 'bank', 'banki')).toEqual(['bank']);
  expect(found(undefined, 'b', 'ba', 'ban', 'bank', 'bank-', 'bank-1')).toEqual([]);
  expect(found(undefined, 'bankinter', 'bank')).toEqual([]);
});
