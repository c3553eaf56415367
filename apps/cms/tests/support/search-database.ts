import type { Core } from '@strapi/strapi';
import { isPostgres } from '../../src/platform/database/database-probe';

/** The columns of every table in which a text stands: `consent_records.subject_hash`. Tables and columns are in order. */
export async function columnsWith(strapi: Core.Strapi, text: string): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await tablesOf(strapi)) {
    const rows: Record<string, unknown>[] = await strapi.db.connection(table).select('*');
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        const stored = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
        if (stored.includes(text)) found.add(`${table}.${column}`);
      }
    }
  }
  return [...found].sort();
}

async function tablesOf(strapi: Core.Strapi): Promise<string[]> {
  const sql = isPostgres(strapi)
    ? "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'"
    : "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'";
  const result = await strapi.db.connection.raw(sql);
  const rows: { name: string }[] = Array.isArray(result) ? result : result.rows;
  return rows.map(({ name }) => name);
}
