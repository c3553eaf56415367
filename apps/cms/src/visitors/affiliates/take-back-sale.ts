import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { changeCredit } from './change-credit';
import type { CreditRow } from './credit-row';
import { storeCorrection } from './store-correction';

/** What a network takes back: the sale of a click, and of its application if it has one. */
export interface TakenBackSale {
  applicationId: number | null;
  clickId: string;
  now: Date;
}

/**
 * Takes the credit of a sale back, whose network reported its reversal. A credit that no payment contains becomes void. The amount of one that
 * a payment contains, paid or still to be paid, is taken off by a correction, which the next payment run deducts. A repeat changes nothing, and
 * neither does a sale of nobody. Joins the transaction of its caller.
 */
export async function takeBackSale(strapi: Core.Strapi, { applicationId, clickId, now }: TakenBackSale): Promise<void> {
  const causes = [`sale:click:${clickId}`, ...(applicationId === null ? [] : [`sale:${applicationId}`])];
  await oneAtATime(strapi, `affiliate sale ${causes.at(-1)}`, async () => {
    const sales: CreditRow[] = await strapi.db
      .query(uidOf('affiliate-credit'))
      .findMany({ where: { kind: 'sale', $or: [{ cause: { $in: causes } }, { clickId }] } });
    // An application is one sale. That of another of its lenders is not taken back.
    const ofClick = sales.filter((sale) => sale.clickId === null || sale.clickId === clickId);
    for (const sale of ofClick) await takeBack(strapi, sale, now);
  });
}

async function takeBack(strapi: Core.Strapi, sale: CreditRow, now: Date): Promise<void> {
  if (sale.state === 'void') return;
  const returned = { reason: 'returned', note: null, actor: null, now } as const;
  if (await changeCredit(strapi, sale, { ...returned, to: 'void' })) return;
  // A payment contains it, perhaps since a moment ago, or the job has confirmed it meanwhile.
  const current: CreditRow | null = await strapi.db
    .query(uidOf('affiliate-credit'))
    .findOne({ where: { id: sale.id } });
  if (current && current.paymentId === null && current.state !== sale.state) return takeBack(strapi, current, now);
  const { id, affiliateId, site, model, currency, amountCents } = sale;
  await storeCorrection(strapi, {
    ...returned,
    ...{ cause: `returned:${id}`, affiliateId, site, model, currency, amountCents: -amountCents },
  });
}
