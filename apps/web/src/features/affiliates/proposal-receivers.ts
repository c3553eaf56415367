import 'server-only';
import type { PayoutMethod } from '@prestafaro/types/affiliate';
import { type PayoutMessage, payoutLimits, payoutMessageSchema } from '@prestafaro/types/affiliate-proposal';
import { type MailedLinkMessage, mailedLinkMessageSchema } from '@prestafaro/types/mailed-link';
import { proposeChange } from '@/cms/affiliate-proposal';
import type { FormReceiver } from '@/shell/visitor-form/answer-form';

/**
 * Reads, checks and sends the wish to be paid in another way. The account itself is checked by the CMS, which knows how the accounts of a country look.
 * @param method that was chosen: an error of the account says how one of this method looks
 */
export const payoutReceiver = (method: PayoutMethod): FormReceiver<PayoutMessage> => ({
  name: 'affiliate-payout',
  schema: payoutMessageSchema,
  fields: ['payoutMethod', 'account', 'bank'],
  read: (field) => ({
    token: field('token'),
    payoutMethod: field('payoutMethod'),
    account: field('account'),
    bank: field('bank'),
  }),
  send: (message) => proposeChange('payout', message),
  accepted: ({ affiliates }) => affiliates.payoutForm.accepted,
  errors({ affiliates }) {
    const { missing, too_long, invalid, bank } = affiliates.payoutForm.errors;
    const { payoutMethod } = affiliates.form.errors;
    return { payoutMethod, account: { missing, too_long, invalid: invalid[method] }, bank };
  },
  limits: payoutLimits,
});

/** Sends the wish to end the contract. */
export const endReceiver: FormReceiver<MailedLinkMessage> = {
  name: 'affiliate-end',
  schema: mailedLinkMessageSchema,
  fields: [],
  read: (field) => ({ token: field('token') }),
  send: (message) => proposeChange('end', message),
  accepted: ({ affiliates }) => affiliates.end.accepted,
  errors: () => ({}),
  limits: {},
};
