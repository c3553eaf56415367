import { locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { releaseOf } from '../../platform/release';
import { eventWithoutPage } from './event-without-page';
import type { Outbox } from './outbox';

/**
 * The release that last started on this database, in the row `core_publishing_release` of Strapi's core store. The restore script
 * overwrites it (`scripts/backups/replaced-content.mjs`), so that a restored database looks like one of another release.
 */
const releaseStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'publishing' });
const KEY = 'release';

/**
 * Whether the web app may have stored a page of this database, or of the one that it replaces. Before the first start there is no
 * published site and no record of a release. Call it before the seed is loaded.
 */
export async function mayHaveStoredPages(strapi: Core.Strapi): Promise<boolean> {
  if ((await releaseStore(strapi).get({ key: KEY })) !== null) return true;
  const settings = strapi.db.query('api::site-setting.site-setting');
  return (await settings.findOne({ select: ['id'], where: { publishedAt: { $notNull: true } } })) !== null;
}

/**
 * Makes the web app drop all stored pages and read all addresses again if the database was restored, or if another release of the
 * CMS ran on it last: the same content may look different then. The events and the record of the release are one transaction, so
 * that a start that ends in between is repeated by the next one. Call it under the start lock, so that one of several CMS does it.
 */
export async function announceReplacedContent(strapi: Core.Strapi, outbox: Pick<Outbox, 'add'>): Promise<void> {
  const release = releaseOf(strapi);
  if ((await releaseStore(strapi).get({ key: KEY })) === release) return;
  await strapi.db.transaction(async () => {
    for (const locale of locales) {
      const site = { type: 'site', documentId: locale, locale, subject: null } as const;
      await outbox.add(eventWithoutPage(site, new Date()));
    }
    await recordRelease(strapi, release);
  });
  strapi.log.info(
    'publish events: the database was restored, or another release of the CMS ran on it. All stored pages are dropped',
  );
}

/** Records the release without events, at the first start on an empty database. */
export async function recordRelease(strapi: Core.Strapi, release = releaseOf(strapi)): Promise<void> {
  await releaseStore(strapi).set({ key: KEY, value: release });
}
