import * as z from 'zod/mini';
import { localeSchema } from '../locale.ts';
import { consentRecordActions } from '../tracking-consent.ts';
import { uuidV4Pattern } from '../uuid.ts';
import { addressField } from './fields.ts';

/** POST `/api/tracking-consents`: the choice of a visitor, as the web app's server received it (R17). */
export const trackingConsentMessageSchema = z.strictObject({
  /** Of the record. The visitor's cookie holds it too. */
  id: z.string().check(z.regex(uuidV4Pattern)),
  /**
   * Of the record of the choice that this one replaces; null for the first choice of a browser. Both fields may be absent until 0.6.0,
   * because a CMS is updated before the web servers.
   */
  replacedId: z.optional(z.nullable(z.string().check(z.regex(uuidV4Pattern)))),
  action: z.optional(z.enum(consentRecordActions)),
  locale: localeSchema,
  textVersion: z.int().check(z.positive()),
  choices: z.strictObject({
    measurement: z.boolean(),
    experiments: z.boolean(),
    push: z.boolean(),
    /** Absent from a web server of the release before, whose question has no such choice. */
    functional: z.optional(z.boolean()),
  }),
  /** The visitor's network address, for the limit only. */
  address: addressField,
});

export type TrackingConsentMessage = z.infer<typeof trackingConsentMessageSchema>;
