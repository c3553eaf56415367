import type { Core } from '@strapi/strapi';
import { retryDelay } from '../publishing/retry-delay';

/** The pauses of a lender that takes nothing: two seconds, doubled each time, at most five minutes. */
const PAUSES = { firstMs: 2_000, maxMs: 5 * 60_000 };

interface Rest {
  failures: number;
  /** The lender did not take a delivery, and the log says so. */
  isLogged: boolean;
  until: number;
}

/** The lenders that take nothing now, and until when each is left alone. One log line for each outage, and one for its end. */
export class LaneRests {
  private readonly lanes = new Map<string, Rest>();

  constructor(private readonly log: Core.Strapi['log']) {}

  /** @param error null if the fault is on our side, which is logged already */
  rest(lane: string, now: Date, waitMs: number | null, error: string | null): void {
    const former = this.lanes.get(lane);
    const failures = (former?.failures ?? 0) + 1;
    const pause = Math.max(waitMs ?? 0, retryDelay(failures, PAUSES));
    const isLogged = former?.isLogged || error !== null;
    this.lanes.set(lane, { failures, isLogged, until: now.getTime() + pause });
    if (isLogged && !former?.isLogged)
      this.log.warn(`deliveries: ${lane} takes nothing now (${error}). They wait and are sent again`);
  }

  recordBack(lane: string): void {
    if (this.lanes.get(lane)?.isLogged) this.log.info(`deliveries: ${lane} takes them again`);
    this.lanes.delete(lane);
  }

  isResting(lane: string, now: Date): boolean {
    const rest = this.lanes.get(lane);
    return rest !== undefined && rest.until > now.getTime();
  }

  resting(now: Date): string[] {
    return [...this.lanes.keys()].filter((lane) => this.isResting(lane, now));
  }
}
