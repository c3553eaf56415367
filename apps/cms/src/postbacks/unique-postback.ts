import type { Core } from '@strapi/strapi';

/** One row per report, kept by the database: the search before the write may lose a race. */
export async function ensureUniquePostback(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('create unique index if not exists postbacks_digest_unique on postbacks (digest)');
}
