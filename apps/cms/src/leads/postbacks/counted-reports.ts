import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type Money, type PayoutColumns, storedMoney } from './money';
import { earlierDigest } from './postback-digest';

/** What is left of one event of a click. */
export interface PaidEvent {
  readonly payout: Money | null;
  /** The network said at some time that it pays: approved, signed or paid out. */
  readonly isConfirmed: boolean;
  /** A loan was paid out. */
  readonly isSale: boolean;
}

/** The events of a click by the network's number of them; reports without a number are one event. */
export type PaidEvents = ReadonlyMap<string, PaidEvent>;

/** A report that counts for its click. */
export interface CountedReport {
  readonly eventId: string | null;
  readonly status: string | null;
  readonly payout: Money | null;
}

interface ReportRow extends PayoutColumns {
  id: number;
  network: string;
  digest: string;
  eventId: string | null;
  status: string | null;
  outcome: string;
  isCounted: boolean | null;
}

/** The statuses by which a network says that it pays. */
const CONFIRMED = ['approved', 'signed', 'paid_out'];

/** Reports without a number of an event. */
const NO_NUMBER = '';

/** The key of the event of a report. */
export const eventOf = ({ eventId }: Pick<CountedReport, 'eventId'>): string => eventId ?? NO_NUMBER;

/**
 * The events that are paid, after these reports in their order. A later payout replaces that of the same event. A reversal takes its event
 * away; one without a number takes all of them.
 */
export function paidEvents(reports: readonly CountedReport[]): PaidEvents {
  const events = new Map<string, PaidEvent>();
  for (const report of reports) {
    const event = eventOf(report);
    const before = events.get(event);
    if (report.status === 'reversed') {
      if (report.eventId === null) events.clear();
      else events.delete(event);
      continue;
    }
    events.set(event, {
      payout: report.payout ?? before?.payout ?? null,
      isConfirmed: CONFIRMED.includes(report.status ?? '') || before?.isConfirmed === true,
      isSale: report.status === 'paid_out' || before?.isSale === true,
    });
  }
  return events;
}

/** The paid events that a report is about: its own, or all of them if it names none. */
export function eventsOf(paid: PaidEvents, { eventId }: Pick<CountedReport, 'eventId'>): PaidEvents {
  return eventId === null ? paid : new Map([...paid].filter(([event]) => event === eventId));
}

/** Whether any event is a loan that was paid out. */
export const isAnySale = (events: PaidEvents): boolean => [...events.values()].some(({ isSale }) => isSale);

/** The sum of all events, which have one currency; null if nothing is paid. */
export function sumOf(events: PaidEvents): Money | null {
  const payouts = [...events.values()].flatMap(({ payout }) => payout ?? []);
  const [first] = payouts;
  if (!first) return null;
  return { units: payouts.reduce((sum, { units }) => sum + units, 0), currency: first.currency };
}

/**
 * The counted reports of a click in their order. Releases before 0.6 stored neither the number of an event nor whether a report counts: the
 * number of the present report is recognised by their digest, and is written into their rows.
 */
export async function readCountedReports(
  strapi: Core.Strapi,
  clickId: string,
  eventId: string | null,
): Promise<CountedReport[]> {
  const postbacks = strapi.db.query(uidOf('postback'));
  const rows: ReportRow[] = await postbacks.findMany({ where: { clickId }, orderBy: { id: 'asc' } });
  const reports: CountedReport[] = [];
  for (const row of rows) {
    const payout = storedMoney(row);
    const isCounted = row.isCounted ?? ['applied', 'unchanged'].includes(row.outcome);
    if (!isCounted) continue;
    const isEarlier = row.isCounted === null && row.eventId === null && eventId !== null;
    const isSameEvent = isEarlier && row.digest === earlierDigest(row.network, clickId, eventId, payout);
    if (isSameEvent) await postbacks.update({ where: { id: row.id }, data: { eventId } });
    reports.push({ eventId: isSameEvent ? eventId : row.eventId, status: row.status, payout });
  }
  return reports;
}
