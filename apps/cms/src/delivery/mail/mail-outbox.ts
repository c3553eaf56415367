import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { insertRow } from '../../platform/database/insert-row';
import { addressHashesOf } from './address-hash';
import { isOverLimit } from './mail-limits';
import { renewSuppression } from './suppressions';
import type { MailContent } from './templates/templates';

/** A mail to be sent. */
export interface NewMail {
  site: Locale;
  to: string;
  content: MailContent;
  /** The application that the mail is about: both are erased together. */
  applicationId?: number;
  /** The comment that the mail is about. */
  commentId?: number;
  /** When it is sent: at once if it is not given. */
  dueAt?: Date;
  /** The failed mail that it replaces. A second one for the same mail violates a unique index. */
  resendOf?: number;
}

interface Options {
  personalData: PersonalData;
  /** The domain of `Message-ID`. */
  domain: string;
  /** Called after the commit of a transaction that added a mail. */
  wake(): void;
}

/** For the log and the outbox. */
const OVER_LIMIT = 'its address has had too many of this kind today';
const DECIDED_AGAIN = 'the comment was decided on again';

/** The mails that wait in the database, so that a restart of either side loses none. */
export class MailOutbox {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly options: Options,
  ) {}

  /**
   * Writes a mail into the outbox. Inside a transaction of the caller it joins that one, so a mail exists exactly if its cause does. A mail above
   * the limit of its address is written as ended, without its content.
   */
  async add({ site, to, content, applicationId, commentId, resendOf, dueAt }: NewMail, now: Date): Promise<void> {
    const { personalData, domain, wake } = this.options;
    const messageId = `<${randomUUID()}@${domain}>`;
    const { template } = content;
    const hashes = addressHashesOf(personalData, to);
    const addressHash = hashes[0] as string;
    const about = { applicationId, commentId, resendOf };
    const row = { messageId, site, ...about, template, addressHash, attempts: 0, queuedAt: now, dueAt: dueAt ?? now };
    await this.strapi.db.transaction(async ({ onCommit }) => {
      await renewSuppression(this.strapi, hashes);
      if (await isOverLimit(this.strapi, addressHash, template, now)) {
        const data = { ...row, content: null, state: 'suppressed', finishedAt: now, lastError: OVER_LIMIT };
        const id = await insertRow(this.strapi, uidOf('mail'), data);
        this.strapi.log.warn(`mail ${id} ${template} ${site}: not sent, ${OVER_LIMIT}`);
        return;
      }
      const encrypted = personalData.encrypt('mails.content', messageId, JSON.stringify({ to, content }));
      await insertRow(this.strapi, uidOf('mail'), { ...row, content: encrypted, state: 'waiting' });
      onCommit(wake);
    });
  }

  /** Ends the mails about a comment that wait, because its decision is not valid any more. One that is being sent is sent. */
  async withdrawAbout(commentId: number, now: Date): Promise<void> {
    await this.strapi.db.query(uidOf('mail')).updateMany({
      where: { commentId, state: 'waiting' },
      data: { state: 'suppressed', content: null, finishedAt: now, lastError: DECIDED_AGAIN },
    });
  }
}
