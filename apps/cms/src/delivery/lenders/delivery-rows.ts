import type { Locale } from '@prestafaro/countries';
import type { DeliveredPart, DeliveryKind, DeliveryState } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { WaitingRows } from '../waiting-rows';
import type { Verdict } from './verdict';

/** A delivery that is claimed by one CMS. */
export interface DeliveryRow {
  id: number;
  idempotencyKey: string;
  kind: DeliveryKind;
  /** Of a notice: the key of the delivery that the lender has or may have. */
  deliveredKey: string | null;
  /** Null for a notice. */
  applicationId: number | null;
  /** Where the applicant picked the offer. */
  site: Locale;
  /** The key that the lender's delivery had then. */
  lane: string;
  /** documentId of the lender that was picked; null in a row of an earlier version. */
  lenderId: string | null;
  /** Its name then, which the consent states. */
  lenderName: string;
  offerId: number;
  clickId: string | null;
  parts: DeliveredPart[];
  attempts: number;
  queuedAt: string;
  /** When a lead manager sent it again; null if nobody did. */
  resentAt: string | null;
  dueAt: string;
  /** When the lender was first called, so that it may have the message; null if nothing has left this server. */
  calledAt: string | null;
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
  readonly attempts?: number;
  readonly lastError?: string | null;
  readonly reference?: string | null;
  readonly answeredStatus?: string | null;
}

/** The attempts of a delivery without the claim in which nobody was called. */
export const uncounted = ({ attempts }: Pick<DeliveryRow, 'attempts'>) => ({ attempts: attempts - 1 });

/** How long a CMS has for one attempt: three times the timeout of a call. */
export const CLAIM_MS = 30_000;
/** The lenders to look at, or to leave out. One without a key is always left out. */
export type Lanes = { only: string } | { without: readonly string[] };

const inLanes = (lanes: Lanes) => ({
  lane: 'only' in lanes ? { $eq: lanes.only } : { $notIn: [...lanes.without, ''] },
});

/** The tables of deliveries and of their attempts. */
export class DeliveryRows extends WaitingRows<DeliveryRow> {
  constructor(strapi: Core.Strapi, claimMs = CLAIM_MS) {
    super(strapi, 'delivery', claimMs);
  }

  /** Claims a delivery to one of these lenders. */
  claimIn(now: Date, lanes: Lanes): Promise<DeliveryRow | null> {
    return this.claim(now, inLanes(lanes));
  }

  /** @returns the milliseconds until a delivery to another lender is due */
  untilNextWithout(now: Date, busy: readonly string[]): Promise<number> {
    return this.untilNext(now, inLanes({ without: busy }));
  }

  /** @returns false if the delivery has an end already, or was erased */
  async end(row: DeliveryRow, now: Date, { state, ...data }: DeliveryEnd): Promise<boolean> {
    const { count } = await this.table().updateMany({
      where: { id: row.id, state: 'waiting' },
      data: { ...(state === 'accepted' && { acceptedAt: now, lastError: null }), ...data, state, finishedAt: now },
    });
    return count === 1;
  }

  /** Writes when the lender is first called. Before the call: this process may end in it. @returns false if it was called before */
  async markCalled(row: DeliveryRow, calledAt: Date): Promise<boolean> {
    return (await this.table().updateMany({ where: { id: row.id, calledAt: null }, data: { calledAt } })).count === 1;
  }

  /** Takes that back after a call in which no connection was made. */
  async markNotCalled(row: DeliveryRow): Promise<void> {
    await this.table().updateMany({ where: { id: row.id }, data: { calledAt: null } });
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

  /** @returns since when the oldest delivery waits that nobody has tried to send; null if there is none */
  async untriedSince(): Promise<Date | null> {
    const oldest: { queuedAt: string } | null = await this.table().findOne({
      select: ['queuedAt'],
      where: { state: 'waiting', attempts: 0 },
      orderBy: { queuedAt: 'asc' },
    });
    return oldest && new Date(oldest.queuedAt);
  }
}
