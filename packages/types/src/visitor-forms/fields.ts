import * as z from 'zod/mini';
import { proofField } from '../challenge.ts';
import { localeSchema } from '../locale.ts';
import { starLimits } from './limits.ts';

/** No control characters: PostgreSQL cannot store NUL, and the others are not text. */
export const lineField = (limits: { min?: number; max: number }) =>
  z.string().check(z.trim(), ...lengths(limits), z.regex(/^\P{Cc}*$/u));

/** Like `lineField`, but with line breaks and tabs. */
export const textField = (limits: { min?: number; max: number }) =>
  z.string().check(z.trim(), ...lengths(limits), z.regex(/^[\P{Cc}\t\r\n]*$/u));

/** A rating in whole stars, within {@link starLimits}. */
export const starsField = z.int().check(z.minimum(starLimits.min), z.maximum(starLimits.max));

/** A `documentId` of the CMS, or `home`. */
export const idField = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));

/**
 * The visitor's network address, as the web app sees it. The CMS uses its keyed hash for limits and to recognise repeats, and
 * never stores the address.
 */
export const addressField = z.string().check(z.minLength(1), z.maxLength(100));

/** Whether the honeypot of the form was filled in: then the CMS asks for a proof (R34). A web app that is older than the CMS sends nothing. */
export const honeypotField = z._default(z.boolean(), false);

/** What comes along with each form of a visitor. A web app that is older than the CMS, as during an update, sends no proof. */
export const senderFields = {
  locale: localeSchema,
  proof: z._default(proofField, null),
  isHoneypotFilled: honeypotField,
  address: addressField,
};

/** An empty text and a short text are different errors, because the form shows different texts for them. */
function lengths({ min = 0, max }: { min?: number; max: number }) {
  return [...(min > 0 ? [z.minLength(1)] : []), ...(min > 1 ? [z.minLength(min)] : []), z.maxLength(max)];
}
