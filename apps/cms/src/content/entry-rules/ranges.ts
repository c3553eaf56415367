import { criteria as criteriaLabels } from '../labels/components/criteria';
import { lender as lenderParts } from '../labels/components/lender';
import { offer as offerParts } from '../labels/components/offer';
import { lender as lenderLabels } from '../labels/content-types/lender';
import { offer as offerLabels } from '../labels/content-types/offer';
import { fieldName, type Labelled, problemsIn } from '../labels/field-name';
import { figure, isRecord } from './figures';
import type { Problem } from './problem';

interface Range<Field extends string> {
  from: Field;
  to: Field;
}

/** The message names both figures, because either may be wrong. A missing figure contradicts nothing. */
export function crossedRanges<Field extends string>(
  data: Readonly<Record<string, unknown>>,
  labels: Labelled<Field>,
  ranges: readonly Range<Field>[],
): Problem[] {
  return ranges.flatMap(({ from, to }) => {
    const [low, high] = [data[from], data[to]];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    const [lowField, highField] = [fieldName(labels, from), fieldName(labels, to)];
    const message = `${lowField} es ${figure(low)} y supera a ${highField}, que es ${figure(high)}. Cambia uno de los dos.`;
    return [{ path: [to], message }];
  });
}

const AMOUNT = { from: 'minAmount', to: 'maxAmount' } as const;
const AGE = { from: 'minAge', to: 'maxAge' } as const;
const DAYS = { from: 'minDays', to: 'maxDays' } as const;
const TIN = { from: 'tinFromPercent', to: 'tinToPercent' } as const;
const APR = { from: 'aprFromPercent', to: 'aprToPercent' } as const;

/** Finds contradictions in an offer. A missing figure is not a contradiction, because the page says that it is unknown (R3). */
export function offerProblems(offer: Record<string, unknown>): Problem[] {
  return [
    ...crossedRanges(offer, offerLabels, [AMOUNT, DAYS]),
    ...problemsIn(offerLabels, 'cost', costProblems(offer.cost)),
    ...problemsIn(offerLabels, 'criteria', ageProblems(offer.criteria)),
  ];
}

/** Finds contradictions in a lender’s conditions and criteria. */
export function lenderProblems({ conditions, criteria }: Record<string, unknown>): Problem[] {
  const crossed = isRecord(conditions)
    ? crossedRanges(conditions, lenderParts.conditions, [AMOUNT, DAYS, TIN, APR])
    : [];
  return [
    ...problemsIn(lenderLabels, 'conditions', crossed),
    ...problemsIn(lenderLabels, 'criteria', ageProblems(criteria)),
  ];
}

const ageProblems = (criteria: unknown): Problem[] =>
  isRecord(criteria) ? crossedRanges(criteria, criteriaLabels, [AGE]) : [];

function costProblems(cost: unknown): Problem[] {
  if (!isRecord(cost)) return [];
  if (isMissing(cost.firstLoanFreeUpTo) === isMissing(cost.firstLoanFreeDays)) return [];
  const amount = fieldName(offerParts.cost, 'firstLoanFreeUpTo');
  const days = fieldName(offerParts.cost, 'firstLoanFreeDays');
  const empty = isMissing(cost.firstLoanFreeDays) ? 'firstLoanFreeDays' : 'firstLoanFreeUpTo';
  return [{ path: [empty], message: `${amount} y ${days} van juntos. Rellena los dos o deja los dos vacíos.` }];
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;
