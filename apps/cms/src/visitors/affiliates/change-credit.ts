import type { CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { insertRow } from '../../platform/database/insert-row';
import type { CreditRow } from './credit-row';

export interface CreditChange {
  /** Null: counted only. */
  to: CreditState | null;
  reason: CreditReason;
  /** What a manager wrote. */
  note: string | null;
  /** The name of the manager; null for the product itself. */
  actor: string | null;
  now: Date;
  /** Further columns, written in the same statement. */
  data?: Partial<Pick<CreditRow, 'reason' | 'note'>> & { contactConfirmedAt?: Date };
  /** Further conditions. */
  where?: object;
}

/**
 * Changes the state of a credit that no payment contains, with a line of its history, in one transaction. The WHERE holds the state that was
 * read, so of two simultaneous changes one finds nothing to change.
 * @returns whether it was changed
 */
export async function changeCredit(
  strapi: Core.Strapi,
  { id, affiliateId, state }: Pick<CreditRow, 'id' | 'affiliateId' | 'state'>,
  { to, reason, note, actor, now, data, where }: CreditChange,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uidOf('affiliate-credit')).updateMany({
      where: { ...where, id, state: state ?? { $null: true }, paymentId: { $null: true } },
      data: { reason, note, ...data, state: to, stateChangedAt: now },
    });
    if (count === 0) return false;
    await insertRow(strapi, uidOf('affiliate-credit-change'), {
      ...{ creditId: id, affiliateId, fromState: state, toState: to, actor, reason, note, at: now },
    });
    return true;
  });
}
