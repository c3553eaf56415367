// @ts-check
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';

/** @typedef {import('../../scripts/databases/with-postgres.mjs').Client} Client */

/** The ten sites that are filled. */
const FILLED_SITES = [
  ...['es-ES', 'es-MX', 'vi-VN', 'pl-PL', 'en-PH'],
  ...['ms-MY', 'en-ZA', 'ru-KZ', 'uk-UA', 'ru-UA'],
];

/** Entries of each of the ten sites, by the pages that all sites then have: entries, and the lists of articles and of tags. */
export const ENTRIES = {
  '1 000': { articles: 60, pages: 20, lenders: 2 },
  '10 000': { articles: 600, pages: 200, lenders: 20 },
  '100 000': { articles: 6_000, pages: 2_000, lenders: 200 },
};

/** The slug of a filled entry, from 1. */
export const slugOfNumber = (/** @type {keyof typeof OWN_FIELDS} */ table, /** @type {number} */ number) =>
  `medicion-${table}-${number}`;

/** What differs between a filled entry and the seeded one that it copies. `n`: its number in its site. */
const OWN_FIELDS = {
  articles: {
    title: `'Medición ' || n || ': ' || left(model.title, 80)`,
    is_at_root: 'false',
    written_on: `date '2020-01-01' + n % 2400`,
  },
  pages: { title: `'Medición ' || n || ': ' || left(model.title, 80)`, fixed_page: 'null' },
  lenders: { name: `'Entidad ' || n`, number: '1000 + n' },
};

/** Conditions on the seeded entries of a site that are copied, one after the other. */
const MODELS = { articles: 'true', pages: "model.kind = 'seo'", lenders: 'true' };

/**
 * Components of each filled entry, as rows of their own, as Strapi writes them: texts of every type, and what a lender must have.
 * @type {{ type: string, table: string, field: string, order: number, of?: string }[]}
 */
const COMPONENTS = [
  { type: 'blocks.rich-text', table: 'components_blocks_rich_texts', field: 'blocks', order: 1 },
  { type: 'blocks.rich-text', table: 'components_blocks_rich_texts', field: 'blocks', order: 2 },
  { type: 'shared.seo', table: 'components_shared_seos', field: 'seo', order: 1 },
  { type: 'lender.licence', table: 'components_lender_licences', field: 'licence', order: 1, of: 'lenders' },
  { type: 'lender.complaints', table: 'components_lender_complaints', field: 'complaints', order: 1, of: 'lenders' },
  { type: 'lender.conditions', table: 'components_lender_conditions', field: 'conditions', order: 1, of: 'lenders' },
  { type: 'shared.criteria', table: 'components_shared_criterias', field: 'criteria', order: 1, of: 'lenders' },
];

/**
 * Adds entries to sites by SQL, as Strapi would store them: a draft and a published row, with texts, tags and an author of the same
 * state. The Document Service takes an hour for so many. No publish event tells of them.
 * @param {Record<string, string>} environment of the CMS, on PostgreSQL and seeded
 * @param {{ articles: number, pages: number, lenders: number }} entries of each site; those that exist are kept
 * @param {readonly string[]} [sites] their locales
 */
export async function addContent(environment, entries, sites = FILLED_SITES) {
  await withPostgres(environment, async (client) => {
    for (const [table, count] of Object.entries(entries)) {
      await addEntries(client, /** @type {keyof typeof OWN_FIELDS} */ (table), count, sites);
    }
    await linkArticles(client);
    // What autovacuum does a minute later: without it no index answers alone.
    await client.query('vacuum analyze');
  });
}

