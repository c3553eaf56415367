import { applicationFields, encryptedColumnOf, hashColumnOf, type LookupName } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { type PersonalType, uidOf } from '../../content/content-types';
import { addressHashOf } from '../../delivery/mail/address-hash';
import { addressOfComment } from '../../visitors/reviews/comment-address';
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

/** Makes every hash again whose value is stored. It may be interrupted and repeated. @returns the number of new hashes */
export async function rotateHashes(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  let hashed = (await rotateComments(strapi, personalData)) + (await rotateMails(strapi, personalData));
  hashed += await rotateAffiliates(strapi, personalData);
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

async function rotateComments(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  const comments = strapi.db.query(uidOf('comment'));
  const rows: { id: number; documentId: string; emailSealed: string; emailHash: string }[] = await comments.findMany({
    select: ['id', 'documentId', 'emailSealed', 'emailHash'],
    where: { emailSealed: { $notNull: true } },
  });
  let hashed = 0;
  for (const { id, emailHash, ...columns } of rows) {
    const address = addressOfComment(personalData, columns);
    if (address === null || personalData.isCurrentHash(emailHash)) continue;
    const data = { emailHash: addressHashOf(personalData, address) };
    hashed += (await comments.updateMany({ where: { id, emailHash }, data })).count;
  }
  return hashed;
}

/** Mails that wait to be sent. Those that were sent have no address any more. */
async function rotateMails(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  const mails = strapi.db.query(uidOf('mail'));
  const rows: { id: number; messageId: string; content: string; addressHash: string }[] = await mails.findMany({
    select: ['id', 'messageId', 'content', 'addressHash'],
    where: { content: { $notNull: true } },
  });
  let hashed = 0;
  for (const { id, messageId, content, addressHash } of rows) {
    if (personalData.isCurrentHash(addressHash)) continue;
    const { to } = JSON.parse(personalData.decrypt('mails.content', messageId, content)) as { to: string };
    const data = { addressHash: addressHashOf(personalData, to) };
    hashed += (await mails.updateMany({ where: { id, addressHash }, data })).count;
  }
  return hashed;
}

async function rotateAffiliates(strapi: Core.Strapi, personalData: PersonalData): Promise<number> {
  const affiliates = strapi.db.query(uidOf('affiliate'));
  const rows: { id: number; code: string; contact: string; addressHash: string }[] = await affiliates.findMany({
    select: ['id', 'code', 'contact', 'addressHash'],
  });
  let hashed = 0;
  for (const { id, code, contact, addressHash } of rows) {
    if (personalData.isCurrentHash(addressHash)) continue;
    const { email } = JSON.parse(personalData.decrypt('affiliates.contact', code, contact)) as { email: string };
    const data = { addressHash: addressHashOf(personalData, email) };
    hashed += (await affiliates.updateMany({ where: { id, addressHash }, data })).count;
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
