import * as z from 'zod/mini';
import { uuidV4Pattern } from './uuid.ts';

/** The kind of page of a route (specification §2). */
export const routeMetaTypeSchema = z.enum(['blog', 'tag', 'seo', 'lender', 'doc', 'author']);

export type RouteMetaType = z.infer<typeof routeMetaTypeSchema>;

const uuidV4 = z.string().check(z.regex(uuidV4Pattern));
const shortText = z.string().check(z.minLength(1), z.maxLength(200));

/** The referrer without query and hash, because an address may carry personal data there (R28). */
const bareAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s?#]+$/));

/**
 * One tracked event as it is sent to `/api/event` (specification §3 and §7; meaning of the `sub` fields: decisions, "Tracking
 * and consent"). The schema is strict: it refuses unknown fields, such as a name or an e-mail address.
 */
export const trackedEventSchema = z.strictObject({
  event_id: z.int().check(z.positive()),
  provider_id: z.optional(shortText),
  /** Affiliate or traffic source. */
  sub1: z.optional(shortText),
  /** Experiment arm: `0300.1-A`. */
  sub3: z.optional(shortText),
  sub4: z.optional(z.enum(['pageView', 'focus', 'filled', 'invalid'])),
  sub5: z.optional(routeMetaTypeSchema),
  /** Form and version: `reg.2`. */
  sub6: z.optional(shortText),
  /** Offer id. */
  sub7: z.optional(shortText),
  /** Index of a form field, from 0. */
  sub8: z.optional(z.int().check(z.nonnegative())),
  utm_source: z.optional(shortText),
  utm_medium: z.optional(shortText),
  utm_campaign: z.optional(shortText),
  utm_content: z.optional(shortText),
  utm_term: z.optional(shortText),
  session_id: uuidV4,
  client_id: uuidV4,
  /** Host name of the page. */
  domain: shortText,
  referer: z.optional(bareAddress),
});

export type TrackedEvent = z.infer<typeof trackedEventSchema>;

/** A page view: event 5 (specification §9). */
export const pageViewEventSchema = z.extend(trackedEventSchema, {
  event_id: z.literal(5),
  sub4: z.literal('pageView'),
});

export type PageViewEvent = z.infer<typeof pageViewEventSchema>;
