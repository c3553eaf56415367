/** A feed that is no feed at all: there is nothing in it to save. One broken entry is a `FeedProblem` instead. */
export class OfferFeedError extends Error {
  override readonly name = 'OfferFeedError';
}
