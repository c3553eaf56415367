import type { CalculatorKindFragment } from '@/cms/generated/graphql';

/** A type of loan of the calculator, with its limits, its default loan and its documents, from the CMS. */
export type CalculatorKind = CalculatorKindFragment;

/** The loan that is calculated. */
export interface CalculatorLoan {
  /** In units of the currency. */
  readonly amount: number;
  /** Yearly nominal rate (TIN) in percent. */
  readonly ratePercent: number;
  readonly months: number;
}

/** Names of the form's numbers, and of the query that the page reads (`server/routing/query-variants.ts` lists them too). */
export const numberFields = {
  amount: 'amount',
  rate: 'rate',
  months: 'months',
  /** Early repayment: a single one, its month, one each month, and the fee in percent. */
  extra: 'extra',
  extraMonth: 'extra-month',
  extraMonthly: 'extra-monthly',
  fee: 'fee',
  lastYearFee: 'fee-last-year',
  /** The loan for comparison. */
  secondAmount: 'amount-b',
  secondRate: 'rate-b',
  secondMonths: 'months-b',
} as const;

export type NumberName = keyof typeof numberFields;

export const numberNames = Object.keys(numberFields) as NumberName[];

/** Names of the other fields: the kind of loan, what an early repayment changes, and the answer as a file. */
export const choiceFields = { kind: 'kind', effect: 'extra-effect', download: 'download' } as const;

/** The value of `choiceFields.download`. */
export const csvDownload = 'csv';

/** Ids of the form of a kind, its parts that open, and its sliders, for the components that follow them. */
export interface CalculatorIds extends Readonly<Record<NumberName, string>> {
  readonly form: string;
  readonly repayment: string;
  readonly comparison: string;
}

/** @param anchor of the block: a page has each once. */
export function calculatorIds(anchor: string, kind: CalculatorKind['kind']): CalculatorIds {
  const idOf = (part: string) => `${anchor}-${kind}-${part}`;
  const numbers = Object.fromEntries(numberNames.map((name) => [name, idOf(numberFields[name])]));
  return {
    ...(numbers as Record<NumberName, string>),
    form: idOf('form'),
    repayment: idOf('repayment'),
    comparison: idOf('comparison'),
  };
}
