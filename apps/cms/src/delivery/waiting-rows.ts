import type { Core } from '@strapi/strapi';
import { type PersonalType, uidOf } from '../content/content-types';

/** The columns of every outbox whose rows are sent once each. */
interface WaitingRow {
  id: number;
  attempts: number;
  queuedAt: string;
  dueAt: string;
}

/** What waits, and the age of the oldest; 0 = none. */
export interface Backlog {
  waiting: number;
  oldestSeconds: number;
}

/** How many due rows an instance looks at, because others may claim the first ones. */
const LOOKED_AT = 10;
/** Rows of an instance that was stopped are sent by another one that looks for them. */
export const LOOK_AGAIN_MS = 15_000;

/** The rows of an outbox that wait for their sending. Several instances may use it at the same time. */
export abstract class WaitingRows<Row extends WaitingRow> {
  constructor(
    protected readonly strapi: Core.Strapi,
    private readonly type: Extract<PersonalType, 'mail' | 'delivery'>,
    /** How long an instance has for one attempt. */
    private readonly claimMs: number,
  ) {}

  /**
   * Claims the due row that has waited longest. A claim puts the row off until the claim ends; the row of an instance that was killed is due
   * again then. The WHERE holds the counter that was read, so one of two instances gets the row.
   * @param where of the rows that are looked at
   * @returns null if none is due, or if the due ones were claimed by others
   */
  async claim(now: Date, where: object = {}): Promise<Row | null> {
    const due: Row[] = await this.table().findMany({
      where: { state: 'waiting', dueAt: { $lte: now }, ...where },
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

  /** @returns the milliseconds until the next row is due: not too few for the database, and not too many to see rows of others */
  async untilNext(now: Date, where: object = {}): Promise<number> {
    const next: Pick<Row, 'dueAt'> | null = await this.table().findOne({
      select: ['dueAt'],
      where: { state: 'waiting', ...where },
      orderBy: { dueAt: 'asc' },
    });
    const untilDue = next ? new Date(next.dueAt).getTime() - now.getTime() : LOOK_AGAIN_MS;
    return Math.min(LOOK_AGAIN_MS, Math.max(100, untilDue));
  }

  async backlog(now: Date): Promise<Backlog> {
    const oldest: Pick<Row, 'queuedAt'> | null = await this.table().findOne({
      select: ['queuedAt'],
      where: { state: 'waiting' },
      orderBy: { queuedAt: 'asc' },
    });
    if (!oldest) return { waiting: 0, oldestSeconds: 0 };
    const oldestSeconds = Math.max(0, (now.getTime() - Date.parse(oldest.queuedAt)) / 1000);
    return { waiting: await this.table().count({ where: { state: 'waiting' } }), oldestSeconds };
  }

  protected table() {
    return this.strapi.db.query(uidOf(this.type));
  }
}
