import * as z from 'zod/mini';
import { affiliateStatementSchema, monthSchema } from './affiliate-statement.ts';
import { localeSchema } from './locale.ts';
import { lineField, senderFields, textField } from './visitor-forms/fields.ts';

/** `cpl`: paid for each lead. `cps`: paid for each sale. */
export const affiliateModels = ['cpl', 'cps'] as const;

/** What an affiliate is paid for: one of {@link affiliateModels}. */
export type AffiliateModel = (typeof affiliateModels)[number];

/** How an affiliate is paid (specification §9). */
export const payoutMethods = ['bank', 'usdt', 'webmoney', 'capitalist', 'paypal'] as const;

/** One of {@link payoutMethods}. The account itself is stored apart and encrypted (R28). */
export type PayoutMethod = (typeof payoutMethods)[number];

/**
 * `requested`: a manager has not decided yet. `paused`: the code counts nothing new until a manager approves it again. `ended`: the contract is
 * over, the code counts nothing new, and what was earned is still paid.
 */
export const affiliateStates = ['requested', 'approved', 'refused', 'paused', 'ended'] as const;

/** How a request for the programme stands: one of {@link affiliateStates}. */
export type AffiliateState = (typeof affiliateStates)[number];

/** The parameter of a link by which a page knows the affiliate: `?aff=a-7k3m9x`. */
export const affiliateParameter = 'aff';

/** The code of an affiliate. Letters and digits that are easily confused are not used. */
export const affiliateCodePattern = /^a-[2-9a-hjkmnp-z]{6}$/;

/** Limits of the request, in UTF-16 units, as HTML counts them. */
export const affiliateLimits = {
  name: { min: 2, max: 80 },
  /** The longest mailbox of RFC 5321. */
  email: { max: 254 },
  website: { min: 4, max: 200 },
  text: { min: 20, max: 1000 },
} as const;

/** An address of a page or a channel, with or without `https://`: a host with a dot, and a path. */
const websitePattern = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(:\d+)?([/?#]\S*)?$/iu;

/** A request to become an affiliate: POST `/api/affiliates` of the CMS. */
export const affiliateRequestSchema = z.object({
  ...senderFields,
  name: lineField(affiliateLimits.name),
  email: z.email().check(z.maxLength(affiliateLimits.email.max)),
  website: lineField(affiliateLimits.website).check(z.regex(websitePattern)),
  model: z.enum(affiliateModels),
  payoutMethod: z.enum(payoutMethods),
  /** How the affiliate brings visitors. */
  text: textField(affiliateLimits.text),
  /** The privacy text and the terms were read. Never ticked in advance (R22). */
  terms: z.literal(true),
});

export type AffiliateRequest = z.infer<typeof affiliateRequestSchema>;

/** What the page of an affiliate shows: POST `/api/affiliates/page`, with the token of a mailed link in the body. */
export const affiliatePageMessageSchema = z.object({
  locale: localeSchema,
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  month: z.nullable(monthSchema),
});

export type AffiliatePageMessage = z.infer<typeof affiliatePageMessageSchema>;

/** 200 of `/api/affiliates/page`: how the request stands, and the statement of the chosen month. */
export const affiliatePageAnswerSchema = z.object({
  state: z.enum(affiliateStates),
  isConfirmed: z.boolean(),
  /** Of a request whose address nobody has confirmed; null for every other. A CMS that is older than the web app does not tell. */
  website: z._default(z.nullable(z.string()), null),
  /** Null before the approval. */
  terms: z.nullable(
    z.object({
      code: z.string(),
      model: z.enum(affiliateModels),
      /** In hundredths of the currency. */
      rate: z.int().check(z.nonnegative()),
      currency: z.string(),
      /** Days until a credit is confirmed. */
      holdDays: z.int().check(z.nonnegative()),
      payoutMethod: z.enum(payoutMethods),
      /** The account, of which only the end is readable; null before the affiliate gave one. A CMS that is older than the web app does not tell. */
      account: z._default(z.nullable(z.string()), null),
    }),
  ),
  /** The months that can be chosen, the newest first. */
  months: z.array(monthSchema),
  statement: z.nullable(affiliateStatementSchema),
});

export type AffiliatePageAnswer = z.infer<typeof affiliatePageAnswerSchema>;
