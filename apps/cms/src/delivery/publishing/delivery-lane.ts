import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { whileLocked } from '../../platform/database/advisory-lock';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { retryDelay } from './retry-delay';

export const PUBLISH_EVENT_UID = 'api::publish-event.publish-event';
/** Within a week the web app renders every page again by its own time limit. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 20;
/** Another CMS delivers now. It may have looked for due events just before one was added here. */
const LOCKED_RETRY_MS = 250;
/** Events of a CMS that was stopped are delivered by the next one that looks for them. */
const LOOK_AGAIN_MS = 15_000;

interface OutboxRow {
  id: number;
  url: string;
  payload: PublishEvent;
  attempts: number;
  dueAt: string;
}

/** Sends an event to an instance of the web app. Throws unless the instance confirms it. */
export type Deliver = (url: string, event: PublishEvent) => Promise<void>;

/**
 * Delivers the events of one instance of the web app, one after the other. An instance that hangs or is away does not hold up
 * the others. Of several CMS processes one delivers at a time.
 */
export class DeliveryLane {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private wakeAgain = false;
  private stopped = false;
  /** The instance did not confirm the last event. Each change of this state is logged once. */
  private away = false;

  /** One CMS at a time delivers the events of this lane. */
  private readonly lock: string;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly url: string,
    private readonly deliver: Deliver,
    private readonly now: () => number,
  ) {
    this.lock = `publish events ${url}`;
  }

  /** Starts to deliver due events soon, one run at a time. Never throws: a failed delivery is retried with backoff. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) this.wakeAgain = true;
    else this.schedule(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private rows() {
    return this.strapi.db.query(PUBLISH_EVENT_UID);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), delay);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.wakeAgain = false;
    try {
      const isOurs = !(await this.isAnyDue()) || (await whileLocked(this.strapi, this.lock, () => this.deliverDue()));
      const next: OutboxRow | null = await this.rows().findOne({ where: { url: this.url }, orderBy: { dueAt: 'asc' } });
      if (this.stopped) return;
      const nextInMs = next ? Math.max(0, Date.parse(next.dueAt) - this.now()) : LOOK_AGAIN_MS;
      this.schedule(Math.min(LOOK_AGAIN_MS, isOurs ? nextInMs : Math.max(LOCKED_RETRY_MS, nextInMs)));
    } catch (error) {
      if (this.stopped) return;
      if (!isDatabaseOutage(error)) this.strapi.log.error(`publish events: ${redactedError(error)}, tried again soon`);
      this.schedule(retryDelay(1));
    } finally {
      this.running = false;
      if (this.wakeAgain) this.schedule(0);
    }
  }

  private due() {
    return { url: this.url, dueAt: { $lte: new Date(this.now()) } };
  }

  private async isAnyDue(): Promise<boolean> {
    return (await this.rows().findOne({ select: ['id'], where: this.due() })) !== null;
  }

  private async deliverDue(): Promise<void> {
    const due: OutboxRow[] = await this.rows().findMany({
      where: this.due(),
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    for (const row of due) {
      try {
        await this.deliver(this.url, row.payload);
      } catch (error) {
        this.recordAway(messageOf(error));
        await this.postpone(row, messageOf(error));
        return;
      }
      this.recordBack();
      await this.rows().delete({ where: { id: row.id } });
    }
  }

  private async postpone(row: OutboxRow, lastError: string): Promise<void> {
    const { event, type, locale, at } = row.payload;
    if (this.now() - Date.parse(at) > GIVE_UP_AFTER_MS) {
      this.strapi.log.error(`publish events: gave up on ${event} ${type} ${locale} after a week: ${lastError}`);
      await this.rows().delete({ where: { id: row.id } });
      return;
    }
    const attempts = row.attempts + 1;
    const dueAt = new Date(this.now() + retryDelay(attempts));
    await this.rows().update({ where: { id: row.id }, data: { attempts, dueAt, lastError } });
  }

  private recordAway(reason: string): void {
    if (this.away) return;
    this.away = true;
    this.strapi.log.warn(
      `publish events: ${this.host()} confirms no event: ${reason}. Events wait in the outbox and are sent again`,
    );
  }

  private recordBack(): void {
    if (this.away) this.strapi.log.info(`publish events: ${this.host()} confirms events again`);
    this.away = false;
  }

  private host(): string {
    return new URL(this.url).host;
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
