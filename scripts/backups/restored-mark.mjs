// @ts-check

/** Where Strapi keeps records of the CMS. */
export const RECORDS_TABLE = 'strapi_core_store_settings';

/**
 * Marks a database as restored: the CMS then makes the web app drop its stored pages at the next start
 * (`apps/cms/src/delivery/publishing/replaced-content.ts`). It replaces the name of the release that last ran on the database. A
 * backup of a release that recorded none needs no mark.
 */
export const MARK_RESTORED = `update ${RECORDS_TABLE} set value = '"restored"' where key = 'core_publishing_release'`;
