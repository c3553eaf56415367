import type { ApplicationProgress, ShownReason } from '@prestafaro/types/application';

/** A reason of the matching, for the gallery and for tests. */
export const sampleReason = (
  code: ShownReason['code'],
  verdict: ShownReason['verdict'] = 'met',
  min: number | null = null,
  max: number | null = null,
): ShownReason => ({ code, verdict, min, max });

/** An application that was compared, with a match, an offer that lends other amounts, and one that is out of reach. */
export const sampleProgress: ApplicationProgress = {
  locale: 'es-ES',
  status: 'offers_shown',
  lender: null,
  submittedAt: '2026-11-21T20:43:00.000Z',
  matchedAt: '2026-11-21T20:43:01.000Z',
  amount: 300,
  days: 100,
  arm: null,
  matches: [
    {
      offerId: 102,
      isMatch: true,
      reasons: [
        sampleReason('age', 'met', 21, 75),
        sampleReason('income', 'unknown', 700),
        sampleReason('employment'),
        sampleReason('default_register'),
        sampleReason('amount', 'met', 100, 3000),
        sampleReason('product_type'),
      ],
    },
    { offerId: 103, isMatch: false, reasons: [sampleReason('age'), sampleReason('amount', 'unmet', 500, 5000)] },
    { offerId: 104, isMatch: false, reasons: [sampleReason('age'), sampleReason('income', 'unmet', 1200)] },
  ],
  picks: [],
  askedParts: [],
};
