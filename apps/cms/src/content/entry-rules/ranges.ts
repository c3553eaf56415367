import { lender as lenderParts } from '../labels/components/lender';
import { offer as offerParts } from '../labels/components/offer';
import { lender as lenderLabels } from '../labels/content-types/lender';
import { offer as offerLabels } from '../labels/content-types/offer';
import { fieldName, type Labelled, problemsIn } from '../labels/field-name';

interface Range<Field extends string> {
  from: Field;
  to: Field;
}

/** The message names both figures, because either may be wrong. A missing figure contradicts nothing. */
export function crossedRanges<Field extends string>(
  data: Readonly<Record<string, unknown>>,
  labels: Labelled<Field>,
  ranges: readonly Range<Field>[],
): string[] {
  return ranges.flatMap(({ from, to }) => {
    const [low, high] = [data[from], data[to]];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    const [lowField, highField] = [fieldName(labels, from), fieldName(labels, to)];
    return [`${lowField} es ${figure(low)} y supera a ${highField}, que es ${figure(high)}. Cambia uno de los dos.`];
  });
}

/** `0,5`: as the editor types it. */
const figure = (value: number): string =>
  new Intl.NumberFormat('es', { useGrouping: false, maximumFractionDigits: 20 }).format(value);

const AMOUNT = { from: 'minAmount', to: 'maxAmount' } as const;
const DAYS = { from: 'minDays', to: 'maxDays' } as const;
const TIN = { from: 'tinFromPercent', to: 'tinToPercent' } as const;
const APR = { from: 'aprFromPercent', to: 'aprToPercent' } as const;

/** Finds contradictions in an offer. A missing figure is not a contradiction, because the page says that it is unknown (R3). */
export function offerProblems(offer: Record<string, unknown>): string[] {
  return [
    ...crossedRanges(offer, offerLabels, [AMOUNT, DAYS]),
    ...problemsIn(offerLabels, 'cost', costProblems(offer.cost)),
  ];
}

/** Finds contradictions in a lender’s conditions. */
export function lenderProblems({ conditions }: Record<string, unknown>): string[] {
  if (!isRecord(conditions)) return [];
  const crossed = crossedRanges(conditions, lenderParts.conditions, [AMOUNT, DAYS, TIN, APR]);
  return problemsIn(lenderLabels, 'conditions', crossed);
}

function costProblems(cost: unknown): string[] {
  if (!isRecord(cost)) return [];
  if (isMissing(cost.firstLoanFreeUpTo) === isMissing(cost.firstLoanFreeDays)) return [];
  const amount = fieldName(offerParts.cost, 'firstLoanFreeUpTo');
  const days = fieldName(offerParts.cost, 'firstLoanFreeDays');
  return [`${amount} y ${days} van juntos. Rellena los dos o deja los dos vacíos.`];
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
