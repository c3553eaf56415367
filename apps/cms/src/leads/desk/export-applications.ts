import { encryptedColumns } from '@prestafaro/application';
import { writeCsv } from '@prestafaro/countries/write-csv';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import type { PersonalData } from '../personal-data/personal-data';
import { READ_COLUMNS } from './application-row';
import { type ExportedRow, plainColumns, secretColumns } from './export-columns';
import type { Condition } from './search-conditions';

/** By which the list of those who want no advertising is asked. */
const HASHES = ['emailHash', 'phoneHash'] as const;

type ReadRow = Omit<ExportedRow, 'wantsNoAdvertising'> & Readonly<Record<(typeof HASHES)[number], string>>;

const hashesOf = (row: ReadRow) => HASHES.map((name) => row[name]);

/** A person reads fewer. For more, the administrator exports a few days at a time. */
export const MAX_ROWS = 5000;
const BATCH = 500;

/** The number of applications that an export would hold. */
export const countExported = (strapi: Core.Strapi, where: Condition): Promise<number> =>
  strapi.db.query(uidOf('application')).count({ where });

/**
 * The applications as a file, the newest first. They are read in batches by id and not by position, so that an application
 * that arrives meanwhile moves no other.
 * @throws Error that contains no value, if an encrypted column cannot be decrypted
 */
export async function exportApplications(
  strapi: Core.Strapi,
  where: Condition,
  secrets: PersonalData | null,
): Promise<{ csv: string; rows: number }> {
  const columns = secrets ? [...plainColumns, ...secretColumns(secrets)] : plainColumns;
  const select = [...READ_COLUMNS, ...HASHES, ...(secrets ? ['keyHash', ...encryptedColumns] : [])];
  const lines: (string | number)[][] = [];
  for (let before: number | null = null; lines.length < MAX_ROWS; ) {
    const batch: ReadRow[] = await strapi.db.query(uidOf('application')).findMany({
      select,
      where: before === null ? where : { $and: [where, { id: { $lt: before } }] },
      orderBy: { id: 'desc' },
      limit: Math.min(BATCH, MAX_ROWS - lines.length),
    });
    const last = batch.at(-1);
    if (!last) break;
    before = last.id;
    const unsubscribed = await new Unsubscriptions(strapi).among(batch.flatMap(hashesOf));
    const rows = batch.map((row) => ({
      ...row,
      wantsNoAdvertising: hashesOf(row).some((hash) => unsubscribed.has(hash)),
    }));
    lines.push(...rows.map((row) => columns.map(([, value]) => value(row))));
  }
  return { csv: writeCsv([columns.map(([header]) => header), ...lines]), rows: lines.length };
}
