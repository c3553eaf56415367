import { expect, test } from 'vitest';
import { readRate } from './read-terms';

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['12,50 EUR', 1250],
  ['0,01', 1],
  ['1.200,50', 120_050],
])('readRate: reads “%s” as %i cents', (text, cents) => {
  expect(readRate(text, 'es-ES')).toEqual({ ok: true, cents });
});

test.each([
  ['', 'escribe cuánto se paga, en EUR'],
  ['0', 'al menos 0,01'],
  ['-3', 'al menos 0,01'],
  ['12,505', 'millares o decimales'],
  ['doce', 'escribe un número'],
  ['99999999', 'como máximo'],
])('readRate: refuses “%s” and says how to mend it', (text, message) => {
  expect(readRate(text, 'es-ES')).toEqual({ ok: false, message: expect.stringContaining(message) });
});
