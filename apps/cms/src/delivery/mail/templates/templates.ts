import { applicationApproved } from './application-approved/application-approved';
import { applicationDeclined } from './application-declined/application-declined';
import { applicationReceived } from './application-received/application-received';
import { commentDecision } from './comment-decision/comment-decision';
import { statusChanged } from './status-changed/status-changed';
import { statusLink } from './status-link/status-link';
import type { MailTemplate } from './template';

/** Every mail, by the name that the outbox stores. */
export const mailTemplates = {
  'application-received': applicationReceived,
  'status-changed': statusChanged,
  'application-approved': applicationApproved,
  'application-declined': applicationDeclined,
  'comment-decision': commentDecision,
  'status-link': statusLink,
} as const;

export type MailName = keyof typeof mailTemplates;

type PropsOf<Template> = Template extends MailTemplate<infer Props> ? Props : never;

/** A mail with the properties of its template. */
export type MailContent = {
  [Name in MailName]: { template: Name; props: PropsOf<(typeof mailTemplates)[Name]> };
}[MailName];
