// @ts-check
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';

/** @typedef {import('../../scripts/databases/with-postgres.mjs').Client} Client */

/** The slug of the article with this number, from 1. */
export const slugOfNumber = (/** @type {number} */ number) => `articulo-de-la-medicion-${number}`;

/**
 * Adds published articles to a site by SQL, as Strapi would (a draft and a published one, with a tag and an author), because the
 * Document Service takes minutes for so many. No publish event tells of them: the web app finds them at its next full read.
 * @param {Record<string, string>} environment of the CMS, on PostgreSQL
 * @param {string} locale
 * @param {number} count
 */
export async function addArticles(environment, locale, count) {
  await withPostgres(environment, async (client) => {
    for (const publishedAt of ['null', 'now()']) {
      await client.query(
        `insert into articles (document_id, locale, title, slug, excerpt, is_at_root, written_on, views, reading_minutes,
           created_at, updated_at, published_at)
         select 'medicion' || number, $1, 'Artículo ' || number, '${slugOfNumber(0).slice(0, -1)}' || number,
           'Un resumen de dos líneas que dice de qué trata el artículo.', false, date '2020-01-01' + number % 2000, 0, 3,
           now(), now(), ${publishedAt}
         from generate_series(1, $2::int) as number`,
        [locale, count],
      );
    }
    await link(client, 'articles_author_lnk', 'authors', 'author_id');
    await link(client, 'articles_tags_lnk', 'tags', 'tag_id');
    await client.query('analyze');
  });
}

/** Removes the articles of {@link addArticles}. @param {Record<string, string>} environment of the CMS */
export async function removeArticles(environment) {
  await withPostgres(environment, (client) => client.query("delete from articles where document_id like 'medicion%'"));
}

/**
 * Gives every added article the first entry of a table: a draft to a draft, a published one to a published one.
 * @param {Client} client @param {string} table of the links @param {string} target @param {string} column
 */
async function link(client, table, target, column) {
  await client.query(
    `insert into ${table} (article_id, ${column})
     select article.id, target.id from articles article
     join lateral (
       select id from ${target} where locale = article.locale
         and (published_at is null) = (article.published_at is null) order by document_id limit 1
     ) target on true
     where article.document_id like 'medicion%'`,
  );
}
