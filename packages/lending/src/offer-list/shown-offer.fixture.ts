import fc from 'fast-check';
import { lending } from '../matching/matching.fixture.ts';
import type { LendingCriteria } from '../matching/offer-criteria.ts';
import { anyRequestedLoan, anyTerms, terms } from '../offer-cost/terms.fixture.ts';
import { withCosts } from '../offer-cost/with-costs.ts';

const bare = {
  ...terms({ nominalRatePercent: 10 }),
  offerId: 1,
  acceptsDefaultRegister: true,
  productType: 'loan' as string | null,
  criteria: lending() as LendingCriteria | null,
  lender: null as { receives?: readonly string[] } | null,
  position: 0,
  shownApprovalShare: null as { value: string; isFallback: boolean } | null,
};

export type Shown = typeof bare;

/** The offers of a list in their order, with costs for 300 in 91 days. The id is the position. */
export function shown(...offers: Partial<Shown>[]) {
  return withCosts(
    offers.map((each, position) => ({ ...bare, ...each, position, offerId: position })),
    { amountCents: 300_00, days: 91, decimals: 2 },
  );
}

const anyShown = fc.tuple(
  anyTerms,
  fc.record({
    hasCost: fc.boolean(),
    acceptsDefaultRegister: fc.boolean(),
    shownApprovalShare: fc.option(
      fc.record({ value: fc.constantFrom('95 %', '80,5%', 'alta', '9 de 10'), isFallback: fc.boolean() }),
    ),
  }),
);

export const anyShownList = fc.tuple(fc.array(anyShown), anyRequestedLoan).map(([list, requested]) =>
  withCosts(
    list.map(([each, { hasCost, ...facts }], position) => ({
      ...bare,
      ...each,
      ...facts,
      cost: hasCost ? each.cost : null,
      position,
      offerId: position,
    })),
    requested,
  ),
);
