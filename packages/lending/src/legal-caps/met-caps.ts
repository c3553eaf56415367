import type { Cap } from '@prestafaro/countries';
import type { OfferTerms } from '../offer-cost/offer-terms.ts';
import type { WithCost } from '../offer-cost/with-costs.ts';
import { judgeCaps } from './judge-caps.ts';

/**
 * The legal caps within which the shown loan of an offer is. Empty if its cost is unknown, and as soon as it exceeds one of the caps
 * that apply, because «within the limit» would mislead about a loan that breaks another rule. A cap that cannot be judged is left out.
 * @param caps those in force on the day of the page: `policyOf(country, day).caps`
 */
export function metCaps({ cost, shownCost }: WithCost<OfferTerms>, caps: readonly Cap[]): readonly Cap[] {
  if (cost === null || shownCost.kind === 'unknown') return [];
  const judged = judgeCaps(caps, { rule: cost, figures: shownCost });
  if (judged.some(({ verdict }) => verdict === 'exceeded')) return [];
  return judged.flatMap(({ cap, verdict }) => (verdict === 'met' ? [cap] : []));
}
