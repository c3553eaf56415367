import { type EncryptedColumn, encryptedColumns } from '@prestafaro/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { EncryptedField, PersonalData } from './personal-data';
import { olderHashes, rotateHashes } from './rotate-hashes';

type Row = { id: number; keyHash: string } & Record<EncryptedColumn, string | null>;

interface MailRow {
  id: number;
  messageId: string;
  content: string;
}

interface BrowserRow {
  id: number;
  endpointHash: string;
  subscription: string;
}

interface CommentRow {
  id: number;
  documentId: string;
  emailSealed: string;
}

const BATCH = 200;

export interface Rotation {
  applications: number;
  /** Mails that wait to be sent. */
  mails: number;
  /** Browsers that get notifications. */
  browsers: number;
  affiliates: number;
  /** Comments whose author gave an address. */
  comments: number;
  /** Values that were encrypted again; the others had the newest key already and were bound to their row. */
  encrypted: number;
  /** Hashes that were made again by the newest key. */
  hashed: number;
  /** Hashes by an older key whose value is stored nowhere, by table. The key must stay in LOOKUP_KEYS until they have ended. */
  older: Readonly<Record<string, number>>;
}

/**
 * Encrypts every value of an older key with the newest one, and binds values from before to their row. After that the older key may leave PERSONAL_DATA_KEYS. It works
 * in batches while the CMS runs: a value that changes in the meantime was written with the newest key. It may be interrupted
 * and repeated.
 */
export async function rotateKeys(strapi: Core.Strapi, personalData: PersonalData): Promise<Rotation> {
  const rotation: Rotation = {
    ...{ applications: 0, mails: 0, browsers: 0, affiliates: 0, comments: 0 },
    ...{ encrypted: 0, hashed: 0, older: {} },
  };
  await rotateMails(strapi, personalData, rotation);
  await rotateBrowsers(strapi, personalData, rotation);
  await rotateAffiliates(strapi, personalData, rotation);
  await rotateComments(strapi, personalData, rotation);
  let after = 0;
  for (;;) {
    const rows: Row[] = await strapi.db.query(uidOf('application')).findMany({
      select: ['id', 'keyHash', ...encryptedColumns],
      where: { id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    const last = rows.at(-1);
    if (!last) {
      return {
        ...rotation,
        hashed: await rotateHashes(strapi, personalData),
        older: await olderHashes(strapi, personalData),
      };
    }
    after = last.id;
    rotation.applications += rows.length;
    for (const row of rows) rotation.encrypted += await rotateRow(strapi, personalData, row);
  }
}

async function rotateRow(strapi: Core.Strapi, personalData: PersonalData, row: Row): Promise<number> {
  let encrypted = 0;
  for (const column of encryptedColumns) {
    const before = row[column];
    if (before === null || personalData.isCurrent(before)) continue;
    const field: EncryptedField = `applications.${column}`;
    const { count } = await strapi.db.query(uidOf('application')).updateMany({
      where: { id: row.id, [column]: before },
      data: { [column]: personalData.encrypt(field, row.keyHash, personalData.decrypt(field, row.keyHash, before)) },
    });
    encrypted += count;
  }
  return encrypted;
}

/** A mail that is sent meanwhile has no content any more, so the WHERE finds nothing. */
async function rotateMails(strapi: Core.Strapi, personalData: PersonalData, rotation: Rotation): Promise<void> {
  const mails = strapi.db.query(uidOf('mail'));
  const rows: MailRow[] = await mails.findMany({
    select: ['id', 'messageId', 'content'],
    where: { content: { $notNull: true } },
  });
  rotation.mails = rows.length;
  for (const { id, messageId, content } of rows) {
    if (personalData.isCurrent(content)) continue;
    const decrypted = personalData.decrypt('mails.content', messageId, content);
    const data = { content: personalData.encrypt('mails.content', messageId, decrypted) };
    rotation.encrypted += (await mails.updateMany({ where: { id, content }, data })).count;
  }
}

async function rotateBrowsers(strapi: Core.Strapi, personalData: PersonalData, rotation: Rotation): Promise<void> {
  const field: EncryptedField = 'push_subscriptions.subscription';
  const browsers = strapi.db.query(uidOf('push-subscription'));
  const rows: BrowserRow[] = await browsers.findMany({ select: ['id', 'endpointHash', 'subscription'] });
  rotation.browsers = rows.length;
  for (const { id, endpointHash, subscription } of rows) {
    if (personalData.isCurrent(subscription)) continue;
    const decrypted = personalData.decrypt(field, endpointHash, subscription);
    const data = { subscription: personalData.encrypt(field, endpointHash, decrypted) };
    rotation.encrypted += (await browsers.updateMany({ where: { id, subscription }, data })).count;
  }
}

type AffiliateRow = { id: number; code: string } & Record<(typeof AFFILIATE_COLUMNS)[number], string | null>;
const AFFILIATE_COLUMNS = ['contact', 'payoutDetails'] as const;

async function rotateAffiliates(strapi: Core.Strapi, personalData: PersonalData, rotation: Rotation): Promise<void> {
  const affiliates = strapi.db.query(uidOf('affiliate'));
  const rows: AffiliateRow[] = await affiliates.findMany({ select: ['id', 'code', ...AFFILIATE_COLUMNS] });
  rotation.affiliates = rows.length;
  for (const row of rows) {
    for (const column of AFFILIATE_COLUMNS) {
      const before = row[column];
      if (before === null || personalData.isCurrent(before)) continue;
      const field: EncryptedField = `affiliates.${column}`;
      const decrypted = personalData.decrypt(field, row.code, before);
      const data = { [column]: personalData.encrypt(field, row.code, decrypted) };
      rotation.encrypted += (await affiliates.updateMany({ where: { id: row.id, [column]: before }, data })).count;
    }
  }
}

/** An address that is erased meanwhile is null, so the WHERE finds nothing. */
async function rotateComments(strapi: Core.Strapi, personalData: PersonalData, rotation: Rotation): Promise<void> {
  const comments = strapi.db.query(uidOf('comment'));
  const rows: CommentRow[] = await comments.findMany({
    select: ['id', 'documentId', 'emailSealed'],
    where: { emailSealed: { $notNull: true } },
  });
  rotation.comments = rows.length;
  for (const { id, documentId, emailSealed } of rows) {
    if (personalData.isCurrent(emailSealed)) continue;
    const email = personalData.decrypt('comments.emailSealed', documentId, emailSealed);
    const data = { emailSealed: personalData.encrypt('comments.emailSealed', documentId, email) };
    rotation.encrypted += (await comments.updateMany({ where: { id, emailSealed }, data })).count;
  }
}
