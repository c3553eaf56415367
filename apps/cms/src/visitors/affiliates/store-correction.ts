import type { CreditReason } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { dayOfSite } from '../../leads/desk/day-of-site';
import { insertRow } from '../../platform/database/insert-row';
import type { CreditRow } from './credit-row';

export interface Correction extends Pick<CreditRow, 'cause' | 'affiliateId' | 'site' | 'model' | 'currency'> {
  /** Negative to take something off. */
  amountCents: number;
  reason: CreditReason;
  note: string | null;
  /** Null for the product itself. */
  actor: string | null;
  now: Date;
}

/**
 * Writes a correction with its history. It has no hold: the next payment contains it. The cause is unique.
 * Call it for one cause at a time (`oneAtATime`).
 * @returns false if the cause has one already; then nothing is written
 */
export async function storeCorrection(
  strapi: Core.Strapi,
  { actor, now, ...correction }: Correction,
): Promise<boolean> {
  const { cause, affiliateId, site, reason, note } = correction;
  if ((await strapi.db.query(uidOf('affiliate-credit')).count({ where: { cause } })) > 0) return false;
  await strapi.db.transaction(async () => {
    const creditId = await insertRow(strapi, uidOf('affiliate-credit'), {
      ...correction,
      ...{ kind: 'correction', at: now, day: dayOfSite(site, now) },
      ...{ state: 'confirmed', stateChangedAt: now, confirmableAt: now },
    });
    await insertRow(strapi, uidOf('affiliate-credit-change'), {
      ...{ creditId, affiliateId, fromState: null, toState: 'confirmed', actor, reason, note, at: now },
    });
  });
  return true;
}
