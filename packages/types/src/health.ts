import * as z from 'zod/mini';

/**
 * The answer of a health address. `degraded` still serves visitors (say, stale pages while the CMS is away) and answers 200;
 * `failing` should get no visitors and answers 503. A check says what is wrong in words without secrets.
 */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'failing']),
  /** Build id of the web application, or version of the CMS. */
  version: z.string(),
  checks: z.record(
    z.string(),
    z.discriminatedUnion('ok', [
      z.object({ ok: z.literal(true) }),
      z.object({ ok: z.literal(false), reason: z.string().check(z.minLength(1)) }),
    ]),
  ),
});

export type Health = z.infer<typeof healthSchema>;
