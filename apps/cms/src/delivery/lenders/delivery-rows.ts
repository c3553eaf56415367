import type { Locale } from '@prestafaro/countries';
import type { DeliveredPart, DeliveryState } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Verdict } from './verdict';

/** A delivery that is claimed by one CMS. */
export interface DeliveryRow {
  id: number;
  idempotencyKey: string;
  kind: 'application' | 'erasure';
  /** Of a notice of erasure: the key of the delivery that the lender accepted. */
  erasedKey: string | null;
  /** Null for a notice of erasure. */
  applicationId: number | null;
  site: Locale;
  /** The key of the lender's delivery. */
  lane: string;
  lenderName: string;
  offerId: number;
  clickId: string | null;
  parts: DeliveredPart[];
  attempts: number;
  queuedAt: string;
  dueAt: string;
  reference: string | null;
}

export interface Attempt {
  readonly at: Date;
  readonly durationMs: number;
  readonly verdict: Verdict;
}

/** How a delivery ends, with what the lender answered. */
export interface DeliveryEnd {
  readonly state: Exclude<DeliveryState, 'waiting'>;
  readonly lastError?: string | null;
  readonly reference?: string | null;
  readonly answeredStatus?: string | null;
}

/** How long a CMS has for one attempt: three times the timeout of a call. */
export const CLAIM_MS = 30_000;
/** How many due deliveries a CMS looks at, because others may claim the first ones. */
const LOOKED_AT = 10;

/** The tables of deliveries and of their attempts. Several CMS may use them at the same time. */
export class DeliveryRows {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly claimMs = CLAIM_MS,
  ) {}

  /**
   * Claims the due delivery that has waited longest, as `MailRows.claim` does: the delivery of a CMS that was killed is due again when the
   * claim ends.
   * @param lanes the lenders to look at, or to leave out
   * @returns null if none is due, or if the due ones were claimed by others
   */
  async claim(now: Date, lanes: { only: string } | { without: readonly string[] }): Promise<DeliveryRow | null> {
    const lane = 'only' in lanes ? { $eq: lanes.only } : { $notIn: [...lanes.without, ''] };
    const due: DeliveryRow[] = await this.table().findMany({
      where: { state: 'waiting', dueAt: { $lte: now }, lane },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
      limit: LOOKED_AT,
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

  /** @returns false if the delivery has an end already, or was erased */
  async end(row: DeliveryRow, now: Date, { state, ...data }: DeliveryEnd): Promise<boolean> {
    const { count } = await this.table().updateMany({
      where: { id: row.id, state: 'waiting' },
      data: { ...data, state, finishedAt: now, ...(state === 'accepted' && { acceptedAt: now, lastError: null }) },
    });
    return count === 1;
  }

  /** Makes a delivery due again. */
  async postpone(row: DeliveryRow, dueAt: Date, lastError: string): Promise<void> {
    await this.table().updateMany({ where: { id: row.id, state: 'waiting' }, data: { dueAt, lastError } });
  }

  /** Writes a line of the log that the lead desk shows. */
  async logAttempt(row: DeliveryRow, { at, durationMs, verdict }: Attempt): Promise<void> {
    const { outcome, httpStatus } = verdict;
    const error = 'error' in verdict ? verdict.error : null;
    await this.strapi.db
      .query(uidOf('delivery-attempt'))
      .create({ data: { deliveryId: row.id, at, outcome, httpStatus, durationMs, error } });
  }

  /** @returns when the next delivery is due; null if none waits */
  async nextDue(without: readonly string[] = []): Promise<Date | null> {
    const next: { dueAt: string } | null = await this.table().findOne({
      select: ['dueAt'],
      where: { state: 'waiting', lane: { $notIn: [...without, ''] } },
      orderBy: { dueAt: 'asc' },
    });
    return next && new Date(next.dueAt);
  }

  /** @returns since when the oldest delivery waits that nobody has tried to send; null if there is none */
  async untriedSince(): Promise<Date | null> {
    const oldest: { queuedAt: string } | null = await this.table().findOne({
      select: ['queuedAt'],
      where: { state: 'waiting', attempts: 0 },
      orderBy: { queuedAt: 'asc' },
    });
    return oldest && new Date(oldest.queuedAt);
  }

  /** The deliveries that wait, and the age of the oldest; 0 = none. */
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
    return this.strapi.db.query(uidOf('delivery'));
  }
}
