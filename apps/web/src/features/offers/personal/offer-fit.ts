import type { ApplicationProgress, ShownReason } from '@prestafaro/types/application';

/** How an offer and an application go together. */
export type OfferFit =
  | {
      readonly state: 'compared';
      readonly isMatch: boolean;
      /** Of a match: what speaks for it, the most telling first. Else: what does not fit, all of it. */
      readonly reasons: readonly ShownReason[];
      /** What nobody can say yet, because the lender does not publish it or the form did not ask. */
      readonly unknown: readonly ShownReason[];
    }
  /** It was published after the comparison. */
  | { readonly state: 'not-compared' };

/** What tells offers apart comes first; that an offer is a loan and wants a phone says little. */
const telling: readonly ShownReason['code'][] = ['employment', 'default_register', 'income', 'amount', 'age', 'term'];

/** More would make a list of what a card should say at a glance. */
const maxReasons = 3;

/** How an offer fits, from what the matching said of it. Reads the application's progress alone: no figure of the person. */
export function fitOf({ matches }: Pick<ApplicationProgress, 'matches'>, offerId: number): OfferFit {
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

function strongestReasons(reasons: readonly ShownReason[]): ShownReason[] {
  return telling.flatMap((code) => reasons.filter((reason) => reason.code === code)).slice(0, maxReasons);
}
