import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

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

/**
 * How a mail ended. `suppressed`: it was not sent, because its address had refused an earlier one or got too many, or because a mail of advertising
 * was not wanted or needed any more.
 */
export type MailEnd = 'sent' | 'refused' | 'given_up' | 'suppressed';

/** How long an instance has for one attempt: more than all timeouts of a connection together. */
export const CLAIM_MS = 5 * 60_000;

/** The table of mails. Several instances may use it at the same time. */
export class MailRows {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly claimMs = CLAIM_MS,
  ) {}

  /**
   * Claims the mail that has waited longest. A claim puts the mail off until the claim ends; the mail of an instance that was killed is
   * due again then. The WHERE holds the counter that was read, so one of two instances gets the mail.
   * @returns null if none is due, or if the due ones were claimed by others
   */
  async claim(now: Date): Promise<MailRow | null> {
    const due: MailRow[] = await this.table().findMany({
      where: { state: 'waiting', dueAt: { $lte: now } },
      orderBy: { dueAt: 'asc' },
      limit: 10,
    });
    for (const row of due) {
      const attempts = row.attempts + 1;
      const { count } = await this.table().updateMany({
        where: { id: row.id, state: 'waiting', attempts: row.attempts },
        data: { attempts, dueAt: new Date(now.getTime() + this.claimMs) },
      });
      if (count === 1) return { ...row, attempts };
    }
    return null;
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

  /** @returns when the next mail is due; null if none waits */
  async nextDue(): Promise<Date | null> {
    const next: { dueAt: string } | null = await this.table().findOne({
      select: ['dueAt'],
      where: { state: 'waiting' },
      orderBy: { dueAt: 'asc' },
    });
    return next && new Date(next.dueAt);
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

  /** The mails that wait, and the age of the oldest; 0 = none. */
  async backlog(now: Date): Promise<{ waiting: number; oldestSeconds: number }> {
    const oldest: { queuedAt: string } | null = await this.table().findOne({
      select: ['queuedAt'],
      where: { state: 'waiting' },
      orderBy: { queuedAt: 'asc' },
    });
    if (!oldest) return { waiting: 0, oldestSeconds: 0 };
    const oldestSeconds = Math.max(0, (now.getTime() - Date.parse(oldest.queuedAt)) / 1000);
    return { waiting: await this.table().count({ where: { state: 'waiting' } }), oldestSeconds };
  }

  private table() {
    return this.strapi.db.query(uidOf('mail'));
  }
}
