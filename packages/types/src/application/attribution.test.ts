import { describe, expect, test } from 'vitest';
import { attributionSchema } from './attribution.ts';

const accepts = (value: unknown) => attributionSchema.safeParse(value).success;

test('attributionSchema: accepts any of the five campaign parameters, the first source and the affiliate, or none', () => {
  const all = {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'otoño 2026',
    utm_content: 'botón',
    utm_term: 'préstamo',
    first_source: 'google',
    first_medium: 'organic',
    first_campaign: 'verano',
    sub1: 'aff-7',
  };
  expect(attributionSchema.parse(all)).toEqual(all);
  expect(accepts({})).toBe(true);
});

describe('attributionSchema: refuses', () => {
  test.each([
    ['with anything else, which could be personal data', { utm_source: 'x', email: 'ana@example.com' }],
    ['with a parameter that we do not know', { utm_id: '1' }],
    ['with an empty value', { utm_source: '' }],
    ['with a value past 256', { utm_source: 'x'.repeat(257) }],
    ['with a control character', { utm_source: 'news\u0000letter' }],
    ['with a value that is no text', { utm_source: ['a', 'b'] }],
  ])('%s', (_, value) => {
    expect(accepts(value)).toBe(false);
  });
});
