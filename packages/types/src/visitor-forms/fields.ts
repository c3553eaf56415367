import * as z from 'zod/mini';
import { starLimits } from './limits.ts';

/** No control characters: PostgreSQL stores no NUL, and nothing good comes of the others. */
export const lineField = (limits: { min?: number; max: number }) =>
  z.string().check(z.trim(), ...lengths(limits), z.regex(/^\P{Cc}*$/u));

/** The same, but a text may have line breaks and tabs. */
export const textField = (limits: { min?: number; max: number }) =>
  z.string().check(z.trim(), ...lengths(limits), z.regex(/^[\P{Cc}\t\r\n]*$/u));

export const starsField = z.int().check(z.minimum(starLimits.min), z.maximum(starLimits.max));

/** `documentId` of the CMS, or `home`. */
export const idField = z.string().check(z.minLength(1), z.maxLength(60));

/**
 * The visitor's network address, as the web application sees it. The CMS limits and recognises repeats by its keyed hash
 * and never stores it.
 */
export const addressField = z.string().check(z.minLength(1), z.maxLength(100));

/** Nothing at all is told apart from too little: a form says another thing of each. */
function lengths({ min = 0, max }: { min?: number; max: number }) {
  return [...(min > 0 ? [z.minLength(1)] : []), ...(min > 1 ? [z.minLength(min)] : []), z.maxLength(max)];
}
