import { changeStatus } from '@prestafaro/lending';
import type { ApplicationStatus, ClickOutcome, PostbackAnswer } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { creditSale } from '../../visitors/affiliates/credits';
import { changeApplicationStatus } from '../../visitors/applications/change-status';
import type { PaidEvents } from './counted-reports';
import type { NetworkReport } from './network-report';
import type { ReportedClick } from './reported-click';
import { reverseSale } from './reverse-sale';

export type Verdict = { outcome: Exclude<PostbackAnswer['outcome'], 'repeated'>; reason?: string };

/** What becomes of a report, and what its click takes of it. */
export interface Applied {
  readonly verdict: Verdict;
  readonly counted: { readonly status: boolean; readonly payout: boolean };
}

export interface AppliedReport {
  click: ReportedClick;
  /** The events that are paid before the report. */
  paid: PaidEvents;
  report: NetworkReport;
  meaning: ClickOutcome | 'ignored';
  now: Date;
}

/**
 * Applies a report, in the transaction that stores it. The application may refuse it because of another lender, while it is legal for the
 * click. A report that is ignored, or refused by both, is only stored.
 */
export async function applyReport(strapi: Core.Strapi, entry: AppliedReport): Promise<Applied> {
  const { meaning } = entry;
  if (meaning === 'ignored') return { verdict: { outcome: 'ignored' }, counted: { status: false, payout: false } };
  if (meaning !== 'reversed') return applyStatus(strapi, entry, meaning);
  const verdict = await reverseSale(strapi, entry);
  const isApplied = verdict.outcome === 'applied';
  return { verdict, counted: { status: isApplied, payout: isApplied } };
}

type Status = Exclude<ClickOutcome, 'reversed'>;

/** Applies a status to the application; if the click has none, or none any more, to the click alone. */
async function applyStatus(strapi: Core.Strapi, { click, now }: AppliedReport, status: Status): Promise<Applied> {
  const { clickId } = click;
  const ofThisClick = ofClick(click, status);
  // After a reversal only another sale tells something new.
  const isOver = click.reportedStatus === 'reversed' && !ofThisClick.ok;
  const applicationId = isOver ? null : await applicationInUse(strapi, click);
  const change =
    applicationId === null
      ? ofThisClick
      : await changeApplicationStatus(strapi, { applicationId, to: status, source: 'postback', clickId, now });
  const isChangedClick = ofThisClick.ok && ofThisClick.isChanged;
  // An application that becomes paid out credits its sale itself. It is so already when another sale follows a reversal.
  const creditsItself = applicationId !== null && click.reportedStatus !== 'reversed';
  if (change.ok && isChangedClick && status === 'paid_out' && !creditsItself) {
    await creditSale(strapi, { applicationId: click.applicationId, clickId, now });
  }
  const verdict = verdictOf(change);
  return {
    verdict,
    counted: {
      status: verdict.outcome === 'applied' || isChangedClick,
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
function ofClick({ reportedStatus }: ReportedClick, status: Status): Change {
  const from: ApplicationStatus | 'reversed' = reportedStatus ?? 'offer_picked';
  if (from !== 'reversed') return changeStatus(from, status, 'postback');
  if (status === 'paid_out') return { ok: true, isChanged: true };
  return { ok: false, problem: { code: 'no_such_change', from, to: status } };
}
