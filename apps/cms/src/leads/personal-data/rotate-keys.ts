import { encryptedColumns } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { type PersonalType, uidOf } from '../../content/content-types';
import type { EncryptedField, PersonalData } from './personal-data';
import { olderHashes, rotateHashes } from './rotate-hashes';

interface SealedTable {
  type: PersonalType | 'comment';
  /** The column that names the row in its encrypted texts (`PersonalData.encrypt`). */
  rowKey: string;
  /** Each column with the name under which it is encrypted. */
  sealed: Readonly<Record<string, EncryptedField>>;
}

/** Every table with encrypted columns. A column that is emptied meanwhile stays empty: the WHERE holds the value that was read. */
const SEALED_TABLES = {
  mails: { type: 'mail', rowKey: 'messageId', sealed: { content: 'mails.content' } },
  browsers: {
    ...{ type: 'push-subscription', rowKey: 'endpointHash' },
    sealed: { subscription: 'push_subscriptions.subscription' },
  },
  affiliates: {
    ...{ type: 'affiliate', rowKey: 'code' },
    sealed: { contact: 'affiliates.contact', payoutDetails: 'affiliates.payoutDetails' },
  },
  proposals: {
    ...{ type: 'affiliate-proposal', rowKey: 'proposalKey' },
    sealed: { content: 'affiliate_proposals.content' },
  },
  notes: { type: 'application-note', rowKey: 'noteKey', sealed: { text: 'application_notes.text' } },
  comments: { type: 'comment', rowKey: 'documentId', sealed: { emailSealed: 'comments.emailSealed' } },
  applications: {
    ...{ type: 'application', rowKey: 'keyHash' },
    sealed: Object.fromEntries(
      encryptedColumns.map((column): [string, EncryptedField] => [column, `applications.${column}`]),
    ),
  },
} as const satisfies Readonly<Record<string, SealedTable>>;

type SealedName = keyof typeof SEALED_TABLES;
type Row = Readonly<Record<string, string | null>> & { id: number };

const BATCH = 200;

/** How many rows of each table have encrypted values. */
export interface Rotation extends Readonly<Record<SealedName, number>> {
  /** Values that were encrypted again; the others had the newest key already and were bound to their row. */
  readonly encrypted: number;
  /** Hashes that were made again by the newest key. */
  readonly hashed: number;
  /** Hashes by an older key whose value is stored nowhere, by table. The key must stay in LOOKUP_KEYS until they have ended. */
  readonly older: Readonly<Record<string, number>>;
}

/**
 * Encrypts every value of an older key with the newest one, and binds values from before to their row. After that the older
 * key may leave PERSONAL_DATA_KEYS. It works in batches while the CMS runs: a value that changes in the meantime was written
 * with the newest key. It may be interrupted and repeated.
 */
export async function rotateKeys(strapi: Core.Strapi, personalData: PersonalData): Promise<Rotation> {
  const counts: Record<string, number> = {};
  let encrypted = 0;
  for (const [name, table] of Object.entries(SEALED_TABLES)) {
    const rotated = await rotateTable(strapi, personalData, table);
    counts[name] = rotated.rows;
    encrypted += rotated.encrypted;
  }
  const hashed = await rotateHashes(strapi, personalData);
  const older = await olderHashes(strapi, personalData);
  return { ...(counts as Record<SealedName, number>), encrypted, hashed, older };
}

async function rotateTable(
  strapi: Core.Strapi,
  personalData: PersonalData,
  table: SealedTable,
): Promise<{ rows: number; encrypted: number }> {
  const columns = Object.keys(table.sealed);
  const counts = { rows: 0, encrypted: 0 };
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db.query(uidOf(table.type)).findMany({
      select: ['id', table.rowKey, ...columns],
      where: { id: { $gt: after }, $or: columns.map((column) => ({ [column]: { $notNull: true } })) },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
    counts.rows += rows.length;
    for (const row of rows) counts.encrypted += await rotateRow(strapi, personalData, table, row);
  }
}

async function rotateRow(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { type, rowKey, sealed }: SealedTable,
  row: Row,
): Promise<number> {
  const key = row[rowKey] ?? '';
  let encrypted = 0;
  for (const [column, field] of Object.entries(sealed)) {
    const before = row[column] ?? null;
    if (before === null || personalData.isCurrent(before)) continue;
    const data = { [column]: personalData.encrypt(field, key, personalData.decrypt(field, key, before)) };
    const where = { id: row.id, [column]: before };
    encrypted += (await strapi.db.query(uidOf(type)).updateMany({ where, data })).count;
  }
  return encrypted;
}
