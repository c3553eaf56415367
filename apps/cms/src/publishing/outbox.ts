import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { retryDelay } from './retry-delay';

const UID = 'api::publish-event.publish-event';
/** After a week the web app has long since remade every page by its own time limit. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 20;

interface OutboxRow {
  id: number;
  url: string;
  payload: PublishEvent;
  attempts: number;
  dueAt: string;
}

export type Deliver = (url: string, event: PublishEvent) => Promise<void>;

/**
 * Events that wait for the web app, in the database: a restart of either side loses none. One event is one row per
 * instance of the web app, and is deleted when that instance has confirmed it.
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private wakeAgain = false;
  private stopped = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly urls: readonly string[],
    private readonly deliver: Deliver,
    private readonly now: () => number = Date.now,
  ) {}

  async add(event: PublishEvent): Promise<void> {
    const dueAt = new Date(this.now());
    for (const url of this.urls) {
      await this.rows().create({ data: { url, payload: event, attempts: 0, dueAt } });
    }
  }

  /** Delivers what is due, soon and once at a time. Never throws: a failed delivery is retried with backoff. */
  wake(): void {
    if (this.stopped || this.urls.length === 0) return;
    if (this.running) this.wakeAgain = true;
    else this.schedule(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private rows() {
    return this.strapi.db.query(UID);
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
      await this.deliverDue();
      const next: OutboxRow | null = await this.rows().findOne({ orderBy: { dueAt: 'asc' } });
      if (next && !this.stopped) this.schedule(Math.max(0, Date.parse(next.dueAt) - this.now()));
    } catch (error) {
      this.strapi.log.error(`publish events: ${messageOf(error)}`);
      if (!this.stopped) this.schedule(retryDelay(1));
    } finally {
      this.running = false;
      if (this.wakeAgain) this.schedule(0);
    }
  }

  private async deliverDue(): Promise<void> {
    const due: OutboxRow[] = await this.rows().findMany({
      where: { dueAt: { $lte: new Date(this.now()) } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    // One instance that is away must not hold up the others; for one instance the order of the events is kept.
    await Promise.all([...new Set(due.map(({ url }) => url))].map((url) => this.deliverTo(url, due)));
  }

  private async deliverTo(url: string, due: OutboxRow[]): Promise<void> {
    for (const row of due.filter((candidate) => candidate.url === url)) {
      try {
        await this.deliver(url, row.payload);
        await this.rows().delete({ where: { id: row.id } });
      } catch (error) {
        await this.postpone(row, messageOf(error));
        return;
      }
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
    this.strapi.log.warn(`publish events: ${event} ${type} ${locale} not delivered (try ${attempts}): ${lastError}`);
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
