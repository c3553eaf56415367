import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { addressHashOf } from './address-hash';
import type { MailContent } from './templates/templates';

/** A mail to be sent. */
export interface NewMail {
  site: Locale;
  to: string;
  content: MailContent;
  /** The application that the mail is about: both are erased together. */
  applicationId?: number;
}

interface Options {
  personalData: PersonalData;
  /** The domain of `Message-ID`. */
  domain: string;
  /** Called after the commit of a transaction that added a mail. */
  wake(): void;
}

/** The mails that wait in the database, so that a restart of either side loses none. */
export class MailOutbox {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly options: Options,
  ) {}

  /** Writes a mail into the outbox. Inside a transaction of the caller it joins that one, so a mail exists exactly if its cause does. */
  async add({ site, to, content, applicationId }: NewMail, now: Date): Promise<void> {
    const { personalData, domain, wake } = this.options;
    const messageId = `<${randomUUID()}@${domain}>`;
    await this.strapi.db.transaction(async ({ onCommit }) => {
      await this.strapi.db.query(uidOf('mail')).create({
        data: {
          ...{ messageId, site, applicationId, template: content.template },
          addressHash: addressHashOf(personalData, to),
          content: personalData.encrypt('mails.content', messageId, JSON.stringify({ to, content })),
          ...{ state: 'waiting', attempts: 0, queuedAt: now, dueAt: now },
        },
      });
      onCommit(wake);
    });
  }
}
