import type { ShownReason } from '@prestafaro/types/application';
import type { OwnMatching } from '@/cms/own-matching';
import type { OfferFit, Personal } from '@/features/offers/personal/personal';

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

/** The fit of an offer with the visitor's own application, or with the answers; undefined without them. */
export function ownFit(personal: Personal | undefined, offerId: number): OfferFit | undefined {
  if (personal?.state === 'answered') return personal.fits.get(offerId);
  return personal?.state === 'own' ? fitOf(personal.matching, offerId) : undefined;
}

/**
 * The criteria of an offer that a visitor is known not to meet. Those of the loan do not count, because the visitor may look for another
 * loan than that of the application.
 */
export function hindrancesOf(fit: OfferFit | undefined): readonly ShownReason[] {
  if (fit === undefined || fit.state === 'not-compared' || fit.isMatch) return [];
  return fit.reasons.filter(({ code }) => code !== 'amount' && code !== 'term');
}

function strongestReasons(reasons: readonly ShownReason[]): ShownReason[] {
  return telling.flatMap((code) => reasons.filter((reason) => reason.code === code)).slice(0, maxReasons);
}
