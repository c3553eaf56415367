import type { Locale } from '@prestafaro/countries';
import type { AffiliateModel } from '@prestafaro/types/affiliate';
import { type CreditKind, usualHoldDays } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { dayOfSite } from '../../leads/desk/day-of-site';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { affiliateById, type CreditedAffiliate } from './credited-affiliate';
import { isTakenBack, saleCause, saleCredits } from './sale-credits';

/** What each model pays for. */
const PAID_KIND: Readonly<Record<AffiliateModel, CreditKind>> = { cpl: 'lead', cps: 'sale' };

interface Event {
  /** Names the event: it is credited once, however often it is reported. */
  cause: string;
  kind: CreditKind;
  site: Locale;
  now: Date;
  /** Only of a sale. */
  clickId?: string | null;
}

const DAY_MS = 24 * 60 * 60_000;

/** Credits the click of a visitor on an offer. It is counted and not paid. Call it in the transaction of the click. */
export const creditClick = (
  strapi: Core.Strapi,
  affiliate: CreditedAffiliate,
  { clickId, site, now }: { clickId: string; site: Locale; now: Date },
): Promise<void> => credit(strapi, affiliate, { cause: `click:${clickId}`, kind: 'click', site, now });

/** Credits a stored application. Call it in the transaction that stores it. */
export const creditLead = (
  strapi: Core.Strapi,
  affiliate: CreditedAffiliate,
  { applicationId, site, now }: { applicationId: number; site: Locale; now: Date },
): Promise<void> => credit(strapi, affiliate, { cause: `lead:${applicationId}`, kind: 'lead', site, now });

interface Attributed {
  site: Locale;
  affiliateId: number | null;
}

/**
 * Credits a loan that was paid out, in the transaction of its report. The affiliate is that of the application; if it has none, or there is no
 * application, that of the click. Each application is one sale, whichever of its lenders reports it. One that was taken back may be earned again.
 */
export async function creditSale(
  strapi: Core.Strapi,
  { applicationId, clickId, now }: { applicationId: number | null; clickId: string | null; now: Date },
): Promise<void> {
  const select = ['site', 'affiliateId'];
  const application: Attributed | null =
    applicationId === null
      ? null
      : await strapi.db.query(uidOf('application')).findOne({ select, where: { id: applicationId } });
  const click: Attributed | null =
    clickId === null ? null : await strapi.db.query(uidOf('click')).findOne({ select, where: { clickId } });
  const { affiliateId, site } = [application, click].find((each) => each?.affiliateId) ?? {};
  const affiliate = affiliateId ? await affiliateById(strapi, affiliateId) : null;
  if (!affiliate || !site) return;
  const cause = saleCause({ applicationId, clickId });
  await oneAtATime(strapi, `affiliate ${cause}`, async () => {
    const before = await saleCredits(strapi, { applicationId, clickId });
    for (const each of before) if (!(await isTakenBack(strapi, each))) return;
    const number = before.length === 0 ? '' : `:${before.length + 1}`;
    await credit(strapi, affiliate, { cause: `${cause}${number}`, kind: 'sale', site, now, clickId });
  });
}

/**
 * The day is that of the country, and amount and hold those of this moment: later terms change nothing that was credited. A credit with an amount
 * is open until its hold ends (`affiliate-credits-job.ts`).
 */
async function credit(strapi: Core.Strapi, affiliate: CreditedAffiliate, { now, ...event }: Event): Promise<void> {
  const { id: affiliateId, model, rateCents, currency, holdDays } = affiliate;
  const isPaid = event.kind === PAID_KIND[model];
  const confirmableAt = new Date(now.getTime() + (holdDays ?? usualHoldDays) * DAY_MS);
  await strapi.db
    .queryBuilder(uidOf('affiliate-credit'))
    .insert({
      ...event,
      ...{ affiliateId, model, currency, at: now },
      day: dayOfSite(event.site, now),
      amountCents: isPaid ? rateCents : 0,
      ...(isPaid && { state: 'open', stateChangedAt: now, confirmableAt }),
    })
    .onConflict('cause')
    .ignore()
    .execute();
}
