import * as z from 'zod/mini';

/**
 * What the server of a lender or a network says of a click: POST `/api/postback` with JSON, signed with the network's secret over
 * `{timestamp}.{body}` (`signBody`), with the network's key in {@link networkHeader}. Networks that cannot sign send parameters.
 */
export const postbackSchema = z.object({
  click_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/)),
  /** In the network's own words. */
  status: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Their number of this report, if they have one. */
  event_id: z.optional(z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u))),
  payout: z.optional(
    z.object({
      /** In units of the currency, with no more decimals than it has. */
      amount: z.number().check(z.nonnegative(), z.maximum(99_999_999.99)),
      /** ISO 4217. The CMS refuses an unknown code. */
      currency: z.string(),
    }),
  ),
});

export type Postback = z.infer<typeof postbackSchema>;

/** The header with the key of the network, which selects the secret of the signature and the table of statuses. */
export const networkHeader = 'x-prestafaro-network';

/** 200. `repeated` and `ignored` change nothing; `refused` is a change that is not legal from where the application is. */
export const postbackAnswerSchema = z.object({
  outcome: z.enum(['applied', 'unchanged', 'repeated', 'ignored', 'refused']),
  reason: z.optional(z.string()),
});

export type PostbackAnswer = z.infer<typeof postbackAnswerSchema>;
