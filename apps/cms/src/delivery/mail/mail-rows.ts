import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { WaitingRows } from '../waiting-rows';
import type { MailEnd } from './mail-state';

/** A mail of the outbox that is claimed by one instance. */
export interface MailRow {
  id: number;
  messageId: string;
  template: string;
  site: Locale;
  applicationId: number | null;
  addressHash: string;
  /** Encrypted; null after the end. */
  content: string | null;
  attempts: number;
  queuedAt: string;
  dueAt: string;
}

/** For logs: nothing personal. */
export const nameOfMail = ({ id, template, site }: MailRow): string => `mail ${id} ${template} ${site}`;

/** How long an instance has for one attempt: more than all timeouts of a connection together. */
export const CLAIM_MS = 5 * 60_000;

/** The table of mails. */
export class MailRows extends WaitingRows<MailRow> {
  constructor(strapi: Core.Strapi, claimMs = CLAIM_MS) {
    super(strapi, 'mail', claimMs);
  }

  /** Ends a mail and erases its content with its address. */
  async end(row: MailRow, state: MailEnd, now: Date, lastError: string | null = null): Promise<void> {
    // The last mail to an address that is erased: its row would be what remains of it.
    if (row.template === 'erasure-receipt') return void (await this.table().deleteMany({ where: { id: row.id } }));
    await this.table().updateMany({
      where: { id: row.id },
      data: { state, content: null, finishedAt: now, lastError },
    });
  }

  /** Gives a mail back that could not be tried. The attempt does not count. */
  async release(row: MailRow, dueAt: Date, lastError: string): Promise<void> {
    await this.table().updateMany({ where: { id: row.id }, data: { attempts: row.attempts - 1, dueAt, lastError } });
  }

  /** Makes a mail due again. */
  async postpone(row: MailRow, dueAt: Date, lastError: string): Promise<void> {
    await this.table().updateMany({ where: { id: row.id }, data: { dueAt, lastError } });
  }

  /**
   * The mail that left under one of these ids and that no server has refused yet. One that waits may have left too: its CMS was killed
   * before it noted so. @returns null if there is none
   */
  async findSent(messageIds: readonly string[]): Promise<MailRow | null> {
    return this.table().findOne({
      where: { messageId: { $in: [...messageIds] }, state: { $in: ['sent', 'waiting'] }, attempts: { $gt: 0 } },
    });
  }

  /** @returns since when a mail is due that nobody has tried to send; null if there is none. A mail that waits for its hours is not due. */
  async untriedSince(now: Date): Promise<Date | null> {
    const oldest: { dueAt: string } | null = await this.table().findOne({
      select: ['dueAt'],
      where: { state: 'waiting', attempts: 0, dueAt: { $lte: now } },
      orderBy: { dueAt: 'asc' },
    });
    return oldest && new Date(oldest.dueAt);
  }
}
