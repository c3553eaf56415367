import { articleItem } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { EventStore } from '../events/event-store';
import { FEWEST } from './report';

/** How often the articles of a site were opened by visitors who allow measurement, in whole days (UTC). */
export interface ArticleViews {
  /** The first and the last counted day, as `2026-11-24`; null without a counted article. */
  from: string | null;
  until: string | null;
  /** Only published articles with five visitors or more. */
  articles: { slug: string; views: number }[];
}

/** Reads the views of the articles of a site, all of them in one query of the store. */
export async function articleViews(
  strapi: Core.Strapi,
  store: EventStore,
  locale: Locale,
  now = new Date(),
): Promise<ArticleViews> {
  const where = { locale, publishedAt: { $notNull: true } };
  const [settings, articles] = (await Promise.all([
    strapi.db.query(uidOf('site-setting')).findOne({ select: ['providerId'], where }),
    strapi.db.query(uidOf('article')).findMany({ select: ['slug'], where }),
  ])) as [{ providerId: string | null } | null, { slug: string }[]];
  const before = now.toISOString().slice(0, 10);
  const counted = settings?.providerId
    ? await store.countViews({ providerIds: [settings.providerId], before, fewestVisitors: FEWEST })
    : [];
  const byItem = new Map(counted.map((one) => [one.item, one]));
  const site = siteOfLocale(locale);
  const found = articles.flatMap(({ slug }) => {
    const views = byItem.get(articleItem(site, slug));
    return views ? [{ ...views, slug }] : [];
  });
  return {
    from: found.map(({ first }) => first).sort()[0] ?? null,
    until:
      found
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? null,
    articles: found.map(({ slug, views }) => ({ slug, views })),
  };
}
