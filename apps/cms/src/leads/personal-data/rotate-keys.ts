import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { PersonalData, SealedField } from './personal-data';

const COLUMNS = ['phoneSealed', 'documentSealed', 'accountSealed'] as const;
type Column = (typeof COLUMNS)[number];
type Row = { id: number } & Record<Column, string | null>;

const BATCH = 200;

export interface Rotation {
  applications: number;
  /** Values that were sealed anew; the rest had the newest key already. */
  sealed: number;
}

/**
 * Seals every value anew that an older key sealed, after which that key may leave PERSONAL_DATA_KEYS. Batch by batch,
 * while the CMS goes on working: what has changed in the meantime was sealed with the newest key by whoever changed it.
 * Safe to break off and to repeat.
 */
export async function rotateKeys(strapi: Core.Strapi, personalData: PersonalData): Promise<Rotation> {
  const rotation: Rotation = { applications: 0, sealed: 0 };
  let after = 0;
  for (;;) {
    const rows: Row[] = await strapi.db.query(uidOf('application')).findMany({
      select: ['id', ...COLUMNS],
      where: { id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    const last = rows.at(-1);
    if (!last) return rotation;
    after = last.id;
    rotation.applications += rows.length;
    for (const row of rows) rotation.sealed += await rotateRow(strapi, personalData, row);
  }
}

async function rotateRow(strapi: Core.Strapi, personalData: PersonalData, row: Row): Promise<number> {
  let sealed = 0;
  for (const column of COLUMNS) {
    const before = row[column];
    if (before === null || personalData.isNewest(before)) continue;
    const field: SealedField = `applications.${column}`;
    const { count } = await strapi.db.query(uidOf('application')).updateMany({
      where: { id: row.id, [column]: before },
      data: { [column]: personalData.seal(field, personalData.open(field, before)) },
    });
    sealed += count;
  }
  return sealed;
}
