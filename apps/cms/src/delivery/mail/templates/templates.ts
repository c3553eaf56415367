import { affiliateApproved } from './affiliate-approved/affiliate-approved';
import { affiliateChanged } from './affiliate-changed/affiliate-changed';
import { affiliateLink } from './affiliate-link/affiliate-link';
import { affiliateProposal } from './affiliate-proposal/affiliate-proposal';
import { affiliateRequest } from './affiliate-request/affiliate-request';
import { applicationApproved } from './application-approved/application-approved';
import { applicationDeclined } from './application-declined/application-declined';
import { applicationReceived } from './application-received/application-received';
import { commentDecision } from './comment-decision/comment-decision';
import { erasureReceipt } from './erasure-receipt/erasure-receipt';
import { myDataLink } from './my-data-link/my-data-link';
import { offersThatFit } from './offers-that-fit/offers-that-fit';
import { statusChanged } from './status-changed/status-changed';
import { statusLink } from './status-link/status-link';
import type { MailTemplate } from './template';
import { unsubscribed } from './unsubscribed/unsubscribed';

/** Every mail, by the name that the outbox stores. */
export const mailTemplates = {
  'affiliate-request': affiliateRequest,
  'affiliate-approved': affiliateApproved,
  'affiliate-link': affiliateLink,
  'affiliate-proposal': affiliateProposal,
  'affiliate-changed': affiliateChanged,
  'application-received': applicationReceived,
  'status-changed': statusChanged,
  'application-approved': applicationApproved,
  'application-declined': applicationDeclined,
  'comment-decision': commentDecision,
  'my-data-link': myDataLink,
  'erasure-receipt': erasureReceipt,
  'status-link': statusLink,
  'offers-that-fit': offersThatFit,
  unsubscribed,
} as const;

export type MailName = keyof typeof mailTemplates;

type PropsOf<Template> = Template extends MailTemplate<infer Props> ? Props : never;

/** A mail with the properties of its template. */
export type MailContent = {
  [Name in MailName]: { template: Name; props: PropsOf<(typeof mailTemplates)[Name]> };
}[MailName];

/** Whether a mail of the outbox is advertising. A mail of a template that this release does not know is sent to nobody anyway. */
export const isCommercial = (name: string): boolean => {
  const template: MailTemplate<never> | undefined = Object.hasOwn(mailTemplates, name)
    ? mailTemplates[name as MailName]
    : undefined;
  return template?.isCommercial === true;
};
