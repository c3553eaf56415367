import type { ClickOutcome, PostbackMeaning } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { applyReport, type Verdict } from './apply-report';
import {
  eventOf,
  eventsOf,
  isAnySale,
  type PaidEvents,
  paidEvents,
  readCountedReports,
  sumOf,
} from './counted-reports';
import { type Fault, faultOf } from './fault';
import { type Money, moneyColumns } from './money';
import type { NetworkReport } from './network-report';
import type { ReportedClick } from './reported-click';

export interface NewReport {
  click: Pick<ReportedClick, 'id'>;
  /** Whose report it is; a lender without a network has the key of its delivery. */
  network: string;
  report: NetworkReport;
  meaning: PostbackMeaning;
  digest: string;
  /** The sender's name of the currency, for a fault. */
  currencyField: string;
  now: Date;
}

export type RecordedReport =
  /** `payout`: of the click, after this report. */
  { ok: true; verdict: Verdict; meaning: ClickOutcome | 'ignored'; payout: Money | null } | { ok: false; fault: Fault };

/** Writes the report, the click and the application in one transaction. Two reports about a click follow each other. */
export async function recordReport(strapi: Core.Strapi, entry: NewReport): Promise<RecordedReport> {
  const { network, digest, now } = entry;
  return strapi.db.transaction(async (): Promise<RecordedReport> => {
    const click = await lockClick(strapi, entry.click.id);
    if (!click) return { ok: false, fault: faultOf('click_id', 'unknown-click') };
    const before = await readCountedReports(strapi, click.clickId, entry.report.eventId);
    const paid = paidEvents(before);
    const { meaning, report } = resolved(entry, paid);
    const isMoneyIn = meaning !== 'ignored' && meaning !== 'reversed';
    const other = isMoneyIn ? otherCurrency(paid, report) : null;
    if (other) return { ok: false, fault: faultOf(entry.currencyField, 'other-currency', other) };

    const { verdict, counted } = await applyReport(strapi, { click, paid, report, meaning, now });
    const { eventId, word } = report;
    const after = counted.payout ? paidEvents([...before, { eventId, status: meaning, payout: report.payout }]) : paid;
    const changes = {
      ...(counted.status && { reportedStatus: outcomeOf(click, meaning, paid, after), reportedAt: now }),
      ...(after !== paid && (report.payout || meaning === 'reversed') && moneyColumns(sumOf(after))),
    };
    if (Object.keys(changes).length > 0) {
      await strapi.db.query(uidOf('click')).update({ where: { id: click.id }, data: changes });
    }
    await strapi.db.query(uidOf('postback')).create({
      data: {
        ...{ clickId: click.clickId, network, digest, eventId, networkStatus: word },
        status: meaning === 'ignored' ? null : meaning,
        ...{ outcome: verdict.outcome, reason: verdict.reason ?? null, isCounted: counted.payout, at: now },
        ...moneyColumns(report.payout),
      },
    });
    return { ok: true, verdict, meaning, payout: sumOf(after) };
  });
}

/**
 * Keeps a click until the end of the open transaction, so that of two reports at once the second one adds up what the first has written.
 * SQLite runs one transaction at a time and ignores the lock.
 */
async function lockClick(strapi: Core.Strapi, id: number): Promise<ReportedClick | null> {
  await strapi.db.transaction(({ trx }) => trx('clicks').select('id').where({ id }).forUpdate());
  return strapi.db.query(uidOf('click')).findOne({ where: { id } });
}

/**
 * A word for both takes back what was confirmed before. Otherwise it is a refusal, whose event pays nothing: a platform names the amount
 * of a conversion also while it waits, and when it declines it.
 */
function resolved({ meaning, report }: NewReport, paid: PaidEvents): Resolved {
  if (meaning !== 'declined_or_reversed') return { meaning, report };
  if ([...eventsOf(paid, report).values()].some(({ isConfirmed }) => isConfirmed))
    return { meaning: 'reversed', report };
  const currency = paid.get(eventOf(report))?.payout?.currency;
  return { meaning: 'declined', report: { ...report, payout: currency === undefined ? null : { units: 0, currency } } };
}

interface Resolved {
  meaning: ClickOutcome | 'ignored';
  report: NetworkReport;
}

/** The currency of the other events of the click, if it is another one: such amounts have no sum. */
function otherCurrency(paid: PaidEvents, report: NetworkReport): string | null {
  const others = [...paid].flatMap(([event, { payout }]) =>
    event === eventOf(report) ? [] : (payout?.currency ?? []),
  );
  return others.find((currency) => report.payout !== null && currency !== report.payout.currency) ?? null;
}

/** What the click has come to. A reversal is that of the click when it took the last sale, or left nothing. */
function outcomeOf(click: ReportedClick, meaning: ClickOutcome | 'ignored', paid: PaidEvents, after: PaidEvents) {
  if (meaning !== 'reversed') return meaning;
  const isOver = !isAnySale(after) && (isAnySale(paid) || (sumOf(after)?.units ?? 0) === 0);
  return isOver ? 'reversed' : click.reportedStatus;
}
