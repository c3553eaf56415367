import * as z from 'zod/mini';

/** A fault of a field. The form shows it in the visitor's language. */
export const fieldErrorSchema = z.object({
  /** Name of the field in the message: `text`. */
  field: z.string(),
  /** `links`: a comment with more than one link; only the CMS reports it. */
  code: z.enum(['missing', 'too_short', 'too_long', 'invalid', 'links']),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;

/** 2xx. `repeated`: the same person sent the same within an hour; it counts once (decisions, "The loan journey"). */
export const acceptedAnswerSchema = z.object({
  outcome: z.enum(['accepted', 'repeated']),
  /** Of a comment with the token of an application only: whether it is stored as verified (R10). */
  isVerified: z.optional(z.boolean()),
});

export type AcceptedAnswer = z.infer<typeof acceptedAnswerSchema>;

/** 422. */
export const refusedAnswerSchema = z.object({ errors: z.array(fieldErrorSchema) });

export type RefusedAnswer = z.infer<typeof refusedAnswerSchema>;

/** 404: the subject is not published on this site, or no longer. */
export const unknownSubjectAnswerSchema = z.object({ error: z.literal('unknown-subject') });

export type UnknownSubjectAnswer = z.infer<typeof unknownSubjectAnswerSchema>;

/** 429. */
export const limitedAnswerSchema = z.object({ retryAfterSeconds: z.int().check(z.nonnegative()) });

export type LimitedAnswer = z.infer<typeof limitedAnswerSchema>;
