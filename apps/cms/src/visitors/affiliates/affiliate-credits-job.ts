import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Job } from '../../platform/jobs/jobs';
import { hourlyAt } from '../../platform/jobs/schedule';
import { adoptEarlierCredits } from './adopt-earlier-credits';
import { changeCredit } from './change-credit';
import type { CreditRow } from './credit-row';

const BATCH = 200;

/**
 * Decides on open credits whose hold has ended: a sale is confirmed, and a lead if the contact of its applicant was confirmed, else it becomes
 * void. Every statement holds what it decides on, so a run that was killed, or a second one beside it, changes nothing twice.
 */
export const affiliateCreditsJob = (strapi: Core.Strapi): Job => ({
  name: 'affiliate-credits',
  schedule: hourlyAt(41),
  async run(now) {
    // An instance of an earlier release may have written some while this one was started.
    await adoptEarlierCredits(strapi, now);
    const due = { state: 'open', confirmableAt: { $lte: now } };
    await strapi.db.query(uidOf('affiliate-credit')).updateMany({
      where: { ...due, $or: [{ kind: 'sale' }, { contactConfirmedAt: { $notNull: true } }] },
      data: { state: 'confirmed', stateChangedAt: now },
    });
    await voidUnconfirmed(strapi, due, now);
  },
});

async function voidUnconfirmed(strapi: Core.Strapi, due: object, now: Date): Promise<void> {
  const unconfirmed = { kind: 'lead', contactConfirmedAt: { $null: true } };
  for (let after = 0; ; ) {
    const credits: CreditRow[] = await strapi.db.query(uidOf('affiliate-credit')).findMany({
      where: { ...due, ...unconfirmed, id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    for (const credit of credits) {
      await changeCredit(strapi, credit, {
        ...{ to: 'void', reason: 'unconfirmed', note: null, actor: null, now, where: unconfirmed },
      });
    }
    const last = credits.at(-1);
    if (credits.length < BATCH || !last) return;
    after = last.id;
  }
}
