import { changeStatus, mapPostbackStatus } from '@prestafaro/lending';
import type { ApplicationStatus, Postback, PostbackAnswer, PostbackStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { creditSale } from '../../visitors/affiliates/credits';
import { changeApplicationStatus } from '../../visitors/applications/change-status';
import { networkOfSite, postbackTableOf } from '../../visitors/clicks/site-networks';
import { postbackDigest } from './postback-digest';

/** A click, as reports about it need it. */
export interface ReportedClick {
  id: number;
  clickId: string;
  applicationId: number | null;
  site: string;
  network: string;
  reportedStatus: ApplicationStatus | null;
}

export type ReceivedPostback =
  | { ok: true; answer: PostbackAnswer }
  | { ok: false; reason: 'unknown-click' }
  /** `known`: the statuses of this network in the settings of the site. */
  | { ok: false; reason: 'unknown-status'; known: readonly string[] };

type Verdict = { outcome: 'applied' | 'unchanged' | 'ignored' | 'refused'; reason?: string };

/**
 * Handles the report of a network whose signature was checked. A repeat changes nothing. A status change that the rules do
 * not allow is refused and stored with its reason (decisions, "The loan journey").
 */
export async function receivePostback(
  strapi: Core.Strapi,
  network: string,
  report: Postback,
  now = new Date(),
): Promise<ReceivedPostback> {
  const click: ReportedClick | null = await strapi.db
    .query(uidOf('click'))
    .findOne({ where: { clickId: report.click_id, network } });
  if (!click) return { ok: false, reason: 'unknown-click' };
  const settings = await networkOfSite(strapi, click.site, network);
  const mapped = mapPostbackStatus(settings ? postbackTableOf(settings) : {}, report.status);
  if (!mapped.ok) return { ok: false, reason: 'unknown-status', known: mapped.problem.known };

  const digest = postbackDigest(network, report);
  const isKnown = async () => (await strapi.db.query(uidOf('postback')).count({ where: { digest } })) > 0;
  const repeated: ReceivedPostback = { ok: true, answer: { outcome: 'repeated' } };
  if (await isKnown()) return repeated;
  try {
    return { ok: true, answer: await recordReport(strapi, { click, report, status: mapped.status, digest, now }) };
  } catch (error) {
    // The same report came twice at once: the unique index accepted the first one, and this transaction was rolled back.
    if (await isKnown()) return repeated;
    throw error;
  }
}

interface NewReport {
  click: ReportedClick;
  report: Postback;
  status: PostbackStatus | 'ignored';
  digest: string;
  now: Date;
}

/** Writes the report, the click and the application in one transaction. */
export async function recordReport(
  strapi: Core.Strapi,
  { click, report, status, digest, now }: NewReport,
): Promise<Verdict> {
  const payout = report.payout && { payoutAmount: report.payout.amount, payoutCurrency: report.payout.currency };
  return strapi.db.transaction(async () => {
    const verdict: Verdict = status === 'ignored' ? { outcome: 'ignored' } : await apply(strapi, click, status, now);
    const counted = countedOfClick(click, status, verdict);
    const reported = counted.status && { reportedStatus: status, reportedAt: now };
    const changes = { ...reported, ...(counted.payout && payout) };
    if (Object.keys(changes).length > 0) {
      await strapi.db.query(uidOf('click')).update({ where: { id: click.id }, data: changes });
    }
    await strapi.db.query(uidOf('postback')).create({
      data: {
        clickId: click.clickId,
        network: click.network,
        digest,
        networkStatus: report.status,
        status: status === 'ignored' ? null : status,
        outcome: verdict.outcome,
        reason: verdict.reason ?? null,
        ...payout,
        at: now,
      },
    });
    return verdict;
  });
}

/** Applies the report to the application; if the click has none, or none any more, to the click alone. */
async function apply(strapi: Core.Strapi, click: ReportedClick, status: PostbackStatus, now: Date): Promise<Verdict> {
  const { clickId } = click;
  const applicationId = await applicationInUse(strapi, click);
  const change =
    applicationId === null
      ? await applyToClick(strapi, click, status, now)
      : await changeApplicationStatus(strapi, { applicationId, to: status, source: 'postback', clickId, now });
  if (change.ok) return { outcome: change.isChanged ? 'applied' : 'unchanged' };
  const { problem } = change;
  const detail = 'from' in problem ? `: ${problem.from} → ${problem.to}` : '';
  return { outcome: 'refused', reason: `${problem.code}${detail}` };
}

/** The status of a click without an application in use. Its sale is that of its application, if it has one. */
async function applyToClick(strapi: Core.Strapi, click: ReportedClick, status: PostbackStatus, now: Date) {
  const change = ofClick(click, status);
  const { applicationId, clickId } = click;
  if (change.ok && change.isChanged && status === 'paid_out') await creditSale(strapi, { applicationId, clickId, now });
  return change;
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
function ofClick({ reportedStatus }: ReportedClick, status: PostbackStatus) {
  return changeStatus(reportedStatus ?? 'offer_picked', status, 'postback');
}

/**
 * What the click takes of a report. The application may refuse it because of another lender, while it is legal for the click. A report
 * that is ignored, or refused by both, is only stored.
 */
function countedOfClick(click: ReportedClick, status: PostbackStatus | 'ignored', { outcome }: Verdict) {
  if (status === 'ignored') return { status: false, payout: false };
  const change = ofClick(click, status);
  return {
    status: outcome === 'applied' || (change.ok && change.isChanged),
    payout: outcome !== 'refused' || change.ok,
  };
}
