import * as z from 'zod/mini';

/**
 * The answer of a health address. `degraded` answers 200: the app still serves visitors, for example stale pages while the CMS
 * is away. `failing` answers 503: the app should get no visitors. The reason of a check contains no secrets.
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
