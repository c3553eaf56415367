import 'server-only';
import { canonicalHostOf, publicPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { PublishEvent } from '@prestafaro/types/publish-event';
import type { SlugTag } from '@/cms/cache-table';
import { environment } from '@/cms/environment';
import type { Sibling } from '@/server/revalidation/dropped-tags';
import type { WarmedPage } from '@/server/revalidation/warm-up';
import { counterpartOf } from '@/server/routing/alternates';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';
import { factsOf, type PageKind } from '@/server/routing/page-kinds';
import { publishedLocales } from '@/server/routing/published-locales';

/**
 * The document's pages on other sites, if the change adds, removes, moves or hides it, because their hreflang changes.
 */
export function changedSiblings(
  event: PublishEvent,
  before: RouteManifest | undefined,
  after: RouteManifest,
): readonly { sibling: Sibling; entry: RouteEntry }[] {
  const was = before && counterpartOf(before, event.documentId, event.locale);
  const is = counterpartOf(after, event.documentId, event.locale);
  const moved = event.event !== 'publish' || event.path !== event.previousPath;
  if (!moved && was?.noindex === is?.noindex) return [];
  return publishedLocales().flatMap((locale) => {
    const entry = locale === event.locale ? undefined : counterpartOf(after, event.documentId, locale);
    return entry ? [{ entry, sibling: { type: cachedTypeOf(entry), locale, slug: entry.slug } }] : [];
  });
}

function cachedTypeOf({ type }: RouteEntry): Sibling['type'] {
  return hasSlug(type) ? type : 'page';
}

function hasSlug(kind: PageKind): kind is PageKind & SlugTag {
  return factsOf(kind).params?.includes('slug') === true;
}

/** The public pages that show the change, the most important first, without pages that no longer exist. */
export function affectedPages(
  event: PublishEvent,
  manifest: RouteManifest,
  siblings: readonly { sibling: Sibling; entry: RouteEntry }[],
): readonly WarmedPage[] {
  const entries = Object.values(manifest.sites[event.locale].routes).filter((entry) => shows(event, entry));
  const own = counterpartOf(manifest, event.documentId, event.locale);
  const pages = [...(own ? [own] : []), ...entries].map((entry) => pageOf(event.locale, entry));
  const others = siblings.map(({ sibling, entry }) => pageOf(sibling.locale, entry));
  return [...new Map([...pages, ...others].map((page) => [page.host + page.path, page])).values()];
}

/** Whether a page of the same site prints something of the changed document. */
function shows({ type, slug, locale, related, subject }: PublishEvent, entry: RouteEntry): boolean {
  switch (type) {
    case 'site-setting':
    case 'menu':
      return true;
    case 'article':
      return entry.type === 'blog' || related.some((one) => one.type === entry.type && one.slug === entry.slug);
    case 'tag':
      return (
        (entry.type === 'tag' && entry.slug === slug) || entry.tags.some((tag) => tag === slug) || entry.type === 'blog'
      );
    case 'author':
      return (entry.type === 'author' && entry.slug === slug) || entry.author === slug || entry.type === 'blog';
    case 'lender':
      return entry.type === 'lenders' || entry.type === 'offers';
    case 'offer':
      // The offers pages are made per request, but their first reader after a change would get the older feed.
      return (
        entry.type === 'offers' ||
        entry.meta?.type === 'seo' ||
        (entry.type === 'lender' && related.some((one) => one.slug === entry.slug))
      );
    case 'partner':
      return entry.meta?.type === 'doc';
    case 'testimonial':
      return entry.type === 'page' && entry.meta === null;
    case 'comment':
    case 'rating':
      return subject?.type === 'home' ? entry.path === homePath(locale) : entry.documentId === subject?.id;
    case 'work-calendar':
      return entry.type === 'calendar' && entry.slug === slug;
    case 'page':
    case 'bank':
    case 'lenders-guide':
    case 'redirect':
      return false;
  }
}

const homePath = (locale: Locale) => publicPath(siteOfLocale(locale), '/');

function pageOf(locale: Locale, entry: RouteEntry): WarmedPage {
  return { host: canonicalHostOf(siteOfLocale(locale).country, environment().HOSTS), path: entry.path };
}
