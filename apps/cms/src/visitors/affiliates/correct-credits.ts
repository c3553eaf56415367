import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { oneAtATime } from '../../platform/database/advisory-lock';
import type { AffiliateRow } from './affiliate-row';
import { changeCredit } from './change-credit';
import type { CreditRow } from './credit-row';
import { storeCorrection } from './store-correction';

/** What a manager decides on a credit: to pay nothing for it, or to undo that. */
export type CreditDecision = 'void' | 'restore';

export type CreditProblem =
  | 'unknown-credit'
  /** It has that state already. */
  | 'no-such-change'
  /** A payment contains it. */
  | 'in-payment'
  | 'changed-meanwhile';

interface Decided {
  decision: CreditDecision;
  /** The affiliate reads it if the credit becomes void. */
  note: string;
  actor: string;
  now: Date;
}

/**
 * Makes a credit void, or undoes that, with the manager's name and reason in its history. A restored credit is open until its hold ends. A lead that
 * nobody confirmed counts as confirmed by the manager.
 * @returns null after the change
 */
export async function decideOnCredit(
  strapi: Core.Strapi,
  affiliate: Pick<AffiliateRow, 'id'>,
  creditId: number,
  { decision, note, actor, now }: Decided,
): Promise<CreditProblem | null> {
  const credit: CreditRow | null = await strapi.db
    .query(uidOf('affiliate-credit'))
    .findOne({ where: { id: creditId, affiliateId: affiliate.id, kind: { $ne: 'click' } } });
  if (!credit) return 'unknown-credit';
  if (credit.paymentId !== null) return 'in-payment';
  if ((credit.state === 'void') === (decision === 'void')) return 'no-such-change';
  const by = { reason: 'decision', note, actor, now } as const;
  const changed =
    decision === 'void'
      ? await changeCredit(strapi, credit, { ...by, to: 'void' })
      : await changeCredit(strapi, credit, {
          ...{ ...by, to: stateBefore(credit, now), data: await restoredData(strapi, credit, now) },
        });
  return changed ? null : 'changed-meanwhile';
}

function stateBefore({ amountCents, confirmableAt }: CreditRow, now: Date) {
  if (amountCents === 0) return null;
  return confirmableAt && new Date(confirmableAt) > now ? 'open' : 'confirmed';
}

/** A correction gets back why it was made, which is the first line of its history. */
async function restoredData(strapi: Core.Strapi, { id, kind, reason }: CreditRow, now: Date) {
  if (kind !== 'correction')
    return { reason: null, note: null, ...(reason === 'unconfirmed' && { contactConfirmedAt: now }) };
  const made: Pick<CreditRow, 'reason' | 'note'> | null = await strapi.db
    .query(uidOf('affiliate-credit-change'))
    .findOne({ select: ['reason', 'note'], where: { creditId: id, fromState: { $null: true } } });
  return { reason: made?.reason ?? null, note: made?.note ?? null };
}

interface ManagersCorrection {
  /** Of the form: a correction that is sent twice is one. */
  key: string;
  /** Negative to take something off. */
  amountCents: number;
  currency: string;
  note: string;
  actor: string;
  now: Date;
}

/**
 * Adds a correction to what an affiliate is owed. A form that is sent twice adds one.
 * @returns false if this form was sent before with another amount or reason; then nothing is written
 */
export async function correctAffiliate(
  strapi: Core.Strapi,
  { id, site, model }: Pick<AffiliateRow, 'id' | 'site'> & { model: NonNullable<AffiliateRow['model']> },
  { key, ...correction }: ManagersCorrection,
): Promise<boolean> {
  const cause = `correction:${id}:${key}`;
  const { amountCents, note } = correction;
  return oneAtATime(strapi, `affiliate ${cause}`, async () => {
    const isNew = await storeCorrection(strapi, {
      ...{ ...correction, cause, affiliateId: id, site, model, reason: 'decision' },
    });
    return (
      isNew || (await strapi.db.query(uidOf('affiliate-credit')).count({ where: { cause, amountCents, note } })) > 0
    );
  });
}
