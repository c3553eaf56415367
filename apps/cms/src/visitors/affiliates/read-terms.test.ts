import { locales, siteOfLocale } from '@prestafaro/countries';
import { affiliateModels } from '@prestafaro/types/affiliate';
import { expect, test } from 'vitest';
import { rateInWords, readCorrection, readHoldDays, readMinimum, readRate } from './read-terms';

test.each([
  ['es-ES', '12,50', 1250],
  ['es-ES', '12.5', 1250],
  ['es-ES', '12,50 EUR', 1250],
  ['es-ES', '12,50 €', 1250],
  ['es-ES', '0,01', 1],
  ['es-MX', '$1,200.50', 120_050],
  ['vi-VN', '50.000 ₫', 5_000_000],
  ['ru-KZ', '5000', 500_000],
] as const)('readRate: reads on %s “%s” as %i hundredths', (site, text, cents) => {
  expect(readRate(text, site, site === 'es-MX' ? 'cps' : 'cpl')).toEqual({ ok: true, cents });
});

test.each([
  ['es-ES', '', 'escribe cuánto se paga, en EUR'],
  ['es-ES', '0', 'al menos 0,01 EUR'],
  ['es-ES', '-3', 'al menos 0,01 EUR'],
  ['es-ES', '5.555', 'no se sabe si el signo separa millares o decimales'],
  ['es-ES', '5,555', 'no se sabe si el signo separa millares o decimales'],
  ['es-MX', '5.555', 'no se sabe si el signo separa millares o decimales'],
  ['es-ES', 'doce', 'escribe un número'],
  ['es-ES', '1200,50', 'como máximo'],
  ['vi-VN', '50000,5', 'sin decimales'],
  ['vi-VN', '50,000', 'no se sabe si el signo separa millares o decimales'],
] as const)('readRate: refuses on %s “%s” and says how to mend it', (site, text, message) => {
  expect(readRate(text, site, 'cpl')).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('readRate: accepts a rate for a sale that is too high for a lead', () => {
  expect(readRate('400', 'es-ES', 'cpl').ok).toBe(false);
  expect(readRate('400', 'es-ES', 'cps')).toEqual({ ok: true, cents: 40_000 });
});

test('readRate, readCorrection: no limit in hundredths exceeds an integer column', () => {
  const INTEGER = 2 ** 31 - 1;
  expect(locales.length).toBeGreaterThan(0);
  for (const site of locales) {
    for (const model of affiliateModels) {
      const largest = /escribe ([\d,]+)/.exec(messageOf(readRate('99999999999', site, model)))?.[1];
      expect(Number(largest?.replace(',', '.')) * 100, site).toBeLessThan(INTEGER);
    }
    const largest = /escribe ([\d,]+)/.exec(messageOf(readCorrection('99999999999', site)))?.[1];
    expect(Number(largest?.replace(',', '.')) * 100, site).toBeLessThan(INTEGER);
  }
});

const messageOf = (read: ReturnType<typeof readRate>) => (read.ok ? '' : read.message);

test('readCorrection: reads an amount to add or to take off, and refuses zero', () => {
  expect(readCorrection('-12,50', 'es-ES')).toEqual({ ok: true, cents: -1250 });
  expect(readCorrection('3', 'es-ES')).toEqual({ ok: true, cents: 300 });
  expect(messageOf(readCorrection('0', 'es-ES'))).toContain('«Importe»');
});

test('readMinimum: reads nothing as no minimum', () => {
  expect(readMinimum('', 'es-ES')).toEqual({ ok: true, cents: 0 });
  expect(readMinimum('50', 'es-ES')).toEqual({ ok: true, cents: 5000 });
});

test.each(['', '-1', '1,5', '181', 'treinta'])('readHoldDays: refuses “%s”', (text) => {
  expect(readHoldDays(text)).toEqual({ ok: false, message: expect.stringContaining('de 0 a 180') });
});

test('readHoldDays: reads whole days', () => {
  expect(readHoldDays('45')).toEqual({ ok: true, days: 45 });
});

test('rateInWords: repeats the rate in the money of the site', () => {
  const words = (...[cents, site, model]: Parameters<typeof rateInWords>) =>
    rateInWords(cents, site, model).replace(/\u00a0/g, ' ');
  expect(words(555, 'es-ES', 'cpl')).toBe('5,55 € por solicitud');
  expect(words(5_000_000, 'vi-VN', 'cps')).toBe('50.000 ₫ por préstamo');
  expect(siteOfLocale('vi-VN').moneyFormat.decimals).toBe(0);
});