/** @param {Client} client @param {keyof typeof OWN_FIELDS} table @param {number} count @param {readonly string[]} sites */
async function addEntries(client, table, count, sites) {
  const own = /** @type {Record<string, string>} */ ({
    ...OWN_FIELDS[table],
    document_id: `'bench' || substr(md5('${table}' || model.locale || n), 1, 19)`,
    slug: `'${slugOfNumber(table, 0).slice(0, -1)}' || n`,
    created_at: `timestamp '2026-01-01' + n * interval '1 hour'`,
    updated_at: `timestamp '2026-06-01' + n * interval '1 minute'`,
    published_at: 'case when model.published_at is null then null else now() end',
  });
  const columns = await columnsOf(client, table);
  await client.query(
    `with models as (
       select model.*, row_number() over (partition by locale, published_at is null order by document_id) as place,
         count(*) over (partition by locale, published_at is null) as models
       from ${table} model where locale = any($1) and document_id not like 'bench%' and ${MODELS[table]}
     )
     insert into ${table} (${columns.join(', ')})
     select ${columns.map((name) => own[name] ?? `model.${name}`).join(', ')}
     from generate_series(1, $2::int) n join models model on model.place = 1 + n % model.models
     where not exists (select from ${table} known where known.document_id = ${own.document_id} and known.locale = model.locale)`,
    [sites, count],
  );
  for (const component of COMPONENTS) {
    if ((component.of ?? table) === table) await addComponents(client, table, component);
  }
}

/** @param {Client} client @param {string} table @returns {Promise<string[]>} all but the id */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_name = $1 and column_name <> 'id'`,
    [table],
  );
  return rows.map(({ name }) => String(name));
}

/** @param {Client} client @param {string} table @param {(typeof COMPONENTS)[number]} component */
async function addComponents(client, table, { type, table: components, field, order }) {
  const values = await columnsOf(client, components);
  await client.query(
    `with bare as (
       select entry.id, entry.locale, row_number() over (order by entry.id) + (select max(id) from ${components}) as component
       from ${table} entry
       where document_id like 'bench%' and not exists (
         select from ${table}_cmps part where part.entity_id = entry.id and part.field = '${field}' and part."order" = ${order})
     ), models as (
       select one.*, entry.locale, row_number() over (partition by entry.locale order by one.id) as place,
         count(*) over (partition by entry.locale) as models
       from ${table} entry join ${table}_cmps part on part.entity_id = entry.id and part.component_type = '${type}'
         join ${components} one on one.id = part.cmp_id
       where entry.document_id not like 'bench%' and entry.published_at is not null
     ), added as (
       insert into ${components} (id, ${values.join(', ')})
       select bare.component, ${values.map((name) => `model.${name}`).join(', ')}
       from bare join models model on model.locale = bare.locale and model.place = 1 + bare.id % model.models
       returning id
     )
     insert into ${table}_cmps (entity_id, cmp_id, component_type, field, "order")
     select bare.id, bare.component, '${type}', '${field}', ${order} from bare join added on added.id = bare.component`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('${components}', 'id'), (select max(id) from ${components}))`,
  );
}

/** Gives each filled article two tags and an author of its site: a draft to a draft, a published one to a published one. @param {Client} client */
async function linkArticles(client) {
  const links = [
    { table: 'articles_author_lnk', target: 'authors', columns: 'author_id', values: 'target.id', shifts: [0] },
    {
      table: 'articles_tags_lnk',
      target: 'tags',
      columns: 'tag_id, tag_ord',
      values: 'target.id, shift + 1',
      shifts: [0, 1],
    },
  ];
  for (const { table, target, columns, values, shifts } of links) {
    await client.query(
      `with targets as (
         select id, locale, published_at is null as is_draft,
           row_number() over (partition by locale, published_at is null order by document_id) as place,
           count(*) over (partition by locale, published_at is null) as targets
         from ${target} where document_id not like 'bench%'
       ), numbered as (
         select id, locale, published_at is null as is_draft,
           row_number() over (partition by locale, published_at is null order by document_id) as n
         from articles article
         where document_id like 'bench%' and not exists (select from ${table} link where link.article_id = article.id)
       )
       insert into ${table} (article_id, ${columns})
       select article.id, ${values} from numbered article cross join unnest($1::int[]) shift
       join targets target on target.locale = article.locale and target.is_draft = article.is_draft
         and target.place = 1 + (article.n + shift) % target.targets`,
      [shifts],
    );
  }
}
