import type { Core } from '@strapi/strapi';
import { PERSONAL_TYPES, type PersonalType, uidOf } from '../../src/content/content-types';
import { createPersonalData } from '../../src/leads/personal-data/personal-data';
import { APPLICATION_SECRET, PERSONAL_DATA_KEY } from './start-cms';

/** The key with which the CMS of the tests encrypts. */
export const k1 = { id: 'k1', key: Buffer.from(PERSONAL_DATA_KEY, 'base64') };
export const personalData = createPersonalData([k1], APPLICATION_SECRET);

export type Row = Record<string, unknown> & { id: number };

export const rowsOf = (strapi: Core.Strapi, type: PersonalType) => strapi.db.query(uidOf(type));

/** The number of rows of each personal type but the links of mails, which appear whenever a mail is sent. */
export async function countPersonalRows(strapi: Core.Strapi): Promise<Record<string, number>> {
  const counts = PERSONAL_TYPES.filter((type) => type !== 'mailed-link').map(
    async (type) => [type, await rowsOf(strapi, type).count()] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

export async function applicationOf(strapi: Core.Strapi, token: string): Promise<Row> {
  const tokenHash = personalData.lookupHash('token', token);
  const row: Row | null = await rowsOf(strapi, 'application').findOne({ where: { tokenHash } });
  if (!row) throw new Error('no application has this token');
  return row;
}

/** The history of an application in order. */
export const changesOf = (strapi: Core.Strapi, applicationId: number): Promise<Row[]> =>
  rowsOf(strapi, 'application-change').findMany({ where: { applicationId }, orderBy: { id: 'asc' } });
