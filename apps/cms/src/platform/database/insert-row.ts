import type { Core, UID } from '@strapi/strapi';

/**
 * Writes a row of a type without relations, in one statement: `create` of the query engine opens a second transaction and reads the row again.
 * @returns its id
 * @throws the database's error
 */
export async function insertRow(strapi: Core.Strapi, uid: UID.ContentType, data: object): Promise<number> {
  const { ids } = await strapi.db.query(uid).createMany({ data: [data] });
  const id = Number(ids[0]);
  if (!Number.isSafeInteger(id)) throw new Error(`The database returned no id for a new row of ${uid}`);
  return id;
}
