import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { isSaidOfDatabase } from '../database/database-errors';
import { wordlessError } from '../logging/wordless-error';
import { retryDelay } from './retry-delay';

const UID = 'api::publish-event.publish-event';
/** After a week the web app has long since remade every page by its own time limit. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 20;
/** A retry or two is nothing; after that somebody should look. */
const OVERDUE_AFTER_MS = 60_000;

interface OutboxRow {
  id: number;
  url: string;
  payload: PublishEvent;
  attempts: number;
  dueAt: string;
}

/** What has not been confirmed yet. */
export interface Backlog {
  waiting: number;
  /** For more than a minute. */
  overdue: number;
  /** Of the oldest; 0 = nothing waits. */
  oldestSeconds: number;
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
  /** Instances of the web app that have not taken the last event: one line says so of each, and one that it is back. */
  private readonly away = new Set<string>();

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

  async backlog(): Promise<Backlog> {
    const createdBefore = { createdAt: { $lt: new Date(this.now() - OVERDUE_AFTER_MS) } };
    const oldest: { createdAt: string } | null = await this.rows().findOne({
      select: ['createdAt'],
      orderBy: { createdAt: 'asc' },
    });
    if (!oldest) return { waiting: 0, overdue: 0, oldestSeconds: 0 };
    return {
      waiting: await this.rows().count(),
      overdue: await this.rows().count({ where: createdBefore }),
      oldestSeconds: Math.max(0, (this.now() - Date.parse(oldest.createdAt)) / 1000),
    };
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
      if (this.stopped) return;
      if (!isSaidOfDatabase(error)) this.strapi.log.error(`publish events: ${wordlessError(error)}, tried again soon`);
      this.schedule(retryDelay(1));
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
      } catch (error) {
        this.noteAway(url, messageOf(error));
        await this.postpone(row, messageOf(error));
        return;
      }
      this.noteBack(url);
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

  private noteAway(url: string, reason: string): void {
    if (this.away.has(url)) return;
    this.away.add(url);
    this.strapi.log.warn(`publish events: ${hostOf(url)} takes none: ${reason}. They wait, and are sent again`);
  }

  private noteBack(url: string): void {
    if (this.away.delete(url)) this.strapi.log.info(`publish events: ${hostOf(url)} takes them again`);
  }
}

const hostOf = (url: string): string => new URL(url).host;

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
