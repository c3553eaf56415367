import { expect, test } from 'vitest';
import { offerTermProblems, settingsTermProblems, shortestTermDays } from './shortest-term';

const now = new Date('2026-11-26T12:00:00Z');

test('the shortest term of a site is that of its country on the day (R4)', () => {
  expect(shortestTermDays('es-ES', now)).toBe(61);
  expect(shortestTermDays('es-MX', now)).toBe(61);
  expect(shortestTermDays('es-ES', new Date('2016-07-12T12:00:00Z'))).toBeUndefined();
});

test('the sites of Ukraine accept its short loans, and a text that is no locale decides nothing', () => {
  expect(shortestTermDays('uk-UA', now)).toBeUndefined();
  expect(shortestTermDays('ru-UA', now)).toBeUndefined();
  expect(shortestTermDays('xx', now)).toBeUndefined();
});

test('an offer below the shortest term is refused beside each field, with what to write', () => {
  expect(offerTermProblems({ minDays: 30, maxDays: 60 }, 61)).toEqual([
    {
      path: ['minDays'],
      message:
        '«Plazo mínimo (días)» es 30, y en este país no se admiten préstamos a menos de 61 días, porque Google no deja anunciarlos. Escribe 61 o más.',
    },
    { path: ['maxDays'], message: expect.stringContaining('«Plazo máximo (días)» es 60, y en este país') },
  ]);
});

test('an offer of the shortest term, one without a published term, and any offer of a country without the rule are accepted', () => {
  expect(offerTermProblems({ minDays: 61, maxDays: 61 }, 61)).toEqual([]);
  expect(offerTermProblems({ minDays: null }, 61)).toEqual([]);
  expect(offerTermProblems({ minDays: 7, maxDays: 30 }, undefined)).toEqual([]);
  expect(offerTermProblems({ minDays: -3 }, undefined)).toEqual([]);
});

test('settings that would allow a shorter term are refused beside the field', () => {
  const problems = settingsTermProblems({ compliance: { minRepaymentDays: 60, maxRepaymentDays: 120 } }, 61);
  expect(problems.map(({ path }) => path)).toEqual([['compliance', 'minRepaymentDays']]);
  expect(problems[0]?.message).toContain('Escribe 61 o más.');
  expect(settingsTermProblems({ compliance: { minRepaymentDays: 61 } }, 61)).toEqual([]);
  expect(settingsTermProblems({ compliance: null }, 61)).toEqual([]);
});
