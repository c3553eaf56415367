import { randomBytes } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { type ErasureReceipt, erasureReceiptSchema } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** Without letters that look like digits (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 16;

/** 80 random bits in groups of four characters, so that a person can read them out: `K7Q2-9FMA-X3TD-81VR`. */
export function newReceiptId(): string {
  const characters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

export async function storeReceipt(strapi: Core.Strapi, { id, ...receipt }: ErasureReceipt): Promise<void> {
  await strapi.db.query(uidOf('erasure-receipt')).create({ data: { receiptId: id, ...receipt } });
}

/** @returns null for an unknown id, or one of another site */
export async function readReceipt(strapi: Core.Strapi, site: Locale, id: string): Promise<ErasureReceipt | null> {
  const row: Record<string, unknown> | null = await strapi.db
    .query(uidOf('erasure-receipt'))
    .findOne({ where: { receiptId: id, site } });
  if (!row) return null;
  // A receipt of an earlier release has neither.
  const { notices, isMailed } = row;
  const later = { ...(notices !== null && { notices }), ...(isMailed !== null && { isMailed }) };
  const { erased, kept } = row;
  return erasureReceiptSchema.parse({ id, site, day: String(row.day).slice(0, 10), erased, kept, ...later });
}
