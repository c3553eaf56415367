import { usualHoldDays } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Gives a state to credits that an earlier release wrote. Their terms asked for no confirmed contact, so only the hold counts: those of the last days
 * are open until it ends, and the others are confirmed. A repeat finds nothing.
 */
export async function adoptEarlierCredits(strapi: Core.Strapi, now: Date): Promise<void> {
  const earlier: { day: string }[] = await strapi.db
    .connection('affiliate_credits')
    .whereNull('state')
    .whereNot('amount_cents', 0)
    .distinct('day');
  for (const { day } of earlier) {
    const confirmableAt = new Date(Date.parse(`${day}T00:00:00Z`) + usualHoldDays * DAY_MS);
    await strapi.db.query(uidOf('affiliate-credit')).updateMany({
      where: { day, state: { $null: true }, amountCents: { $ne: 0 } },
      data: {
        state: confirmableAt <= now ? 'confirmed' : 'open',
        ...{ stateChangedAt: now, confirmableAt, contactConfirmedAt: now },
      },
    });
  }
}
