import { type ApplicationStatus, changeStatus, mapPostbackStatus, type PostbackStatus } from '@prestafaro/lending';
import type { Postback, PostbackAnswer } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { changeApplicationStatus } from '../applications/change-status';
import { networkOfSite, postbackTableOf } from '../clicks/site-networks';
import { uidOf } from '../content-types';
import { postbackDigest } from './postback-digest';

interface Click {
  id: number;
  clickId: string;
  applicationId: number | null;
  site: string;
  network: string;
  reportedStatus: ApplicationStatus | null;
}

export type TakenIn =
  | { ok: true; answer: PostbackAnswer }
  | { ok: false; reason: 'unknown-click' }
  /** `known`: the words that the settings of the site have for this network. */
  | { ok: false; reason: 'unknown-status'; known: readonly string[] };

type Verdict = { outcome: 'applied' | 'unchanged' | 'ignored' | 'refused'; reason?: string };

/**
 * Takes in what a network, which has signed, reports of a click. A repeat changes nothing; a change that is not legal is
 * refused and kept with its reason (decisions, "The loan journey").
 */
export async function takeInPostback(
  strapi: Core.Strapi,
  network: string,
  report: Postback,
  now = new Date(),
): Promise<TakenIn> {
  const click: Click | null = await strapi.db
    .query(uidOf('click'))
    .findOne({ where: { clickId: report.click_id, network } });
  if (!click) return { ok: false, reason: 'unknown-click' };
  const settings = await networkOfSite(strapi, click.site, network);
  const mapped = mapPostbackStatus(settings ? postbackTableOf(settings) : {}, report.status);
  if (!mapped.ok) return { ok: false, reason: 'unknown-status', known: mapped.problem.known };

  const digest = postbackDigest(network, report);
  const isKnown = async () => (await strapi.db.query(uidOf('postback')).count({ where: { digest } })) > 0;
  const repeated: TakenIn = { ok: true, answer: { outcome: 'repeated' } };
  if (await isKnown()) return repeated;
  try {
    return { ok: true, answer: await record(strapi, { click, report, status: mapped.status, digest, now }) };
  } catch (error) {
    // The same report came twice at once: the unique index let the first one through, and this one undid itself.
    if (await isKnown()) return repeated;
    throw error;
  }
}

interface NewReport {
  click: Click;
  report: Postback;
  status: PostbackStatus | 'ignored';
  digest: string;
  now: Date;
}

/** The row, the click and the application, all or nothing. */
async function record(strapi: Core.Strapi, { click, report, status, digest, now }: NewReport): Promise<Verdict> {
  const payout = report.payout && { payoutAmount: report.payout.amount, payoutCurrency: report.payout.currency };
  return strapi.db.transaction(async () => {
    const verdict: Verdict = status === 'ignored' ? { outcome: 'ignored' } : await apply(strapi, click, status, now);
    const isReported = verdict.outcome === 'applied' || isNextOfClick(click, status);
    const reported = isReported && { reportedStatus: status, reportedAt: now };
    if (payout || reported) {
      await strapi.db.query(uidOf('click')).update({ where: { id: click.id }, data: { ...payout, ...reported } });
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

/** What the report makes of the application; of a click that has none (any more), of the click alone. */
async function apply(strapi: Core.Strapi, click: Click, status: PostbackStatus, now: Date): Promise<Verdict> {
  const { clickId } = click;
  const applicationId = await applicationInUse(strapi, click);
  const change =
    applicationId === null
      ? ofClick(click, status)
      : await changeApplicationStatus(strapi, { applicationId, to: status, source: 'postback', clickId, now });
  if (change.ok) return { outcome: change.isChanged ? 'applied' : 'unchanged' };
  const { problem } = change;
  const detail = 'from' in problem ? `: ${problem.from} → ${problem.to}` : '';
  return { outcome: 'refused', reason: `${problem.code}${detail}` };
}

/** One that is blocked is out of every use (R26), so a report no longer moves it. */
async function applicationInUse(strapi: Core.Strapi, { applicationId }: Click): Promise<number | null> {
  if (applicationId === null) return null;
  const row: { id: number } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['id'], where: { id: applicationId, isBlocked: false } });
  return row?.id ?? null;
}

/**
 * The way of one click by the same rules: of several lenders of one application each has its own, and a late «under
 * review» does not undo what the same lender said before.
 */
function ofClick({ reportedStatus }: Click, status: PostbackStatus) {
  return changeStatus(reportedStatus ?? 'offer_picked', status, 'postback');
}

function isNextOfClick(click: Click, status: PostbackStatus | 'ignored'): boolean {
  if (status === 'ignored') return false;
  const change = ofClick(click, status);
  return change.ok && change.isChanged;
}
