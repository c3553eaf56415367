import {
  countryOf,
  currencyNames,
  formatMoney,
  type Locale,
  type NumberReading,
  readNumber,
  siteOfLocale,
} from '@prestafaro/countries';
import type { AffiliateModel } from '@prestafaro/types/affiliate';
import { maxHoldDays } from '@prestafaro/types/affiliate-statement';

/**
 * The highest rate, as a part of the monthly income that is usual in the country. A lead is worth less than two or three days' wages to a lender, and
 * a loan less than a month's, so a rate above that has a wrong decimal sign or a zero too many.
 */
const SHARE_OF_INCOME: Readonly<Record<AffiliateModel, number>> = { cpl: 0.1, cps: 1 };

/** The largest correction, in monthly incomes: a month of a good affiliate. In hundredths it fits an integer column for every currency. */
const INCOMES_OF_CORRECTION = 2;

export type ReadAmount = { ok: true; cents: number } | { ok: false; message: string };
export type ReadDays = { ok: true; days: number } | { ok: false; message: string };

/** Reads the rate of a model as a manager types it: `12,50`, `12.50 €`. The marks are those of the country. */
export function readRate(text: string, site: Locale, model: AffiliateModel): ReadAmount {
  const smallest = decimalsOfSite(site) === 0 ? 1 : 0.01;
  const most = Math.floor(incomeOf(site) * SHARE_OF_INCOME[model]);
  return readAmount('Tarifa', text, site, { min: smallest, max: most });
}

/** Reads a correction: `-12,50` takes it off. Zero is refused. */
export function readCorrection(text: string, site: Locale): ReadAmount {
  const most = incomeOf(site) * INCOMES_OF_CORRECTION;
  const read = readAmount('Importe', text, site, { min: -most, max: most });
  return read.ok && read.cents === 0
    ? { ok: false, message: '«Importe»: escribe lo que se suma o, con un signo menos, lo que se resta.' }
    : read;
}

/** Reads the least amount that is paid. An empty field means no minimum. */
export function readMinimum(text: string, site: Locale): ReadAmount {
  if (text === '') return { ok: true, cents: 0 };
  return readAmount('Mínimo', text, site, { min: 0, max: incomeOf(site) });
}

/** Reads the days of the hold: a whole number. */
export function readHoldDays(text: string): ReadDays {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (days <= maxHoldDays) return { ok: true, days };
  return { ok: false, message: `«Días de espera»: escribe un número entero de 0 a ${maxHoldDays}, p. ej. 30.` };
}

/** `5,55 € por solicitud`: what will be agreed on, in the money of the site. */
export function rateInWords(cents: number, site: Locale, model: AffiliateModel): string {
  const money = formatMoney(cents, siteOfLocale(site).moneyFormat, { decimals: 'unless-whole' });
  return `${money} por ${model === 'cpl' ? 'solicitud' : 'préstamo'}`;
}

const incomeOf = (site: Locale): number => countryOf(siteOfLocale(site).country).exampleMonthlyIncome;
const decimalsOfSite = (site: Locale): number => siteOfLocale(site).moneyFormat.decimals;

function readAmount(label: string, text: string, site: Locale, bounds: { min: number; max: number }): ReadAmount {
  const { currency } = countryOf(siteOfLocale(site).country);
  const read = readByRules(text, site, bounds);
  if (read.ok) return { ok: true, cents: Math.round(read.value * 100) };
  const hasDecimals = decimalsOfSite(site) > 0;
  return { ok: false, message: `«${label}»: ${advice(read.problem, bounds, currency, hasDecimals)}` };
}

/**
 * Where the currency has decimals, `5.555` and `5,555` are both refused: a manager of several countries may mean either, and a wrong guess is a
 * thousand times the rate.
 */
function readByRules(text: string, site: Locale, bounds: { min: number; max: number }): NumberReading {
  const facts = siteOfLocale(site);
  const hasDecimals = decimalsOfSite(site) > 0;
  const rules = { ...bounds, hasDecimals, units: currencyNames(countryOf(facts.country)) };
  const ofCountry = readNumber(text, { ...rules, decimalSeparator: facts.moneyFormat.decimalSeparator });
  if (!hasDecimals) return ofCountry;
  const other = facts.moneyFormat.decimalSeparator === 'comma' ? 'dot' : 'comma';
  const ofOthers = readNumber(text, { ...rules, decimalSeparator: other });
  return !ofOthers.ok && ofOthers.problem === 'ambiguous' ? ofOthers : ofCountry;
}

type Problem = Exclude<NumberReading, { ok: true }>['problem'];

function advice(
  problem: Problem,
  { min, max }: { min: number; max: number },
  currency: string,
  hasDecimals: boolean,
): string {
  const written = (amount: number) => `${String(amount).replace('.', ',')} ${currency}`;
  switch (problem) {
    case 'missing':
      return `escribe cuánto se paga, en ${currency}, p. ej. ${hasDecimals ? '12,50' : '50000'}.`;
    case 'too-low':
      return `escribe al menos ${written(min)}.`;
    case 'too-high':
      return `escribe ${written(max)} como máximo. Más sería un error de tecleo: mira la coma y los ceros.`;
    case 'ambiguous':
      return 'no se sabe si el signo separa millares o decimales. Escribe los millares sin punto (5555) y los decimales con dos cifras (5,55).';
    case 'not-whole':
      return `${currency} se escribe sin decimales, p. ej. 50000.`;
    case 'invalid':
      return hasDecimals
        ? 'escribe un número con dos decimales como máximo, p. ej. 12,50.'
        : 'escribe un número, p. ej. 50000.';
  }
}
