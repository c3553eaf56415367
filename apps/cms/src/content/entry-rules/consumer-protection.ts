import {
  type ConsumerProtectionOnDay,
  consumerProtectionOf,
  isLocale,
  siteOfLocale,
  todayIn,
} from '@prestafaro/countries';
import { settings } from '../labels/components/settings';
import { lender as lenderLabels } from '../labels/content-types/lender';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName } from '../labels/field-name';
import { isRecord } from './figures';
import type { Problem } from './problem';

type Draft = Readonly<Record<string, unknown>>;

/** The rules of the country of a site on this day; none for an unknown site. */
function protectionOf(locale: string, now: Date): Partial<ConsumerProtectionOnDay> {
  if (!isLocale(locale)) return {};
  const { country } = siteOfLocale(locale);
  return consumerProtectionOf(country, todayIn(country, now));
}

/** Finds a warning without the words that the law demands (R1). An empty warning is refused by its own field. */
export function creditWarningProblems({ compliance }: Draft, locale: string, now: Date): Problem[] {
  const rule = protectionOf(locale, now).creditWarning;
  if (!rule || !isLocale(locale) || !isRecord(compliance)) return [];
  const words = rule.value[siteOfLocale(locale).language];
  const { warning } = compliance;
  if (!words || typeof warning !== 'string' || simplified(warning).includes(simplified(words))) return [];
  const where = `En ${fieldName(siteSetting, 'compliance')}, ${fieldName(settings.compliance, 'warning')}`;
  const message = `${where} no lleva las palabras que exige la ley: «${words}» (${rule.source}, desde ${rule.since}). Escríbelas tal cual; delante y detrás puedes añadir otras.`;
  return [{ path: ['compliance', 'warning'], message }];
}

/**
 * Finds a real lender without an entry in the register of its country, which alone says who may be named a lender. A sample says of
 * itself that it is invented.
 */
export function lenderRegisterProblems(lender: Draft, locale: string, now: Date): Problem[] {
  const rule = protectionOf(locale, now).lenderRegister;
  if (!rule || lender.sampleData !== false) return [];
  const { name, url, number: numbering } = rule.value;
  const licence = isRecord(lender.licence) ? lender.licence : {};
  const number = typeof licence.number === 'string' ? licence.number.trim() : '';
  const field = fieldName(lenderLabels, 'licence');
  const problem = (fact: string, advice: string) => [
    { path: ['licence', 'number'], message: `${field}: ${fact} (${rule.source}). ${advice}` },
  ];
  if (number === '') {
    const fact = `en este país solo puede figurar como prestamista quien está en «${name}», y falta su número`;
    return problem(fact, `Búscalo en ${url} y escríbelo, o activa ${fieldName(lenderLabels, 'sampleData')}.`);
  }
  if (numbering && !numbering.pattern.test(number)) {
    return problem(`«${number}» no es un número de «${name}»`, `Son como «${numbering.example}»: cópialo de ${url}.`);
  }
  return [];
}

/** Without capitals, marks and double spaces, which an editor may choose. */
const simplified = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
