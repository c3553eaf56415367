import type { Core } from '@strapi/strapi';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { isConnectionError, isDatabaseOutage, markLost } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { retryDelay } from '../publishing/retry-delay';
import { LOOK_AGAIN_MS } from '../waiting-rows';
import type { Decision } from './commercial/decision';
import { failureOf } from './failure';
import { type MailRow, type MailRows, nameOfMail } from './mail-rows';
import { recordRefusal } from './record-refusal';
import type { Suppressions } from './suppressions';
import type { MailContent } from './templates/templates';
import type { ComposedMail, MailTransport } from './transports/transport';

/** A mail that could not be sent for so long helps nobody any more. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
/** The pauses of a mail that a server puts off: a minute, doubled each time, at most an hour. */
const PAUSES = { firstMs: 60_000, maxMs: 60 * 60_000 };

export interface WorkerParts {
  log: Core.Strapi['log'];
  rows: MailRows;
  suppressions: Suppressions;
  /** Decides about a mail at the moment of its sending. */
  decide(row: MailRow, now: Date): Promise<Decision>;
  personalData: PersonalData;
  transport: MailTransport;
  compose(row: MailRow, to: string, content: MailContent): Promise<ComposedMail>;
  now(): Date;
}

/** Sends the mails of the outbox one after the other. Several instances do so at the same time; a claim gives each mail to one of them. */
export class MailWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wakeAgain = false;
  private stopped = false;
  /** Attempts in a row at which the mail server was away; 0 = it is there. */
  private failures = 0;
  /** The fault of the mail server, for the health check; null if there is none. */
  fault: string | null = null;

  constructor(private readonly parts: WorkerParts) {}

  /** Starts to send due mails soon. Never throws. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) this.wakeAgain = true;
    else if (this.failures === 0) this.schedule(0);
  }

  /** Resolves when the mail that is being sent has its result. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => {
        this.running = undefined;
      });
    }, delay);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.wakeAgain = false;
    let pause = LOOK_AGAIN_MS;
    try {
      await this.sendDue();
      pause = this.failures > 0 ? retryDelay(this.failures) : await this.parts.rows.untilNext(this.parts.now());
    } catch (error) {
      if (!isDatabaseOutage(error) && !this.stopped)
        this.parts.log.error(`mail: ${redactedError(error)}, tried again soon`);
    }
    if (!this.stopped) this.schedule(this.wakeAgain && this.failures === 0 ? 0 : pause);
  }

  /** Sends due mails until none is left, or the mail server is away. */
  async sendDue(): Promise<void> {
    const { rows, now } = this.parts;
    for (;;) {
      if (this.stopped) return;
      const row = await rows.claim(now());
      if (!row) return;
      await this.sendClaimed(row);
      if (this.failures > 0) return;
    }
  }

  private async sendClaimed(row: MailRow): Promise<void> {
    const { rows, suppressions, now } = this.parts;
    // Also a mail that waited while no CMS could send: its news is old.
    if (await this.giveUpIfOld(row, 'not sent in time')) return;
    if (await suppressions.has(row.addressHash, now())) return rows.end(row, 'suppressed', now());
    const decision = await this.parts.decide(row, now());
    if (decision.kind === 'wait') return rows.release(row, decision.until, 'waits for its hours');
    if (decision.kind === 'drop') return rows.end(row, 'suppressed', now(), decision.reason);
    const mail = await this.composed(row, decision.content);
    if (mail === null) return;
    try {
      await this.parts.transport.send(mail);
    } catch (error) {
      return this.recordFailure(row, error);
    }
    this.recordBack();
    await rows.end(row, 'sent', now());
  }

  /** @returns null for a mail that cannot be made. It is tried again later, because a release or a key may mend that. */
  private async composed(row: MailRow, changed: MailContent | undefined): Promise<ComposedMail | null> {
    const { personalData, log } = this.parts;
    try {
      const decrypted = personalData.decrypt('mails.content', row.messageId, row.content ?? '');
      const { to, content } = JSON.parse(decrypted) as { to: string; content: MailContent };
      return await this.parts.compose(row, to, changed ?? content);
    } catch (error) {
      // Nothing else here has a connection. An error of a transaction may lack the mark of a lost one.
      if (isConnectionError(error)) markLost(error);
      if (isDatabaseOutage(error)) throw error;
      // While the database is away this throws, and the error was a result of that: knex has no other words for a lost transaction.
      await this.postpone(row, 'cannot be made');
      log.error(`${nameOfMail(row)}: cannot be made: ${redactedError(error)}`);
      return null;
    }
  }

  private async recordFailure(row: MailRow, error: unknown): Promise<void> {
    const { rows, now } = this.parts;
    const failure = failureOf(error);
    if (failure.kind === 'away') {
      this.recordAway(failure.code);
      if (!(await this.giveUpIfOld(row, failure.code))) await rows.release(row, now(), failure.code);
      return;
    }
    this.recordBack();
    if (failure.kind === 'later') return this.postpone(row, failure.code);
    await recordRefusal(this.parts, row, failure, now());
  }

  private async postpone(row: MailRow, code: string): Promise<void> {
    if (await this.giveUpIfOld(row, code)) return;
    const pause = retryDelay(row.attempts, PAUSES);
    await this.parts.rows.postpone(row, new Date(this.parts.now().getTime() + pause), code);
  }

  private async giveUpIfOld(row: MailRow, code: string): Promise<boolean> {
    const { rows, now, log } = this.parts;
    if (now().getTime() - Date.parse(row.queuedAt) < GIVE_UP_AFTER_MS) return false;
    await rows.end(row, 'given_up', now(), code);
    log.error(`${nameOfMail(row)}: given up after three days (${code})`);
    return true;
  }

  /** One line for an outage of the mail server. */
  private recordAway(code: string): void {
    this.failures += 1;
    this.fault = `the mail server takes no mails: ${code}`;
    if (this.failures === 1) {
      this.parts.log.error(
        `mail: the mail server takes no mails (${code}). They wait in the outbox and are sent later`,
      );
    }
  }

  private recordBack(): void {
    if (this.failures > 0) this.parts.log.info('mail: the mail server takes mails again');
    this.failures = 0;
    this.fault = null;
  }
}
