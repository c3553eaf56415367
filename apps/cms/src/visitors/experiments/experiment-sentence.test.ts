import { expect, test } from 'vitest';
import { compareArms } from './compare-arms';
import { chanceOfBText, differenceText, intervalText, rateText, verdictText } from './experiment-sentence';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const compared = (appliedA: number, appliedB: number, seen = 1000) =>
  compareArms({ applied: appliedA, seen }, { applied: appliedB, seen }, 50);

test('a decided experiment names the better arm and the probability', () => {
  expect(plain(verdictText(compared(100, 150)))).toBe(
    'La variante B consigue más solicitudes: con estos datos, la probabilidad de que sea mejor es superior al 99,9 %.',
  );
  expect(plain(verdictText(compared(132, 100)))).toMatch(/^La variante A consigue más .* es del 9\d(,\d)? %\.$/);
});

test('an open experiment says about how many visitors are missing, rounded to two figures', () => {
  expect(plain(verdictText(compared(100, 120)))).toBe(
    'Aún no se puede decir: faltan unos 5700 visitantes para saber si la ventaja de B es casualidad.',
  );
  expect(verdictText(compared(120, 100))).toContain('la ventaja de A');
});

test('without a difference or for a tiny one it names no number', () => {
  expect(verdictText(compared(100, 100))).toContain('no hay ninguna diferencia');
  expect(verdictText(compared(100, 101))).toContain('más de un millón');
});

test('rates and the interval are written in Spanish', () => {
  expect(plain(rateText(0.0325))).toBe('3,3 %');
  expect(rateText(null)).toBe('—');
  expect(intervalText(compared(100, 120))).toBe('entre 0,7 puntos menos y 4,8 puntos más');
});

test('the difference comes with its interval, and no probability is certain', () => {
  expect(plain(differenceText(compared(100, 120)))).toBe('2 puntos más, entre 0,7 puntos menos y 4,8 puntos más');
  expect([0.9999, 0.5, 0.0001].map((chanceOfB) => plain(chanceOfBText({ chanceOfB })))).toEqual([
    '> 99,9 %',
    '50 %',
    '< 0,1 %',
  ]);
});
