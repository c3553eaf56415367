import type { Locale } from '@prestafaro/countries';
import type { PayoutMethod } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { oneAtATime } from '../../../platform/database/advisory-lock';
import { insertRow } from '../../../platform/database/insert-row';
import { daysOf } from '../read-statement';
import type { HeldFor } from './payment-row';

interface NewRun {
  site: Locale;
  /** The last month: `2026-11`. */
  month: string;
  minimumCents: number;
  actor: string;
  now: Date;
}

/** What an affiliate is owed in a currency. */
interface Owed {
  affiliateId: number;
  currency: string;
  code: string;
  payoutMethod: PayoutMethod;
  payoutDetails: string | null;
  amountCents: number;
}

export type HeldAffiliate = Pick<Owed, 'code' | 'currency' | 'amountCents'> & { heldFor: HeldFor };

export type PreparedRun = { ok: true; id: number } | { ok: false; held: HeldAffiliate[] };

/**
 * Prepares the payments for the confirmed credits of a site until the end of a month, and for all corrections, that no payment contains. It reserves them in
 * the same transaction, one run at a time: so no credit is in two payments, also if two managers prepare at once. An affiliate who is owed nothing or too
 * little, or whose account is not known, is listed and keeps the credits for a later run.
 * @returns the id of the run; or who is owed something, if nobody can be paid. Then nothing is written.
 */
export async function preparePaymentRun(
  strapi: Core.Strapi,
  { site, month, minimumCents, actor, now }: NewRun,
): Promise<PreparedRun> {
  return oneAtATime(strapi, `affiliate payments ${site}`, async () => {
    const owed = (await owedOn(strapi, site, month)).map((each) => ({ ...each, heldFor: heldFor(each, minimumCents) }));
    if (owed.every((each) => each.heldFor !== null)) return { ok: false, held: owed.filter(isHeld) };
    const id = await insertRow(strapi, uidOf('affiliate-payment-run'), {
      ...{ site, month, minimumCents, state: 'open', preparedBy: actor, preparedAt: now },
    });
    for (const each of owed) await storePayment(strapi, id, { month, minimumCents }, each);
    return { ok: true, id };
  });
}

function heldFor(
  { amountCents, payoutDetails }: Pick<Owed, 'amountCents' | 'payoutDetails'>,
  minimumCents: number,
): HeldFor | null {
  if (amountCents <= 0) return 'nothing-owed';
  if (amountCents < minimumCents) return 'minimum';
  return payoutDetails ? null : 'no-details';
}

const isHeld = <Each extends { heldFor: HeldFor | null }>(each: Each): each is Each & { heldFor: HeldFor } =>
  each.heldFor !== null;

/** An affiliate of a country with two sites belongs to one of them, and its visitors to both. */
async function owedOn(strapi: Core.Strapi, site: Locale, month: string): Promise<Owed[]> {
  const rows: Owed[] = await strapi.db.transaction(async ({ trx }) =>
    strapi.db
      .connection('affiliate_credits as c')
      .transacting(trx)
      .join('affiliates as a', 'a.id', 'c.affiliate_id')
      .where({ 'a.site': site, 'c.state': 'confirmed' })
      .whereNull('c.payment_id')
      .where((due) => due.where('c.day', '<=', daysOf(month)[1]).orWhere('c.kind', 'correction'))
      .groupBy('c.affiliate_id', 'c.currency', 'a.code', 'a.payout_method', 'a.payout_details')
      .orderBy(['a.code', 'c.currency'])
      .select({
        affiliateId: 'c.affiliate_id',
        currency: 'c.currency',
        code: 'a.code',
        payoutMethod: 'a.payout_method',
        payoutDetails: 'a.payout_details',
      })
      .sum<Owed[]>({ amountCents: 'c.amount_cents' }),
  );
  // PostgreSQL returns sums as texts.
  return rows.map((row) => ({ ...row, amountCents: Number(row.amountCents) }));
}

async function storePayment(
  strapi: Core.Strapi,
  runId: number,
  { month, minimumCents }: Pick<NewRun, 'month' | 'minimumCents'>,
  {
    affiliateId,
    currency,
    payoutMethod,
    payoutDetails,
    amountCents,
    heldFor: reason,
  }: Owed & { heldFor: HeldFor | null },
): Promise<void> {
  const id = await insertRow(strapi, uidOf('affiliate-payment'), {
    ...{ runId, affiliateId, currency, payoutMethod, amountCents, ...stateFor(reason) },
  });
  if (reason !== null) return;
  const credits = strapi.db.query(uidOf('affiliate-credit'));
  await credits.updateMany({
    where: {
      ...{ affiliateId, currency, state: 'confirmed', paymentId: { $null: true } },
      $or: [{ day: { $lte: daysOf(month)[1] } }, { kind: 'correction' }],
    },
    data: { paymentId: id },
  });
  const reserved = await reservedCents(strapi, id);
  if (reserved === amountCents) return;
  // A credit has become void or a correction has come since the sums were read. What is reserved is what is paid, or nothing is.
  const reasonNow = heldFor({ amountCents: reserved, payoutDetails }, minimumCents);
  await strapi.db
    .query(uidOf('affiliate-payment'))
    .update({ where: { id }, data: { amountCents: reserved, ...stateFor(reasonNow) } });
  if (reasonNow !== null) await credits.updateMany({ where: { paymentId: id }, data: { paymentId: null } });
}

const stateFor = (reason: HeldFor | null) => ({ heldFor: reason, state: reason === null ? 'due' : 'held' });

async function reservedCents(strapi: Core.Strapi, paymentId: number): Promise<number> {
  const [row]: { sum: number | string | null }[] = await strapi.db.transaction(async ({ trx }) =>
    trx('affiliate_credits').where({ payment_id: paymentId }).sum({ sum: 'amount_cents' }),
  );
  return Number(row?.sum ?? 0);
}
