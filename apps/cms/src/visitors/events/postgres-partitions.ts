import type { Core } from '@strapi/strapi';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { EVENTS, SCHEMA } from './postgres-tables';

const DAY_MS = 86_400_000;
/** The job that makes partitions may fail for some days before an insert has to make one. */
const DAYS_AHEAD = 7;
const LOCK = 'event partitions';
const PREFIX = 'events_';
/**
 * To make or to drop a partition locks the whole table, and every insert waits behind that lock. A long query on the table makes the
 * change fail after this time instead of stopping the collector. It is tried again at the next insert or at the next job.
 */
const LOCK_TIMEOUT = "set local lock_timeout = '2s'";

/** `2026-11-24` */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The partitions of the table of events, one for each day (UTC). */
export class EventPartitions {
  private readonly known = new Set<string>();

  constructor(private readonly strapi: Core.Strapi) {}

  /** Makes those of today and of the coming week. */
  async makeAhead(now: Date): Promise<void> {
    await this.ensure(Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayOf(now.getTime() + ahead * DAY_MS)));
  }

  /**
   * Makes the partitions of these days that are missing.
   * @throws SQLSTATE 55P03 if the table was locked for too long
   */
  async ensure(days: readonly string[]): Promise<void> {
    const missing = days.filter((day) => !this.known.has(day));
    if (missing.length === 0) return;
    // One CMS at a time, because two `create if not exists` at the same moment make one of them fail.
    await oneAtATime(this.strapi, LOCK, async (transaction) => {
      await run(transaction, LOCK_TIMEOUT);
      for (const day of missing) await run(transaction, statementOf(day));
    });
    for (const day of missing) this.known.add(day);
  }

  /** Examines all partitions again, because another instance or an operator has dropped one. */
  forget(): void {
    this.known.clear();
  }

  /**
   * @returns the number of partitions that it dropped
   * @throws SQLSTATE 55P03 if the table was locked for too long
   */
  async dropBefore(day: string): Promise<number> {
    const { rows } = await this.strapi.db.connection.raw(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = ?::regclass and c.relname < ? order by 1`,
      [EVENTS, nameOf(day)],
    );
    for (const { name } of rows as { name: string }[]) {
      await this.strapi.db.connection.transaction(async (transaction) => {
        await run(transaction, LOCK_TIMEOUT);
        await run(transaction, `drop table if exists ${SCHEMA}.${name}`);
      });
    }
    this.forget();
    return rows.length;
  }
}

const nameOf = (day: string): string => PREFIX + day.replaceAll('-', '');

function statementOf(day: string): string {
  const next = dayOf(Date.parse(day) + DAY_MS);
  return `create table if not exists ${SCHEMA}.${nameOf(day)} partition of ${EVENTS} for values from ('${day}') to ('${next}')`;
}

const run = (transaction: object, sql: string): Promise<unknown> =>
  (transaction as { raw(sql: string): Promise<unknown> }).raw(sql);
