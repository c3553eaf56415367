import { isLocale } from '@prestafaro/countries';
import { type ExampleProblem, type PaymentDecimals, problemsOfExample, toCents } from '@prestafaro/lending';
import { settings } from '../labels/components/settings';
import { siteSetting } from '../labels/content-types/site-setting';
import { fieldName, problemsIn } from '../labels/field-name';
import { figure, foundIn, isRecord } from './figures';
import { paymentDecimals } from './payment-decimals';
import type { Problem } from './problem';

const labels = settings['representative-example'];
const FIELDS = { totalCents: 'totalRepayable', aprPercent: 'aprPercent' } as const;

/** Finds representative examples of a site whose total or yearly cost does not follow from their other figures (R2). */
export function exampleProblems(
  { representativeExamples, moneyFormat }: Readonly<Record<string, unknown>>,
  locale: string,
): Problem[] {
  if (!Array.isArray(representativeExamples) || !isLocale(locale)) return [];
  const decimals = paymentDecimals(moneyFormat, locale);
  const problems = representativeExamples.flatMap((example: unknown, index) =>
    problemsOf(example, decimals).map(({ path, message }) => ({ path: [String(index), ...path], message })),
  );
  return problemsIn(siteSetting, 'representativeExamples', problems);
}

function problemsOf(example: unknown, decimals: PaymentDecimals): Problem[] {
  if (!isRecord(example)) return [];
  const { amount, days, nominalRatePercent, aprPercent, totalRepayable, feeAmount } = example;
  // A missing figure has a message of its own.
  if (![amount, days, nominalRatePercent, aprPercent, totalRepayable].every((value) => typeof value === 'number'))
    return [];
  const found = foundIn(() =>
    problemsOfExample({
      principalCents: toCents(Number(amount)),
      days: Number(days),
      nominalRatePercent: Number(nominalRatePercent),
      aprPercent: Number(aprPercent),
      totalCents: toCents(Number(totalRepayable)),
      feesCents: toCents(typeof feeAmount === 'number' ? feeAmount : 0),
      decimals,
    }),
  );
  return found.map(describe);
}

function describe({ figure: kind, published, computed }: ExampleProblem): Problem {
  const field = FIELDS[kind];
  const shown = (value: number) => figure(kind === 'totalCents' ? value / 100 : Math.round(value * 100) / 100);
  const fact = `${fieldName(labels, field)} es ${shown(published)}, y de las otras cifras del ejemplo sale ${shown(computed)}`;
  return { path: [field], message: `${fact}. Corrige esa cifra, o el importe, los días, el tipo o las comisiones.` };
}
