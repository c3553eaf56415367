/** The feed as a whole is unusable. One broken entry is a `FeedProblem` instead. */
export class OfferFeedError extends Error {
  override readonly name = 'OfferFeedError';
}
