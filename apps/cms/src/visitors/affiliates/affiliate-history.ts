import type { AffiliateModel, AffiliateState } from '@prestafaro/types/affiliate';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** What the affiliate changed of the own data. It names no value, because a history is plain text. */
export type ChangedData = 'request' | 'payout';

/** One line of the history of an affiliate. */
export interface AffiliateChange {
  affiliateId: number;
  /** Null: the first request. */
  fromState: AffiliateState | null;
  toState: AffiliateState;
  /** Null: the state or the terms. */
  changed?: ChangedData | null;
  /** The name of the manager; null: the affiliate. */
  actor?: string | null;
  reason?: string | null;
  /** The terms of an approval. */
  model?: AffiliateModel | null;
  rateCents?: number | null;
  holdDays?: number | null;
  at: Date;
}

/** Writes a line of the history. Call it in the transaction of the change. */
export async function recordChange(strapi: Core.Strapi, change: AffiliateChange): Promise<void> {
  await strapi.db.query(uidOf('affiliate-change')).create({ data: change });
}

export type StoredChange = Required<Omit<AffiliateChange, 'at'>> & { id: number; at: Date | string };

/** The history of an affiliate, the newest line first. */
export const historyOf = (strapi: Core.Strapi, affiliateId: number): Promise<StoredChange[]> =>
  strapi.db.query(uidOf('affiliate-change')).findMany({ where: { affiliateId }, orderBy: { id: 'desc' } });
