import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { LANES, type Lane, laneOf } from './coalesce';
import { type Deliver, DeliveryLane, GIVE_UP_AFTER_MS, PUBLISH_EVENT_UID } from './delivery-lane';
import { DeliveryTarget } from './delivery-target';

/** One or two retries are usual. An event that is older than this needs an operator. */
const OVERDUE_AFTER_MS = 60_000;

/** The events that are not confirmed yet. */
export interface Backlog {
  waiting: number;
  /** Events older than a minute. */
  overdue: number;
  /** Age of the oldest event; 0 = none waits. */
  oldestSeconds: number;
}

/**
 * Events for the web app, stored in the database, so that a restart of either side loses none. An event is one row for each
 * instance of the web app, deleted when that instance has confirmed it.
 */
export class Outbox {
  private readonly lanes: Readonly<Record<Lane, readonly DeliveryLane[]>>;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly urls: readonly string[],
    deliver: Deliver,
    private readonly now: () => number = Date.now,
  ) {
    const targets = urls.map((url) => new DeliveryTarget(strapi.log, url));
    const lanesOf = (lane: Lane) => targets.map((target) => new DeliveryLane(strapi, target, lane, deliver, now));
    this.lanes = { editorial: lanesOf('editorial'), visitors: lanesOf('visitors') };
  }

  async add(event: PublishEvent): Promise<void> {
    const dueAt = new Date(this.now());
    for (const url of this.urls) {
      await this.rows().create({ data: { url, lane: laneOf(event), payload: event, attempts: 0, dueAt } });
    }
  }

  /** Starts to deliver due events of these lanes soon. Never throws: a failed delivery is retried with backoff. */
  wake(names: readonly Lane[] = LANES): void {
    for (const name of names) for (const lane of this.lanes[name]) lane.wake();
  }

  /** Counts the events of configured instances. Events of an instance that was removed from the settings do not count. */
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

  /** Deletes old events of removed instances. Newer ones stay, in case an instance was removed from the settings by mistake. */
  async forgetFormerInstances(): Promise<void> {
    const createdBefore = { $lt: new Date(this.now() - GIVE_UP_AFTER_MS) };
    await this.rows().deleteMany({ where: { url: { $notIn: [...this.urls] }, createdAt: createdBefore } });
  }

  stop(): void {
    for (const name of LANES) for (const lane of this.lanes[name]) lane.stop();
  }

  private rows() {
    return this.strapi.db.query(PUBLISH_EVENT_UID);
  }
}
