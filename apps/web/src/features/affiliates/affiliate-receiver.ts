import 'server-only';
import { type AffiliateRequest, affiliateLimits, affiliateRequestSchema } from '@prestafaro/types/affiliate';
import { sendReview } from '@/cms/send-review';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/** Reads, checks and sends a request to become an affiliate. The limits are those of the CMS, so that both give the same errors. */
export const affiliateReceiver: FormReceiver<AffiliateRequest> = {
  name: 'affiliate',
  schema: affiliateRequestSchema,
  fields: ['name', 'email', 'website', 'model', 'payoutMethod', 'text', 'terms'],
  read: (field) => ({
    name: field('name'),
    email: field('email').trim(),
    website: field('website'),
    model: field('model'),
    payoutMethod: field('payoutMethod'),
    text: field('text'),
    terms: field('terms') === '1',
  }),
  send: (message) => sendReview('/api/affiliates', message),
  accepted: ({ affiliates }) => affiliates.form.accepted,
  errors: ({ affiliates }) => affiliates.form.errors,
  limits: affiliateLimits,
};
