import type { ShownReason } from '@prestafaro/types/application';
import type { OwnMatching } from '@/cms/own-matching';
import type { Personal } from '@/features/offers/personal/load-own-offers';

/** The fit of an offer with an application. */
export type OfferFit =
  | {
      readonly state: 'compared';
      readonly isMatch: boolean;
      /** For a match: reasons for it, the strongest first. Otherwise: all hindrances. */
      readonly reasons: readonly ShownReason[];
      /** Criteria that are unknown, because the lender does not publish them or the form did not ask. */
      readonly unknown: readonly ShownReason[];
    }
  /** The offer was published after the matching. */
  | { readonly state: 'not-compared' };

/** Criteria that tell offers apart come first. That an offer is a loan and needs a phone says little. */
const telling: readonly ShownReason['code'][] = ['employment', 'default_register', 'income', 'amount', 'age', 'term'];

/** A card must stay readable at a glance. */
const maxReasons = 3;

/**
 * The fit of an offer, from the result of the matching. It has no figure of the person.
 */
export function fitOf({ matches }: Pick<OwnMatching, 'matches'>, offerId: number): OfferFit {
  const match = matches.find((one) => one.offerId === offerId);
  if (!match) return { state: 'not-compared' };
  const withVerdict = (verdict: ShownReason['verdict']) => match.reasons.filter((reason) => reason.verdict === verdict);
  return {
    state: 'compared',
    isMatch: match.isMatch,
    reasons: match.isMatch ? strongestReasons(withVerdict('met')) : withVerdict('unmet'),
    unknown: withVerdict('unknown'),
  };
}

/** The fit of an offer with the visitor's own application; undefined without one. */
export const ownFit = (personal: Personal | undefined, offerId: number): OfferFit | undefined =>
  personal?.state === 'own' ? fitOf(personal.matching, offerId) : undefined;

function strongestReasons(reasons: readonly ShownReason[]): ShownReason[] {
  return telling.flatMap((code) => reasons.filter((reason) => reason.code === code)).slice(0, maxReasons);
}
