import { expect, expectTypeOf, test } from 'vitest';
import { type PluralForms, selectPlural } from './plural.ts';

test.each([
  [1, 'oferta'],
  [0, 'ofertas'],
  [21, 'ofertas'],
  [1_000_000, 'de ofertas'],
])('selectPlural: Spanish writes %i %s', (count, word) => {
  expect(selectPlural('es', count, { one: 'oferta', many: 'de ofertas', other: 'ofertas' })).toBe(word);
});

test.each([
  [1, 'рік'],
  [3, 'роки'],
  [11, 'років'],
  [21, 'рік'],
  [25, 'років'],
  [1.5, 'року'],
])('selectPlural: Ukrainian writes %d %s', (count, word) => {
  expect(selectPlural('uk', count, { one: 'рік', few: 'роки', many: 'років', other: 'року' })).toBe(word);
});

test.each([
  [1, 'бір күн'],
  [0, 'бірнеше күн'],
  [21, 'бірнеше күн'],
])('selectPlural: Kazakh has one form for 1 and another for %i: %s', (count, word) => {
  expect(selectPlural('kk', count, { one: 'бір күн', other: 'бірнеше күн' })).toBe(word);
});

test.each([
  [1, 'rata'],
  [22, 'raty'],
  [12, 'rat'],
])('selectPlural: Polish writes %i %s', (count, word) => {
  expect(selectPlural('pl', count, { one: 'rata', few: 'raty', many: 'rat', other: 'raty' })).toBe(word);
});

test('a message without one of its plural forms does not compile', () => {
  expectTypeOf<PluralForms<'vi'>>().toEqualTypeOf<{ readonly other: string }>();
  expectTypeOf<keyof PluralForms<'es'>>().toEqualTypeOf<'one' | 'many' | 'other'>();
  expectTypeOf<keyof PluralForms<'uk'>>().toEqualTypeOf<'one' | 'few' | 'many' | 'other'>();
  expectTypeOf<{ one: string; other: string }>().not.toExtend<PluralForms<'uk'>>();
});
