import * as z from 'zod/mini';
import { latestBuildSchema } from './builds.ts';

/** The largest line and column of a script; ours are far shorter. */
const largestPlace = 10_000_000;

const place = z.int().check(z.positive(), z.lte(largestPlace));

/** A place in a script of ours as it was built. */
const errorFrameSchema = z.strictObject({
  /** The name of a file in `/_next/static/chunks/`. */
  file: z.string().check(z.regex(/^[\w.~-]{1,80}\.js$/)),
  /** From 1, as in the stack of an error. */
  line: place,
  column: place,
  /** The function as the built script names it. */
  name: z.optional(z.string().check(z.regex(/^[\w$.]{1,80}$/))),
});

/** A place in a built script, as the browser reports it; the server finds the place in the source by it. */
export type ErrorFrame = z.infer<typeof errorFrameSchema>;

/** Where an error came up: while a script ran, in a promise that nothing handles, or while React drew a part of the page. */
const errorSourceSchema = z.enum(['script', 'promise', 'render']);

/** Where an error came up: `script`, `promise` (not handled) or `render` (React). */
export type ErrorSource = z.infer<typeof errorSourceSchema>;

/**
 * An error of a browser as it is sent to `/api/error`. It names no visitor, no page and no query (R28). The schema is strict, so a
 * field that could do so is refused.
 */
export const browserErrorSchema = z.strictObject({
  /** The build of the page. */
  build: latestBuildSchema.shape.id,
  source: errorSourceSchema,
  /** Name and message, redacted (`redact-error.ts`). */
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  /** The stack, the innermost place first; null for a place that is in no file of ours. */
  frames: z.array(z.nullable(errorFrameSchema)).check(z.maxLength(20)),
});

export type BrowserError = z.infer<typeof browserErrorSchema>;
