import type { Core } from '@strapi/strapi';

/** One application for a key and one for a token, kept by the database: the search before the write may lose a race. */
export async function ensureUniqueApplication(strapi: Core.Strapi): Promise<void> {
  for (const column of ['key_hash', 'token_hash']) {
    await strapi.db.connection.raw('create unique index if not exists ?? on applications (??)', [
      `applications_${column}_unique`,
      column,
    ]);
  }
}
