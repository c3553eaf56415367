/** What the rules of the list have to know of an offer. `FeedOffer` of `@prestafaro/types` is one. */
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

/** A figure, and whether a rule made it up. Nobody measured a fallback: a country may hide it, structured data never holds it. */
export interface Drawn<T> {
  readonly value: T;
  readonly isFallback: boolean;
}

/** What the rules add to an offer; its tags are cut to their limit. */
export interface ListFacts {
  readonly isActive: boolean;
  /** In the final list, from 0. */
  readonly position: number;
  readonly shownStars: Drawn<number>;
  readonly shownAnswerTime: Drawn<string> | null;
  readonly shownApprovalShare: Drawn<string> | null;
}

export type ListedOffer<O extends OfferFacts> = O & ListFacts;

/** The offer with this header shows no more than so many tags. */
export interface TagLimit {
  readonly header: string;
  readonly tags: number;
}
