import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import type { PersonalData } from '../personal-data/personal-data';
import { READ_COLUMNS, SEALED_COLUMNS } from './application-row';
import { type ExportedRow, openColumns, secretColumns } from './export-columns';
import type { Condition } from './search-conditions';
import { writeCsv } from './write-csv';

/** More than a person reads; who needs more narrows the days. */
export const MOST_ROWS = 5000;
const BATCH = 500;

/** How many applications an export would hold. */
export const countExported = (strapi: Core.Strapi, where: Condition): Promise<number> =>
  strapi.db.query(uidOf('application')).count({ where });

/**
 * The applications as a file, the newest first. Read in batches by id and not by position: one that arrives meanwhile moves
 * nothing.
 * @throws Error without a value, if something sealed does not open.
 */
export async function exportApplications(
  strapi: Core.Strapi,
  where: Condition,
  secrets: PersonalData | null,
): Promise<{ csv: string; rows: number }> {
  const columns = secrets ? [...openColumns, ...secretColumns(secrets)] : openColumns;
  const select = secrets ? [...READ_COLUMNS, ...SEALED_COLUMNS] : [...READ_COLUMNS];
  const lines: (string | number)[][] = [];
  for (let before: number | null = null; lines.length < MOST_ROWS; ) {
    const batch: ExportedRow[] = await strapi.db.query(uidOf('application')).findMany({
      select,
      where: before === null ? where : { $and: [where, { id: { $lt: before } }] },
      orderBy: { id: 'desc' },
      limit: Math.min(BATCH, MOST_ROWS - lines.length),
    });
    const last = batch.at(-1);
    if (!last) break;
    before = last.id;
    lines.push(...batch.map((row) => columns.map(([, value]) => value(row))));
  }
  return { csv: writeCsv([columns.map(([header]) => header), ...lines]), rows: lines.length };
}
