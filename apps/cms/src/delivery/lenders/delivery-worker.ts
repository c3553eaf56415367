import type { Core } from '@strapi/strapi';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { retryDelay } from '../publishing/retry-delay';
import { LOOK_AGAIN_MS } from '../waiting-rows';
import type { DeliveryCall } from './delivery-call';
import { type DeliveryRow, type DeliveryRows, uncounted } from './delivery-rows';
import { LaneRests } from './lane-rests';
import type { LenderAnswer } from './post-to-lender';
import { mayHaveArrived, type Verdict, verdictOf, verdictOfFailure } from './verdict';

const DAY_MS = 24 * 60 * 60_000;
/** An application helps nobody after that; to tell a lender of a withdrawal or an erasure stays a duty for longer. */
export const GIVE_UP_AFTER_MS = { application: 3 * DAY_MS, withdrawal: 30 * DAY_MS, erasure: 30 * DAY_MS } as const;
/** The pauses of one delivery: five seconds, doubled each time, at most an hour. */
const PAUSES = { firstMs: 5_000, maxMs: 60 * 60_000 };
/** Lenders that one CMS calls at the same time. */
const MAX_LANES = 8;

export interface DeliveryParts {
  log: Core.Strapi['log'];
  rows: DeliveryRows;
  callOf(row: DeliveryRow): Promise<DeliveryCall>;
  post(row: DeliveryRow, call: Extract<DeliveryCall, { kind: 'send' }>): Promise<LenderAnswer>;
  /** Ends a delivery that must not be sent any more. */
  cancel(row: DeliveryRow): Promise<void>;
  /** Writes the end of an accepted delivery with the status that the lender answered. */
  accept(row: DeliveryRow, verdict: Extract<Verdict, { outcome: 'accepted' }>): Promise<void>;
  now(): Date;
}

/**
 * Sends deliveries, each lender in a lane of its own: one call at a time for each lender, several lenders at once. A lender that is
 * away or slow delays only its own lane. Several CMS do so at the same time; a claim gives each delivery to one of them.
 */
export class DeliveryWorker {
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Map<string, Promise<void>>();
  /** One look after the other, so that a lane is started once. */
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly rests: LaneRests;

  constructor(private readonly parts: DeliveryParts) {
    this.rests = new LaneRests(parts.log);
  }

  /** Starts to send due deliveries soon. Never throws. */
  wake(): void {
    if (!this.stopped) this.schedule(0);
  }

  /** Resolves when the deliveries that are being sent have their results. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking.catch(() => undefined);
    await Promise.all(this.running.values());
  }

  /** Sends due deliveries until none is left that may be sent now. */
  async sendDue(): Promise<void> {
    await this.look();
    while (this.running.size > 0) {
      await Promise.race(this.running.values());
      await this.look();
    }
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.lookAndSchedule(), delay);
    this.timer.unref();
  }

  private async lookAndSchedule(): Promise<void> {
    let pause = LOOK_AGAIN_MS;
    try {
      await this.look();
      pause = await this.parts.rows.untilNextWithout(this.parts.now(), this.busyLanes());
    } catch (error) {
      if (!isDatabaseOutage(error) && !this.stopped)
        this.parts.log.error(`deliveries: ${redactedError(error)}, tried again soon`);
    }
    if (!this.stopped) this.schedule(pause);
  }

  private look(): Promise<void> {
    this.looking = this.looking.catch(() => undefined).then(() => this.startLanes());
    return this.looking;
  }

  /** Starts the lane of each lender for whom something is due, as long as there is room. */
  private async startLanes(): Promise<void> {
    while (!this.stopped && this.running.size < MAX_LANES) {
      const row = await this.parts.rows.claimIn(this.parts.now(), { without: this.busyLanes() });
      if (!row) return;
      const lane = this.runLane(row).finally(() => {
        this.running.delete(row.lane);
        if (this.timer) this.wake();
      });
      this.running.set(row.lane, lane);
    }
  }

  private busyLanes(): string[] {
    return [...this.running.keys(), ...this.rests.resting(this.parts.now())];
  }

  /** Sends the due deliveries of a lender one after the other, until it rests. Never throws. */
  private async runLane(first: DeliveryRow): Promise<void> {
    const { rows, now, log } = this.parts;
    try {
      for (let row: DeliveryRow | null = first; row; ) {
        await this.deliver(row);
        const isOver: boolean = this.stopped || this.rests.isResting(row.lane, now());
        row = isOver ? null : await rows.claimIn(now(), { only: row.lane });
      }
    } catch (error) {
      // The claim ends, and the delivery is tried again then.
      if (!isDatabaseOutage(error)) log.error(`deliveries to ${first.lane}: ${redactedError(error)}, tried again soon`);
      this.rests.rest(first.lane, now(), null, null);
    }
  }

  private async deliver(row: DeliveryRow): Promise<void> {
    const { rows, now } = this.parts;
    // Also a delivery that waited while no CMS could send.
    if (await this.giveUpIfOld(row, 'NOT_IN_TIME', uncounted(row))) return;
    const call = await this.parts.callOf(row);
    if (call.kind === 'cancel') return this.parts.cancel(row);
    if (call.kind === 'wait') return this.postpone(row, call.error, null);
    const at = now();
    const isFirstCall = row.calledAt === null && (await rows.markCalled(row, at));
    const started = performance.now();
    const verdict = await this.parts.post(row, call).then((answer) => verdictOf(answer, now()), verdictOfFailure);
    if (isFirstCall && !mayHaveArrived(verdict)) await rows.markNotCalled(row);
    // The lender may have it. If this process ends here, it is sent again with the same key.
    await rows.logAttempt(row, { at, durationMs: Math.round(performance.now() - started), verdict });
    await this.follow(row, verdict);
  }

  private async follow(row: DeliveryRow, verdict: Verdict): Promise<void> {
    const { rows, now, log } = this.parts;
    switch (verdict.outcome) {
      case 'accepted':
        this.rests.recordBack(row.lane);
        return this.parts.accept(row, verdict);
      case 'refused':
        this.rests.recordBack(row.lane);
        await rows.end(row, now(), { state: 'refused', lastError: verdict.error });
        log.warn(`${nameOf(row)}: refused (${verdict.error}), it is not sent again`);
        return;
      default:
        this.rests.rest(row.lane, now(), verdict.waitMs, verdict.error);
        return this.postpone(row, verdict.error, verdict.waitMs);
    }
  }

  private async postpone(row: DeliveryRow, error: string, waitMs: number | null): Promise<void> {
    if (await this.giveUpIfOld(row, error)) return;
    const pause = Math.max(waitMs ?? 0, retryDelay(row.attempts, PAUSES));
    await this.parts.rows.postpone(row, new Date(this.parts.now().getTime() + pause), error);
  }

  private async giveUpIfOld(row: DeliveryRow, error: string, end: { attempts?: number } = {}): Promise<boolean> {
    const { rows, now, log } = this.parts;
    if (now().getTime() - Date.parse(row.resentAt ?? row.queuedAt) < GIVE_UP_AFTER_MS[row.kind]) return false;
    await rows.end(row, now(), { ...end, state: 'given_up', lastError: error });
    log.error(`${nameOf(row)}: given up (${error})`);
    return true;
  }
}

/** For logs: nothing personal. */
const nameOf = ({ id, kind, lane, site }: DeliveryRow) => `delivery ${id} (${kind}) to ${lane} ${site}`;
