import { expect, test } from 'vitest';
import { creditWarningProblems, lenderRegisterProblems } from './consumer-protection';

const afterDirective = new Date('2026-11-26T12:00:00Z');
const beforeDirective = new Date('2026-11-19T12:00:00Z');
const warned = (warning: string) => ({ compliance: { warning } });

test.each([
  ['es-ES', 'Atención: tomar dinero prestado cuesta dinero.'],
  ['es-ES', '¡ATENCIÓN! Tomar dinero prestado  cuesta dinero. Pide solo lo que puedas devolver.'],
  ['pl-PL', 'Uwaga! Pożyczanie pieniędzy kosztuje.'],
  ['en-ZA', 'Any words: no law gives them.'],
])('%s: accepts the warning «%s» (R1)', (locale, warning) => {
  expect(creditWarningProblems(warned(warning), locale, afterDirective)).toEqual([]);
});

test('refuses a warning without the words of the law, names them, and only from their day (R1)', () => {
  const [problem, ...others] = creditWarningProblems(warned('Ojo: los préstamos cuestan.'), 'es-ES', afterDirective);
  expect(others).toEqual([]);
  expect(problem?.path).toEqual(['compliance', 'warning']);
  expect(problem?.message).toContain('«tomar dinero prestado cuesta dinero» (Directive (EU) 2023/2225, article 8(1)');
  expect(creditWarningProblems(warned('Ojo: los préstamos cuestan.'), 'es-ES', beforeDirective)).toEqual([]);
});

test('the rule begins at midnight of the country, not of the server', () => {
  const lastEvening = new Date('2026-11-19T22:59:00Z');
  const firstMinute = new Date('2026-11-19T23:00:00Z');
  expect(creditWarningProblems(warned('Ojo'), 'es-ES', lastEvening)).toEqual([]);
  expect(creditWarningProblems(warned('Ojo'), 'es-ES', firstMinute)).toHaveLength(1);
});

const real = (number?: string) => ({ sampleData: false, licence: { register: 'x', number } });

test('a real lender needs a number of the register of its country', () => {
  const messageOf = (lender: object) =>
    lenderRegisterProblems(lender as Record<string, unknown>, 'en-ZA', afterDirective).map(({ message }) => message);
  expect(messageOf(real('NCRCP12345'))).toEqual([]);
  expect(messageOf(real(' '))).toEqual([expect.stringContaining('falta su número')]);
  expect(messageOf({ sampleData: false })).toEqual([expect.stringContaining('https://www.ncr.org.za/')]);
  expect(messageOf(real('12345'))).toEqual([expect.stringContaining('Son como «NCRCP12345»')]);
});

test('a sample needs none, nor does a lender of a country without such a register', () => {
  expect(lenderRegisterProblems({ sampleData: true }, 'en-ZA', afterDirective)).toEqual([]);
  expect(lenderRegisterProblems({ sampleData: false }, 'es-ES', afterDirective)).toEqual([]);
});
