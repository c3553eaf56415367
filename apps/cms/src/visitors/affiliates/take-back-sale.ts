import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { changeCredit } from './change-credit';
import type { CreditRow } from './credit-row';
import { returnCause, saleCause, saleCredits } from './sale-credits';
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
 * neither does a sale of nobody. An application is one sale: call it once none of its lenders pays for a loan any more. Joins the transaction of its caller.
 */
export async function takeBackSale(strapi: Core.Strapi, { applicationId, clickId, now }: TakenBackSale): Promise<void> {
  await oneAtATime(strapi, `affiliate ${saleCause({ applicationId, clickId })}`, async () => {
    // A click may have been credited before it had an application.
    const ofClick = applicationId === null ? [] : await saleCredits(strapi, { applicationId: null, clickId });
    const sales = [...ofClick, ...(await saleCredits(strapi, { applicationId, clickId }))];
    for (const sale of sales) await takeBack(strapi, sale, now);
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
  const { affiliateId, site, model, currency, amountCents } = sale;
  await storeCorrection(strapi, {
    ...returned,
    ...{ cause: returnCause(sale), affiliateId, site, model, currency, amountCents: -amountCents },
  });
}
