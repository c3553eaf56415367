import * as z from 'zod/mini';
import { proofField } from '../challenge.ts';
import { consentPurposes } from '../consent-purpose.ts';
import { localeSchema } from '../locale.ts';
import { uuidV4Pattern } from '../uuid.ts';
import { addressField, honeypotField, lineField } from '../visitor-forms/fields.ts';
import { attributionSchema } from './attribution.ts';

/** The pages with a form: `/application/`, `/reg/` and `/reg2/`. */
export const applicationFormSchema = z.enum(['application', 'reg', 'reg2']);

export type ApplicationFormName = z.infer<typeof applicationFormSchema>;

/** `?ver=` of a registration form. */
export const formVersionSchema = z.union([z.literal(2), z.literal(3)]);

export type FormVersion = z.infer<typeof formVersionSchema>;

/** Parses the purpose of a consent: one of {@link consentPurposes}. */
export const consentPurposeSchema = z.enum(consentPurposes);

/** What a box said and whether it was ticked: the proof of a consent holds the words that were read (R25). */
export const givenConsentSchema = z.object({
  purpose: consentPurposeSchema,
  isGiven: z.boolean(),
  /** `es-ES:3f9a…`: site and the beginning of the SHA-256 of the text. */
  textVersion: lineField({ min: 1, max: 40 }),
  text: lineField({ min: 1, max: 2000 }),
});

export type GivenConsent = z.infer<typeof givenConsentSchema>;

/**
 * A submitted form: POST `/api/applications` of the CMS. `answers` are the texts as they were typed, by field name;
 * what they have to be is said by `applicationForm` and `checkAnswers` of `@prestafaro/countries`, on both sides.
 */
export const submissionSchema = z.object({
  locale: localeSchema,
  form: applicationFormSchema,
  /** Null is the standard form. */
  version: z.nullable(formVersionSchema),
  /** Made with each rendering of the form: the same key with the same content is the same application. */
  key: z.string().check(z.regex(uuidV4Pattern)),
  answers: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))),
  consents: z.array(givenConsentSchema).check(z.maxLength(10)),
  /** `0300.1-B`; null without an experiment. */
  arm: z.nullable(lineField({ min: 1, max: 20 })),
  /** Consent to experiments: without it the arm only chooses the form, and is not stored. */
  isArmAllowed: z._default(z.boolean(), false),
  attribution: z.nullable(attributionSchema),
  /** The form, of one page, asked for document and account too. */
  isIdentityAsked: z._default(z.boolean(), false),
  /** Answer to a challenge; null where none was set. */
  proof: proofField,
  isHoneypotFilled: honeypotField,
  address: addressField,
});

export type Submission = z.infer<typeof submissionSchema>;
