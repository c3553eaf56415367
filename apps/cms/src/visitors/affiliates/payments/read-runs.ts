import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { isoOf, isoOrNull } from '../../../leads/desk/application-row';
import type { PersonalData } from '../../../leads/personal-data/personal-data';
import { type AffiliateRow, contactOf, payoutDetailsOf } from '../affiliate-row';
import type { PaymentRow, RunRow } from './payment-row';
import type { ListedRun, RunList, ShownPayment, ShownRun } from './wire';

/** The runs of these sites, the newest first. */
export async function listRuns(strapi: Core.Strapi, sites: readonly Locale[]): Promise<RunList> {
  const rows: RunRow[] = await strapi.db
    .query(uidOf('affiliate-payment-run'))
    .findMany({ where: { site: { $in: [...sites] } }, orderBy: { id: 'desc' } });
  return { sites, rows: rows.map(listedRun) };
}

function listedRun({ id, site, month, state, preparedBy, preparedAt, ...run }: RunRow): ListedRun {
  const { paidOn, reference, endedBy, endedAt, reason } = run;
  return {
    ...{ id, site, month, state, preparedBy, preparedAt: isoOf(preparedAt) },
    ...{ paidOn, reference, endedBy, endedAt: isoOrNull(endedAt), reason },
    minimumCents: Number(run.minimumCents),
  };
}

/**
 * A run with its payments, for a manager with the permission to pay. Where to pay is decrypted only while the run is open: after that the account may be
 * another one.
 */
export async function showRun(strapi: Core.Strapi, personalData: PersonalData, run: RunRow): Promise<ShownRun> {
  const payments: PaymentRow[] = await strapi.db
    .query(uidOf('affiliate-payment'))
    .findMany({ where: { runId: run.id }, orderBy: { id: 'asc' } });
  const affiliates: AffiliateRow[] = await strapi.db
    .query(uidOf('affiliate'))
    .findMany({ where: { id: { $in: payments.map(({ affiliateId }) => affiliateId) } } });
  const byId = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
  return {
    ...listedRun(run),
    payments: payments.map((payment) => shownPayment(personalData, run, payment, byId.get(payment.affiliateId))),
  };
}

function shownPayment(
  personalData: PersonalData,
  { state: runState }: RunRow,
  { id, affiliateId, currency, amountCents, payoutMethod, state, heldFor, reference }: PaymentRow,
  affiliate: AffiliateRow | undefined,
): ShownPayment {
  const isToPay = runState === 'open' && state === 'due';
  return {
    ...{ id, affiliateId, currency, amountCents: Number(amountCents), payoutMethod, state, heldFor, reference },
    code: affiliate?.code ?? '',
    name: affiliate ? contactOf(personalData, affiliate).name : '',
    payoutDetails: isToPay && affiliate ? payoutDetailsOf(personalData, affiliate) : null,
  };
}
