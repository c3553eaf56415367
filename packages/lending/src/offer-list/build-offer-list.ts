import { approvalShareAt } from './approval-share.ts';
import { drawAnswerTime, drawStars, fill, type Random } from './draw.ts';
import type { ListedOffer, OfferFacts, TagLimit } from './offer-facts.ts';
import { order } from './order.ts';

/** What decides the order and the shown facts of a list, besides the offers. */
export interface OfferListRules {
  /** Ids from the offers-lead feed. Unknown ids have no effect. */
  readonly activeIds: Iterable<number>;
  /** Offers that are active whatever the lead feed says, if the offer feed has them: a fact of the country. */
  readonly alwaysActiveIds: readonly number[];
  /** The collator of the country's language. */
  readonly collator: Pick<Intl.Collator, 'compare'>;
  /** A setting of the site. */
  readonly tagLimits: readonly TagLimit[];
  /**
   * The random source for values that the feed leaves open. It is called once for each value, so keep the list while it is
   * shown.
   */
  readonly random: Random;
  /** Formats the number for `{val}` with the decimal sign of the language: 96.5 as `96,5`. */
  readonly writeNumber: (value: number) => string;
}

/**
 * Builds the list of offers of one visitor by the rules of specification §9 ("Offer list rules") and decisions ("Offers").
 * Its headers are unique, and a `position` is the index in the list. The visitor's order or filter changes neither.
 */
export function buildOfferList<O extends OfferFacts>(offers: readonly O[], rules: OfferListRules): ListedOffer<O>[] {
  const { collator, random, writeNumber } = rules;
  const activeIds = new Set([...rules.activeIds, ...rules.alwaysActiveIds]);
  const tagLimits = new Map(rules.tagLimits.map(({ header, tags }) => [header, tags]));
  return order(offers, activeIds, collator).map((offer, position) => ({
    ...offer,
    tags: offer.tags.slice(0, tagLimits.get(offer.header)),
    isActive: activeIds.has(offer.offerId),
    position,
    shownStars: drawStars(offer.stars, random),
    shownAnswerTime: drawAnswerTime(offer.answerTime, random),
    shownApprovalShare: fill(offer.approvalShare, '{val}', () => writeNumber(approvalShareAt(position))),
  }));
}
