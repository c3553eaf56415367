import type { Core } from '@strapi/strapi';
import { UNIQUE_PER_SITE, UNIQUE_ROWS } from './rules';

/**
 * Creates the unique indexes. Strapi checks uniqueness in code only, so two editors at once can break it. The same statements
 * work on SQLite and PostgreSQL. Rows without a value (a page with no `fixedPage`) do not conflict.
 */
export async function ensureUniqueIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { table, column } of UNIQUE_PER_SITE) {
    await strapi.db.connection.raw(
      'create unique index if not exists ?? on ?? (??, locale) where published_at is not null',
      [`${table}_${column}_locale_unique`, table, column],
    );
  }
  for (const { index, table, columns } of UNIQUE_ROWS) {
    const places = columns.map(() => '??').join(', ');
    await strapi.db.connection.raw(`create unique index if not exists ?? on ?? (${places})`, [
      index,
      table,
      ...columns,
    ]);
  }
}
