import { applicationFields, encryptedColumnOf, hashColumnOf, type LookupName } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { type PersonalType, uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import type { PersonalData } from './personal-data';

type Row = Record<string, unknown> & { id: number; keyHash: string; email: string };

const BATCH = 200;

/** The columns with hashes of values that may be stored nowhere any more. */
const LASTING: readonly (readonly [PersonalType, string])[] = [
  ['consent-record', 'subjectHash'],
  ['mail', 'addressHash'],
  ['mail-suppression', 'addressHash'],
  ['unsubscription', 'contactHash'],
];

interface AddressedTable {
  type: PersonalType | 'comment';
  /** The column with the hash of the address. */
  hashColumn: string;
  /** The column that names the row in its encrypted text, and the one with that text. */
  rowKey: string;
  sealedColumn: string;
  addressOf(personalData: PersonalData, key: string, sealed: string): string;
}

/** The tables that hold an address encrypted beside its hash. A mail that was sent has no address any more. */
const ADDRESSED_TABLES: readonly AddressedTable[] = [
  {
    ...{ type: 'comment', hashColumn: 'emailHash', rowKey: 'documentId', sealedColumn: 'emailSealed' },
    addressOf: ({ decrypt }, key, sealed) => decrypt('comments.emailSealed', key, sealed),
  },
  {
    ...{ type: 'mail', hashColumn: 'addressHash', rowKey: 'messageId', sealedColumn: 'content' },
    addressOf: ({ decrypt }, key, sealed) => (JSON.parse(decrypt('mails.content', key, sealed)) as { to: string }).to,
  },
  {
    ...{ type: 'affiliate', hashColumn: 'addressHash', rowKey: 'code', sealedColumn: 'contact' },
    addressOf: ({ decrypt }, key, sealed) =>
      (JSON.parse(decrypt('affiliates.contact', key, sealed)) as { email: string }).email,
  },
];

/** Makes every hash again whose value is stored. It may be interrupted and repeated. @returns the number of new hashes */
export async function rotateHashes(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  let hashed = 0;
  for (const table of ADDRESSED_TABLES) hashed += await rotateAddresses(strapi, personalData, table);
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db
      .query(uidOf('application'))
      .findMany({ where: { id: { $gt: after } }, orderBy: { id: 'asc' }, limit: BATCH });
    for (const row of rows) hashed += await rotateApplication(strapi, personalData, row);
    const last = rows.at(-1);
    if (!last) return hashed;
    after = last.id;
  }
}

async function rotateApplication(strapi: Core.Strapi, personalData: PersonalData, row: Row): Promise<number> {
  const outdated = applicationFields.flatMap(({ name, storage }) => {
    const column = hashColumnOf(name);
    const hash = row[column];
    if (!storage.lookup || typeof hash !== 'string' || personalData.isCurrentHash(hash)) return [];
    return [[column, personalData.lookupHash(name as LookupName, valueIn(row, name, personalData))] as const];
  });
  if (outdated.length === 0) return 0;
  await strapi.db.query(uidOf('application')).updateMany({ where: { id: row.id }, data: Object.fromEntries(outdated) });
  const data = { subjectHash: addressHashOf(personalData, row.email) };
  const { count } = await strapi.db
    .query(uidOf('consent-record'))
    .updateMany({ where: { applicationId: row.id, subjectHash: { $ne: data.subjectHash } }, data });
  return outdated.length + count;
}

/** The normalised value that is hashed: the first part of what is encrypted, or the address. */
function valueIn(row: Row, name: string, { decrypt }: PersonalData): string {
  const field = applicationFields.find((each) => each.name === name);
  if (field?.storage.protection !== 'encrypted') return String(row[name]).trim().toLowerCase();
  const column = encryptedColumnOf(name);
  const text = decrypt(`applications.${column}`, row.keyHash, String(row[column]));
  return field.storage.exported[0]?.read(text) ?? text;
}

async function rotateAddresses(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { type, hashColumn, rowKey, sealedColumn, addressOf }: AddressedTable,
): Promise<number> {
  const table = strapi.db.query(uidOf(type));
  const rows: (Record<string, string> & { id: number })[] = await table.findMany({
    select: ['id', hashColumn, rowKey, sealedColumn],
    where: { [sealedColumn]: { $notNull: true } },
  });
  let hashed = 0;
  for (const { id, [hashColumn]: hash = '', [rowKey]: key = '', [sealedColumn]: sealed = '' } of rows) {
    if (personalData.isCurrentHash(hash)) continue;
    const data = { [hashColumn]: addressHashOf(personalData, addressOf(personalData, key, sealed)) };
    hashed += (await table.updateMany({ where: { id, [hashColumn]: hash }, data })).count;
  }
  return hashed;
}

/** Counts the hashes that no rotation can make again, by table. They end by their own time, and suppressions with the next mail. */
export async function olderHashes(strapi: Core.Strapi, personalData: PersonalData): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [type, column] of LASTING) {
    const rows: Record<string, string>[] = await strapi.db.query(uidOf(type)).findMany({ select: [column] });
    const older = rows.filter((row) => !personalData.isCurrentHash(String(row[column]))).length;
    if (older > 0) counts[type] = older;
  }
  return counts;
}
