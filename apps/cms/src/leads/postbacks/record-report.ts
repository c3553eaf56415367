import { changeStatus } from '@prestafaro/lending';
import type { ApplicationStatus, ClickOutcome, PostbackAnswer, PostbackMeaning } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { creditSale } from '../../visitors/affiliates/credits';
import { changeApplicationStatus } from '../../visitors/applications/change-status';
import { eventOf, type PaidEvents, paidEvents, readCountedReports, sumOf } from './counted-reports';
import { type Fault, faultOf } from './fault';
import { type Money, moneyColumns } from './money';
import type { NetworkReport } from './network-report';
import { canReverse, isAnySale, reverseSale } from './reverse-sale';

/** A click, as reports about it need it. */
export interface ReportedClick {
  id: number;
  clickId: string;
  applicationId: number | null;
  site: string;
  reportedStatus: ClickOutcome | null;
}

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

type Verdict = { outcome: Exclude<PostbackAnswer['outcome'], 'repeated'>; reason?: string };

export type RecordedReport =
  /** `payout`: of the click, after this report. */
  { ok: true; verdict: Verdict; meaning: ClickOutcome | 'ignored'; payout: Money | null } | { ok: false; fault: Fault };

/** What the click takes of a report. */
interface Counted {
  status: boolean;
  payout: boolean;
}

/** Writes the report, the click and the application in one transaction. Two reports about a click follow each other. */
export async function recordReport(strapi: Core.Strapi, entry: NewReport): Promise<RecordedReport> {
  const { report, network, digest, now } = entry;
  return strapi.db.transaction(async (): Promise<RecordedReport> => {
    const click = await lockClick(strapi, entry.click.id);
    if (!click) return { ok: false, fault: faultOf('click_id', 'unknown-click') };
    const before = await readCountedReports(strapi, click.clickId, report.eventId);
    const paid = paidEvents(before);
    const meaning = resolved(entry.meaning, paid, report);
    const other = isMoneyIn(meaning) ? otherCurrency(paid, report) : null;
    if (other) return { ok: false, fault: faultOf(entry.currencyField, 'other-currency', other) };

    const { verdict, counted } = await applyReport(strapi, { click, paid, report, meaning, now });
    const after = paidEvents([
      ...before,
      ...(counted.payout ? [{ eventId: report.eventId, status: meaning, payout: report.payout }] : []),
    ]);
    const payout = sumOf(after);
    const isPayoutChanged = counted.payout && (report.payout !== null || meaning === 'reversed');
    const status = meaning === 'reversed' && isAnySale(after) ? 'paid_out' : meaning;
    const changes = {
      ...(counted.status && { reportedStatus: status, reportedAt: now }),
      ...(isPayoutChanged && moneyColumns(payout)),
    };
    if (Object.keys(changes).length > 0) {
      await strapi.db.query(uidOf('click')).update({ where: { id: click.id }, data: changes });
    }
    await strapi.db.query(uidOf('postback')).create({
      data: {
        ...{ clickId: click.clickId, network, digest, eventId: report.eventId, networkStatus: report.word },
        status: meaning === 'ignored' ? null : meaning,
        ...{ outcome: verdict.outcome, reason: verdict.reason ?? null, isCounted: counted.payout, at: now },
        ...moneyColumns(report.payout),
      },
    });
    return { ok: true, verdict, meaning, payout };
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

/** A word for both takes money back if there is any to take. */
const resolved = (meaning: PostbackMeaning, paid: PaidEvents, report: NetworkReport): ClickOutcome | 'ignored' =>
  meaning === 'declined_or_reversed' ? (canReverse(paid, report) ? 'reversed' : 'declined') : meaning;

const isMoneyIn = (meaning: ClickOutcome | 'ignored'): boolean => meaning !== 'ignored' && meaning !== 'reversed';

/** The currency of the other events of the click, if it is another one: such amounts have no sum. */
function otherCurrency(paid: PaidEvents, report: NetworkReport): string | null {
  const others = [...paid].flatMap(([event, { payout }]) =>
    event === eventOf(report) ? [] : (payout?.currency ?? []),
  );
  return others.find((currency) => report.payout !== null && currency !== report.payout.currency) ?? null;
}

interface Applied {
  click: ReportedClick;
  paid: PaidEvents;
  report: NetworkReport;
  meaning: ClickOutcome | 'ignored';
  now: Date;
}

/**
 * What becomes of the report. The application may refuse it because of another lender, while it is legal for the click. A report that is ignored,
 * or refused by both, is only stored.
 */
async function applyReport(
  strapi: Core.Strapi,
  { click, paid, report, meaning, now }: Applied,
): Promise<{ verdict: Verdict; counted: Counted }> {
  if (meaning === 'ignored') return { verdict: { outcome: 'ignored' }, counted: { status: false, payout: false } };
  if (meaning === 'reversed') {
    const verdict = await reverseSale(strapi, { click, paid, report, now });
    const isApplied = verdict.outcome === 'applied';
    return { verdict, counted: { status: isApplied, payout: isApplied } };
  }
  const ofThisClick = ofClick(click, meaning);
  // After a reversal only another sale tells something new.
  const isOver = click.reportedStatus === 'reversed' && !ofThisClick.ok;
  const applicationId = isOver ? null : await applicationInUse(strapi, click);
  const change =
    applicationId === null
      ? ofThisClick
      : await changeApplicationStatus(strapi, {
          applicationId,
          to: meaning,
          source: 'postback',
          clickId: click.clickId,
          now,
        });
  const isSaleOfClick = ofThisClick.ok && ofThisClick.isChanged && meaning === 'paid_out';
  if (change.ok && isSaleOfClick && (applicationId === null || click.reportedStatus === 'reversed')) {
    await creditSale(strapi, { applicationId: click.applicationId, clickId: click.clickId, now });
  }
  const verdict = verdictOf(change);
  return {
    verdict,
    counted: {
      status: verdict.outcome === 'applied' || (ofThisClick.ok && ofThisClick.isChanged),
      payout: verdict.outcome !== 'refused' || ofThisClick.ok,
    },
  };
}

type Change = { ok: true; isChanged: boolean } | { ok: false; problem: { code: string; from?: string; to?: string } };

function verdictOf(change: Change): Verdict {
  if (change.ok) return { outcome: change.isChanged ? 'applied' : 'unchanged' };
  const { code, from, to } = change.problem;
  return { outcome: 'refused', reason: from === undefined ? code : `${code}: ${from} → ${to}` };
}

/** A blocked application may not be used (R26), so a report does not change it. */
async function applicationInUse(strapi: Core.Strapi, { applicationId }: ReportedClick): Promise<number | null> {
  if (applicationId === null) return null;
  const row: { id: number } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['id'], where: { id: applicationId, isBlocked: false } });
  return row?.id ?? null;
}

/**
 * The status of one click by the same rules. Each lender of an application reports about its own click, and a late «under
 * review» does not undo an earlier report of the same lender.
 */
function ofClick({ reportedStatus }: ReportedClick, status: Exclude<ClickOutcome, 'reversed'>): Change {
  const from: ApplicationStatus | 'reversed' = reportedStatus ?? 'offer_picked';
  if (from !== 'reversed') return changeStatus(from, status, 'postback');
  if (status === 'paid_out') return { ok: true, isChanged: true };
  return { ok: false, problem: { code: 'no_such_change', from, to: status } };
}
