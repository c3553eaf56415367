import * as z from 'zod/mini';
import { type EventName, type EventProperty, type PropertyOf, trackedEvents } from './event-table.ts';
import { uuidV4Pattern } from './uuid.ts';
import { largestWebVital, webVitalNames } from './web-vital.ts';

/** The kind of page of a route (specification §2). */
export const routeMetaTypeSchema = z.enum(['blog', 'tag', 'seo', 'lender', 'doc', 'author']);

export type RouteMetaType = z.infer<typeof routeMetaTypeSchema>;

const uuidV4 = z.string().check(z.regex(uuidV4Pattern));

/** 1 to 256 characters, counted as Unicode code points. No control character and no half of a surrogate pair: PostgreSQL stores neither. */
const shortText = z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]{1,256}$/u));

/** The referrer without query and hash, because an address may carry personal data there (R28). */
const bareAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s?#\p{Cc}\p{Cs}]+$/u));

/** What names an offer or an article: the characters of a path. So it takes 100 bytes at most, and holds no sentence about a person. */
const itemName = z.string().check(z.regex(/^[\w.~/-]{1,100}$/));

/** Far above any number that is in use, and within the integers of both databases. */
const largestNumber = 1_000_000;

/** What any event may say: who sent it, from where, and by which campaign. */
const visitFields = {
  /** Made by the browser, once for each event. A request that is sent again has the same keys, so its events count once. */
  event_key: uuidV4,
  provider_id: z.optional(shortText),
  /** Affiliate or traffic source. */
  sub1: z.optional(shortText),
  /** Experiment arm: `0300.1-A`. */
  sub3: z.optional(shortText),
  utm_source: z.optional(shortText),
  utm_medium: z.optional(shortText),
  utm_campaign: z.optional(shortText),
  utm_content: z.optional(shortText),
  utm_term: z.optional(shortText),
  /** The source by which the visitor came first, as long as the browser remembers it (`pf_first`). */
  first_source: z.optional(shortText),
  first_medium: z.optional(shortText),
  first_campaign: z.optional(shortText),
  session_id: uuidV4,
  client_id: uuidV4,
  /** Host name of the page. */
  domain: shortText,
  referer: z.optional(bareAddress),
};

/** What only some events say: each names its own in the table of events. */
const propertyFields = {
  /** The kind of page. Absent for pages without one, such as the home page. */
  sub5: z.optional(routeMetaTypeSchema),
  /** Form and version: `reg.2`. Of a web vital: its name. */
  sub6: z.optional(shortText),
  /** The item that the event is about: the id of an offer, or the article that is opened (`articleItem` of `packages/addresses`). */
  sub7: z.optional(itemName),
  /** Index of a form field or of another item on the page, from 0. Of a web vital: its value. */
  sub8: z.optional(z.int().check(z.nonnegative(), z.lte(largestNumber))),
} satisfies Record<EventProperty, z.ZodMiniType>;

/** A figure of speed without its name or its value says nothing. */
const webVitalFields = { sub6: z.enum(webVitalNames), sub8: z.int().check(z.nonnegative(), z.lte(largestWebVital)) };

const eventNames = Object.keys(trackedEvents) as EventName[];

/**
 * One tracked event as it is sent to `/api/event`, alone or in a list (`event-request.ts`; specification §3 and §7; meaning of the `sub` fields: decisions, "Tracking
 * and consent"). The schema is strict: it refuses unknown fields, such as a name or an e-mail address.
 */
export const trackedEventSchema = z
  .strictObject({
    event_id: z.int().check(z.positive(), z.lte(largestNumber)),
    sub4: z.optional(z.enum(eventNames)),
    ...visitFields,
    ...propertyFields,
  })
  .check(
    z.refine(({ event_id, sub6 }) => !isWebVital(event_id) || isWebVitalName(sub6), { path: ['sub6'] }),
    z.refine(({ event_id, sub8 }) => !isWebVital(event_id) || sub8 !== undefined, { path: ['sub8'] }),
  );

const isWebVital = (id: number): boolean => id === trackedEvents.webVital.id;
const isWebVitalName = (name: string | undefined): boolean => webVitalNames.some((each) => each === name);

export type TrackedEvent = z.infer<typeof trackedEventSchema>;

/** The values of an event's own fields. */
export type EventProperties<Name extends EventName> = Pick<TrackedEvent, PropertyOf<Name>>;

/** The event of that name, as its entry in the table describes it. */
export type EventNamed<Name extends EventName> = Pick<TrackedEvent, keyof typeof visitFields> &
  EventProperties<Name> & { event_id: (typeof trackedEvents)[Name]['id']; sub4: Name };

/** The wire schema of one event: its id, its name, its own fields and those of the visit. */
export function eventSchemaOf<Name extends EventName>(name: Name): z.ZodMiniType<EventNamed<Name>> {
  const { id, properties } = trackedEvents[name];
  const fields = isWebVital(id) ? { ...propertyFields, ...webVitalFields } : propertyFields;
  const own = Object.fromEntries(properties.map((property) => [property, fields[property]]));
  const schema: unknown = z.strictObject({ event_id: z.literal(id), sub4: z.literal(name), ...visitFields, ...own });
  // The type of a shape that is built at run time is not inferred.
  return schema as z.ZodMiniType<EventNamed<Name>>;
}
