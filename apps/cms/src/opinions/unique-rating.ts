import type { Core } from '@strapi/strapi';

/** One rating per person and article, kept by the database: the search before the write may lose a race. */
export async function ensureUniqueRating(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    'create unique index if not exists ratings_person_subject_unique on ratings (person_hash, locale, subject_type, subject_id)',
  );
}
