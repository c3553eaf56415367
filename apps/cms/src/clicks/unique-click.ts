import type { Core } from '@strapi/strapi';

/** A click id names one click, kept by the database. */
export async function ensureUniqueClick(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('create unique index if not exists clicks_click_id_unique on clicks (click_id)');
}
