import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { insertRow } from '../../platform/database/insert-row';
import { findAdministrators } from '../../platform/strapi-internals/admin-accounts';
import type { AddressFilters } from './desk-filters';
import type { DeskSavedFilter } from './wire';

/** Unique indexes of person and slot keep the limit when two windows save at once. */
export const MAX_SAVED_FILTERS = 20;

type Row = DeskSavedFilter & { slot: number };

export type SaveOutcome = { id: number } | 'name_taken' | 'too_many';

const tableOf = (strapi: Core.Strapi) => strapi.db.query(uidOf('desk-filter'));

const rowsOf = (strapi: Core.Strapi, adminId: number): Promise<Row[]> =>
  tableOf(strapi).findMany({ where: { adminId }, orderBy: { id: 'asc' } });

/** The saved filters of a person, by name. */
export async function listFilters(strapi: Core.Strapi, adminId: number): Promise<DeskSavedFilter[]> {
  const rows = await rowsOf(strapi, adminId);
  return rows
    .map(({ id, name, filters }) => ({ id, name, filters }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** Saves filters of a person under a new name. */
export async function saveFilter(
  strapi: Core.Strapi,
  adminId: number,
  { name, filters }: { name: string; filters: AddressFilters },
): Promise<SaveOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    const rows = await rowsOf(strapi, adminId);
    if (rows.some((row) => isSameName(row.name, name))) return 'name_taken';
    const slot = freeSlot(rows);
    if (slot === null) return 'too_many';
    try {
      return {
        id: await insertRow(strapi, uidOf('desk-filter'), { adminId, slot, name, filters: JSON.stringify(filters) }),
      };
    } catch (error) {
      // Another window of the person took the slot or the name at this moment: look again.
      if (attempt >= MAX_SAVED_FILTERS) throw error;
    }
  }
}

/** @returns false if the person has no such filters */
export async function renameFilter(
  strapi: Core.Strapi,
  adminId: number,
  id: number,
  name: string,
): Promise<boolean | 'name_taken'> {
  const isTaken = async () =>
    (await rowsOf(strapi, adminId)).some((row) => row.id !== id && isSameName(row.name, name));
  if (await isTaken()) return 'name_taken';
  try {
    return (await tableOf(strapi).updateMany({ where: { id, adminId }, data: { name } })).count === 1;
  } catch (error) {
    if (await isTaken()) return 'name_taken';
    throw error;
  }
}

/** @returns false if the person has no such filters */
export async function deleteFilter(strapi: Core.Strapi, adminId: number, id: number): Promise<boolean> {
  return (await tableOf(strapi).deleteMany({ where: { id, adminId } })).count === 1;
}

/** Deletes the filters of people whose account was deleted. @returns how many */
export async function forgetFiltersOfFormerStaff(strapi: Core.Strapi): Promise<number> {
  const rows: { adminId: number }[] = await tableOf(strapi).findMany({ select: ['adminId'] });
  const ids = [...new Set(rows.map(({ adminId }) => adminId))];
  const present = (await findAdministrators(strapi, { id: { $in: ids } })).map(({ id }) => id);
  const former = ids.filter((id) => !present.includes(id));
  return (await tableOf(strapi).deleteMany({ where: { adminId: { $in: former } } })).count;
}

const isSameName = (a: string, b: string) => a.toLocaleLowerCase('es') === b.toLocaleLowerCase('es');

function freeSlot(rows: readonly Row[]): number | null {
  for (let slot = 1; slot <= MAX_SAVED_FILTERS; slot += 1) if (!rows.some((row) => row.slot === slot)) return slot;
  return null;
}
