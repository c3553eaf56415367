import type { Locale } from '@prestafaro/countries';
import type { ReactElement } from 'react';
import type { MailMessages } from '../messages/mail-messages';

/** What a mail knows beside its own properties. */
export interface MailContext {
  locale: Locale;
  words: MailMessages;
  siteName: string;
  /** The personal link to the page of an application, without a campaign; null in a mail about something else. */
  statusUrl: string | null;
  /** The personal link to the page of an affiliate, or of a proposal that it confirms; null in a mail about something else. */
  affiliateUrl: string | null;
  /** The personal link to the data of an address; null if nothing is held about it, and in other mails. */
  myDataUrl: string | null;
  /** The page of an erasure's receipt. */
  receiptUrl(id: string): string;
  /** The address for questions; null if the settings of the site have none. */
  contactEmail: string | null;
  /** Name and postal address of the company (R7); null if the settings have none. */
  company: string | null;
  /** The personal link that unsubscribes the receiver; null in a mail that is no advertising. */
  unsubscribeUrl: string | null;
  /** The personal link that undoes a request to unsubscribe; null in other mails. */
  undoUrl: string | null;
  /** The first word of the subject of advertising: `Publicidad:`. */
  advertisingLabel: string;
  /** The warning of the site beside advertising of credit (R1); null if its settings have none. */
  warning: string | null;
  /** Writes an amount as the site does. */
  money(amount: number): string;
}

/** One mail: its subject and its body. */
export interface MailTemplate<Props> {
  /** Advertising: only for those who agreed to it, with the label of the country and a way to unsubscribe (R30). */
  isCommercial?: true;
  subject(context: MailContext, props: Props): string;
  Body(parts: { context: MailContext; props: Props }): ReactElement;
  /** Why the receiver gets it, below the text. */
  reason(context: MailContext): string;
}
