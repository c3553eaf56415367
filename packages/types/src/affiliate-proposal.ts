import * as z from 'zod/mini';
import { payoutMethods } from './affiliate.ts';
import { localeSchema } from './locale.ts';
import { mailedLinkTokenSchema } from './mailed-link.ts';
import { lineField } from './visitor-forms/fields.ts';

/**
 * What an affiliate may propose: other data of the request, another way to be paid, the end of the contract. Each is valid only after the link
 * of its own mail was confirmed.
 */
export const proposalKinds = ['request', 'payout', 'end'] as const;

/** What a proposal is about: one of {@link proposalKinds}. */
export type ProposalKind = (typeof proposalKinds)[number];

/** What a proposal may change of the data of an affiliate. */
export const proposedFields = ['name', 'website', 'text', 'model', 'payoutMethod', 'account'] as const;

/** A field that a proposal changes: one of {@link proposedFields}. */
export type ProposedField = (typeof proposedFields)[number];

/** Limits of the account of an affiliate, in UTF-16 units, as HTML counts them. */
export const payoutLimits = {
  account: { min: 1, max: 254 },
  bank: { max: 80 },
} as const;

/**
 * How an affiliate wants to be paid: POST `/api/affiliates/proposals/payout`, with the token of the affiliate's page. Nothing changes before the
 * link of the mail is confirmed.
 */
export const payoutMessageSchema = z.object({
  locale: localeSchema,
  token: mailedLinkTokenSchema,
  payoutMethod: z.enum(payoutMethods),
  account: lineField(payoutLimits.account),
  /** Empty where the number of the account contains the bank. */
  bank: lineField(payoutLimits.bank),
});

/** The message of {@link payoutMessageSchema}. */
export type PayoutMessage = z.infer<typeof payoutMessageSchema>;

const lineSchema = z.object({
  field: z.enum(proposedFields),
  /** Null: nothing is known yet. An account is masked. */
  before: z.nullable(z.string()),
  after: z.string(),
});

/** 200 of `/api/affiliates/proposals/read`, with the token of the proposal's link: what the proposal would change, line by line. */
export const affiliateProposalAnswerSchema = z.object({
  kind: z.enum(proposalKinds),
  /** Its time is over: it can be proposed again. */
  isExpired: z.boolean(),
  lines: z.array(lineSchema),
});

/** The answer of {@link affiliateProposalAnswerSchema}. */
export type AffiliateProposalAnswer = z.infer<typeof affiliateProposalAnswerSchema>;
