import type { PublishEvent } from '@prestafaro/types';
import type { Core } from '@strapi/strapi';
import { whileLocked } from '../../platform/database/advisory-lock';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { coalesce, type Delivery, type Lane } from './coalesce';
import type { DeliveryTarget } from './delivery-target';
import { retryDelay } from './retry-delay';

export const PUBLISH_EVENT_UID = 'api::publish-event.publish-event';
/** Within a week the web app renders every page again by its own time limit. */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 500;
/**
 * Rest of a lane after it has delivered. A visitor's first rating is delivered at once; those of the next seconds are joined by
 * subject. An editor waits for a publish, so that lane does not rest.
 */
const COOL_DOWN_MS: Readonly<Record<Lane, number>> = { editorial: 0, visitors: 2000 };

/** Another CMS delivers now. It may have looked for due events just before one was added here. */
const LOCKED_RETRY_MS = 250;
/** Events of a CMS that was killed are delivered by the next one that looks for them. A publish has to be visible within two seconds. */
const LOOK_AGAIN_MS: Readonly<Record<Lane, number>> = { editorial: 1000, visitors: 15_000 };

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
 * Delivers the events of one lane of one instance of the web app, one after the other. An instance that hangs or is away does not
 * hold up the others, and a lane does not hold up the other one. Waiting events of one subject are delivered as one. Of several CMS
 * processes one delivers at a time.
 */
export class DeliveryLane {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private wakeAgain = false;
  private stopped = false;
  /** By `performance.now()`. */
  private restsUntil = 0;
  /** One CMS at a time delivers the events of this lane to this instance. */
  private readonly lock: string;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly target: DeliveryTarget,
    private readonly lane: Lane,
    private readonly deliver: Deliver,
    private readonly now: () => number,
  ) {
    this.lock = `publish events ${lane} ${target.url}`;
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
    this.timer = setTimeout(() => void this.run(), Math.max(delay, this.restsUntil - performance.now()));
    this.timer.unref();
  }

  /** The rows of this lane. A row of an earlier version has no lane. */
  private where() {
    const lane = this.lane === 'editorial' ? [{ lane: this.lane }, { lane: { $null: true } }] : [{ lane: this.lane }];
    return { url: this.target.url, $or: lane };
  }

  private async run(): Promise<void> {
    this.running = true;
    this.wakeAgain = false;
    try {
      const isOurs = !(await this.isAnyDue()) || (await whileLocked(this.strapi, this.lock, () => this.deliverDue()));
      const next: OutboxRow | null = await this.rows().findOne({ where: this.where(), orderBy: { dueAt: 'asc' } });
      if (this.stopped) return;
      const lookAgainMs = LOOK_AGAIN_MS[this.lane];
      const nextInMs = next ? Math.max(0, Date.parse(next.dueAt) - this.now()) : lookAgainMs;
      this.schedule(Math.min(lookAgainMs, isOurs ? nextInMs : Math.max(LOCKED_RETRY_MS, nextInMs)));
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
    return { ...this.where(), dueAt: { $lte: new Date(this.now()) } };
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
    if (due.length > 0) this.restsUntil = performance.now() + COOL_DOWN_MS[this.lane];
    for (const delivery of coalesce(due)) {
      try {
        await this.deliver(this.target.url, delivery.event);
      } catch (error) {
        this.target.recordAway(messageOf(error));
        await this.postpone(delivery, messageOf(error));
        return;
      }
      this.target.recordBack();
      await this.rows().deleteMany({ where: idsOf(delivery) });
    }
  }

  private async postpone(delivery: Delivery<OutboxRow>, lastError: string): Promise<void> {
    const { event, type, locale, at } = delivery.event;
    if (this.now() - Date.parse(at) > GIVE_UP_AFTER_MS) {
      this.strapi.log.error(`publish events: gave up on ${event} ${type} ${locale} after a week: ${lastError}`);
      await this.rows().deleteMany({ where: idsOf(delivery) });
      return;
    }
    const attempts = Math.max(...delivery.rows.map((row) => row.attempts)) + 1;
    const dueAt = new Date(this.now() + retryDelay(attempts));
    await this.rows().updateMany({ where: idsOf(delivery), data: { attempts, dueAt, lastError } });
  }
}

const idsOf = ({ rows }: Delivery<OutboxRow>) => ({ id: { $in: rows.map(({ id }) => id) } });

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
