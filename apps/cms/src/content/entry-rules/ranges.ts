interface Range {
  /** The name in the form. */
  name: string;
  from: string;
  to: string;
}

/** The message names both figures, because either may be wrong. A missing figure contradicts nothing. */
export function crossedRanges(data: Record<string, unknown>, ranges: readonly Range[]): string[] {
  return ranges.flatMap(({ name, from, to }) => {
    const [low, high] = [data[from], data[to]];
    if (typeof low !== 'number' || typeof high !== 'number' || low <= high) return [];
    return [`${name}: ${low} is above ${high}. Change one of the two.`];
  });
}

const AMOUNT: Range = { name: 'The amount', from: 'minAmount', to: 'maxAmount' };
const DAYS: Range = { name: 'The days', from: 'minDays', to: 'maxDays' };
const TIN: Range = { name: 'The TIN', from: 'tinFromPercent', to: 'tinToPercent' };
const APR: Range = { name: 'The TAE', from: 'aprFromPercent', to: 'aprToPercent' };

/** Finds contradictions in an offer. A missing figure is not a contradiction, because the page says that it is unknown (R3). */
export function offerProblems(offer: Record<string, unknown>): string[] {
  return [...crossedRanges(offer, [AMOUNT, DAYS]), ...costProblems(offer.cost)];
}

/** Finds contradictions in a lender’s conditions. */
export function lenderProblems({ conditions }: Record<string, unknown>): string[] {
  return isRecord(conditions) ? crossedRanges(conditions, [AMOUNT, DAYS, TIN, APR]) : [];
}

function costProblems(cost: unknown): string[] {
  if (!isRecord(cost)) return [];
  const upTo = isMissing(cost.firstLoanFreeUpTo);
  const days = isMissing(cost.firstLoanFreeDays);
  return upTo === days
    ? []
    : ['A first loan that is free needs both figures: up to which amount, and for how many days.'];
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
