import * as z from 'zod/mini';

const value = z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^\P{Cc}*$/u));

/** Where an applicant came from, known only with consent to measurement (R15, R18). Never a person's data (R28). */
export const attributionSchema = z.strictObject({
  utm_source: z.optional(value),
  utm_medium: z.optional(value),
  utm_campaign: z.optional(value),
  utm_content: z.optional(value),
  utm_term: z.optional(value),
  /** The source of the first visit. The five above are those of the latest that was not direct. */
  first_source: z.optional(value),
  first_medium: z.optional(value),
  first_campaign: z.optional(value),
  /** Affiliate or traffic source. */
  sub1: z.optional(value),
});

export type Attribution = z.infer<typeof attributionSchema>;
