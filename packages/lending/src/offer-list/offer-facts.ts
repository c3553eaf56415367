/** The facts of an offer that the rules of the list need. `FeedOffer` of `@prestafaro/types` has them. */
export interface OfferFacts {
  readonly offerId: number;
  readonly header: string;
  readonly lenderLink: string | null;
  readonly productType: string | null;
  readonly tags: readonly string[];
  readonly stars: number | null;
  /** The feed's `field2_value`; may hold `{time}`. */
  readonly answerTime: string | null;
  /** The feed's `field4_value`; may hold `{val}`. */
  readonly approvalShare: string | null;
}

/**
 * A figure, and whether a rule made it up. A country may hide a fallback, and structured data never contains one, because
 * nobody measured it.
 */
export interface Drawn<T> {
  readonly value: T;
  readonly isFallback: boolean;
}

/** The fields that the rules add to an offer. Its tags are cut to their limit. */
export interface ListFacts {
  readonly isActive: boolean;
  /** In the final list, from 0. */
  readonly position: number;
  readonly shownStars: Drawn<number>;
  readonly shownAnswerTime: Drawn<string> | null;
  readonly shownApprovalShare: Drawn<string> | null;
}

/** An offer with what the rules of the list add to it. */
export type ListedOffer<O extends OfferFacts> = O & ListFacts;

/** The maximum number of tags of the offer with this header. */
export interface TagLimit {
  readonly header: string;
  readonly tags: number;
}
