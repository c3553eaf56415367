import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { takeBackSale } from '../../visitors/affiliates/take-back-sale';
import { eventsOf, isAnySale, type PaidEvents } from './counted-reports';
import type { NetworkReport } from './network-report';
import type { ReportedClick } from './reported-click';

/** Whether there is a sale or money that can be taken back. */
function canReverse(events: PaidEvents): boolean {
  return [...events.values()].some(({ isSale, payout }) => isSale || (payout?.units ?? 0) > 0);
}

interface Reversal {
  click: ReportedClick;
  /** The events that are paid before it. */
  paid: PaidEvents;
  report: NetworkReport;
  now: Date;
}

/**
 * Takes a sale back (decisions, "The loan journey"). The status of the loan stays. The affiliate keeps the credit as long as another event of the
 * click, or another lender of the application, still pays for a loan.
 */
export async function reverseSale(
  strapi: Core.Strapi,
  { click, paid, report, now }: Reversal,
): Promise<{ outcome: 'applied' | 'unchanged' | 'refused'; reason?: string }> {
  const reversed = eventsOf(paid, report);
  if (!canReverse(reversed)) {
    if (click.reportedStatus === 'reversed') return { outcome: 'unchanged' };
    return { outcome: 'refused', reason: 'nothing_to_take_back' };
  }
  const { applicationId, clickId } = click;
  const left = new Map([...paid].filter(([event]) => !reversed.has(event)));
  if (!isAnySale(left) && !(await isSoldElsewhere(strapi, click)))
    await takeBackSale(strapi, { applicationId, clickId, now });
  return { outcome: 'applied' };
}

async function isSoldElsewhere(strapi: Core.Strapi, { id, applicationId }: ReportedClick): Promise<boolean> {
  if (applicationId === null) return false;
  const where = { applicationId, reportedStatus: 'paid_out', id: { $ne: id } };
  return (await strapi.db.query(uidOf('click')).count({ where })) > 0;
}
