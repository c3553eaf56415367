import { type OriginSettings, publicPath, siteOrigin } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { addressOf } from '../../../content/addresses/site-addresses';
import { uidOf } from '../../../content/content-types';
import type { EntryRow } from '../../../content/references/referring-entries';

interface Subject {
  locale: Locale;
  subjectType: string | null;
  subjectId: string | null;
}

/** Tells for a comment the address of its page; null if the page is not published any more. One statement for each type of page. */
export async function subjectLinks(
  strapi: Core.Strapi,
  origins: OriginSettings,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | null> {
  const paths = new Map<string, string>();
  for (const type of ['article', 'lender'] as const) {
    const ids = subjects.flatMap(({ subjectType, subjectId }) => (subjectType === type && subjectId ? subjectId : []));
    if (ids.length === 0) continue;
    const rows: EntryRow[] = await strapi.db.query(uidOf(type)).findMany({
      select: ['documentId', 'locale', 'slug', 'publishedAt'],
      where: { documentId: { $in: [...new Set(ids)] }, publishedAt: { $notNull: true } },
    });
    for (const row of rows) paths.set(`${type} ${row.documentId} ${row.locale}`, addressOf(type, row) ?? '');
  }
  return ({ locale, subjectType, subjectId }) => {
    const site = siteOfLocale(locale);
    const path = subjectType === 'home' ? publicPath(site, '/') : paths.get(`${subjectType} ${subjectId} ${locale}`);
    return path ? `${siteOrigin(site, origins)}${path}` : null;
  };
}
