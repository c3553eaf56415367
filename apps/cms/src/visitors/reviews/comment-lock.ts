import type { Core } from '@strapi/strapi';

/**
 * Keeps a comment until the end of the open transaction, so that of two decisions at once the second one reads what the first has written, and
 * the log loses no line. SQLite runs one transaction at a time and ignores the lock.
 */
export async function lockComment(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx('comments').select('id').where({ document_id: documentId }).forUpdate());
}
