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

/** Names of the form's fields and of the query that the page reads. */
export const calculatorFields = { amount: 'amount', rate: 'rate', months: 'months', kind: 'kind' } as const;

/** Ids of the sliders of a kind, for the components that follow them. */
export interface SliderIds {
  readonly amount: string;
  readonly rate: string;
  readonly months: string;
}

/** @param anchor of the block: a page has each once. */
export function sliderIds(anchor: string, kind: CalculatorKind['kind']): SliderIds {
  const idOf = (field: string) => `${anchor}-${kind}-${field}`;
  return { amount: idOf('amount'), rate: idOf('rate'), months: idOf('months') };
}
