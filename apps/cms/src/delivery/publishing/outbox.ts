import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { type Deliver, DeliveryLane, GIVE_UP_AFTER_MS, PUBLISH_EVENT_UID } from './delivery-lane';

/** A retry or two is nothing; after that somebody should look. */
const OVERDUE_AFTER_MS = 60_000;

/** What has not been confirmed yet. */
export interface Backlog {
  waiting: number;
  /** For more than a minute. */
  overdue: number;
  /** Of the oldest; 0 = nothing waits. */
  oldestSeconds: number;
}

/**
 * Events that wait for the web app, in the database: a restart of either side loses none. One event is one row per
 * instance of the web app, and is deleted when that instance has confirmed it.
 */
export class Outbox {
  private readonly lanes: readonly DeliveryLane[];

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly urls: readonly string[],
    deliver: Deliver,
    private readonly now: () => number = Date.now,
  ) {
    this.lanes = urls.map((url) => new DeliveryLane(strapi, url, deliver, now));
  }

  async add(event: PublishEvent): Promise<void> {
    const dueAt = new Date(this.now());
    for (const url of this.urls) {
      await this.rows().create({ data: { url, payload: event, attempts: 0, dueAt } });
    }
  }

  /** Delivers what is due, soon. Never throws: a failed delivery is retried with backoff. */
  wake(): void {
    for (const lane of this.lanes) lane.wake();
  }

  /** Of the instances that there are: what waits for one that is configured no longer is nobody's delay. */
  async backlog(): Promise<Backlog> {
    const configured = { url: { $in: [...this.urls] } };
    const createdBefore = { createdAt: { $lt: new Date(this.now() - OVERDUE_AFTER_MS) } };
    const oldest: { createdAt: string } | null = await this.rows().findOne({
      select: ['createdAt'],
      where: configured,
      orderBy: { createdAt: 'asc' },
    });
    if (!oldest) return { waiting: 0, overdue: 0, oldestSeconds: 0 };
    return {
      waiting: await this.rows().count({ where: configured }),
      overdue: await this.rows().count({ where: { ...configured, ...createdBefore } }),
      oldestSeconds: Math.max(0, (this.now() - Date.parse(oldest.createdAt)) / 1000),
    };
  }

  /** An instance that was left out of the settings by mistake gets its events when it is back before they are given up. */
  async forgetFormerInstances(): Promise<void> {
    const createdBefore = { $lt: new Date(this.now() - GIVE_UP_AFTER_MS) };
    await this.rows().deleteMany({ where: { url: { $notIn: [...this.urls] }, createdAt: createdBefore } });
  }

  stop(): void {
    for (const lane of this.lanes) lane.stop();
  }

  private rows() {
    return this.strapi.db.query(PUBLISH_EVENT_UID);
  }
}
