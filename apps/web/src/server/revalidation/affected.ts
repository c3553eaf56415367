import 'server-only';
import { canonicalHostOf } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { PublishEvent } from '@prestafaro/types/publish-event';
import { environment } from '@/cms/environment';
import { changeEffects } from '@/server/revalidation/change-effects';
import type { Sibling } from '@/server/revalidation/dropped-tags';
import type { WarmedPage } from '@/server/revalidation/warm-up';
import { counterpartOf } from '@/server/routing/alternates';
import type { RouteEntry, RouteManifest } from '@/server/routing/manifest';
import { factsOf, type PageKind, type SlugKind } from '@/server/routing/page-kinds';
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

function hasSlug(kind: PageKind): kind is SlugKind {
  return factsOf(kind).params?.includes('slug') === true;
}

/**
 * The public pages that show the change or showed it before, the most important first, without pages that no longer exist.
 * @param before the manifest before the change: an article no longer names an author who was unpublished
 */
export function affectedPages(
  event: PublishEvent,
  before: RouteManifest | undefined,
  manifest: RouteManifest,
  siblings: readonly { sibling: Sibling; entry: RouteEntry }[],
): readonly WarmedPage[] {
  const { isShownOn } = changeEffects[event.type];
  const showed = (entry: RouteEntry | undefined) => entry !== undefined && isShownOn(entry, event);
  const earlier = before?.sites[event.locale].routes ?? {};
  const entries = Object.values(manifest.sites[event.locale].routes).filter(
    (entry) => showed(entry) || showed(earlier[entry.path]),
  );
  const own = counterpartOf(manifest, event.documentId, event.locale);
  const pages = [...(own ? [own] : []), ...mostImportant(entries)].map((entry) => pageOf(event.locale, entry));
  const others = siblings.map(({ sibling, entry }) => pageOf(sibling.locale, entry));
  return [...new Map([...pages, ...others].map((page) => [page.host + page.path, page])).values()];
}

/** Every public page of a site; of a large one the most important. */
export function pagesOfSite(locale: Locale, manifest: RouteManifest): readonly WarmedPage[] {
  return mostImportant(Object.values(manifest.sites[locale].routes)).map((entry) => pageOf(locale, entry));
}

/**
 * Pages that an event has made before a visitor asks for them. More than these would keep the machine busy for minutes after each
 * publish on a large site. The others are stale by their tags: their next visitor gets the older page once more, and makes the newer one.
 */
export const mostWarmed = 500;

const mostImportant = (entries: RouteEntry[]): readonly RouteEntry[] =>
  entries.length <= mostWarmed ? entries : entries.sort(byImportance).slice(0, mostWarmed);

/** First the pages that stand for a site, then what was written last. Hardly anybody opens the later pages of a list. */
function byImportance(one: RouteEntry, other: RouteEntry): number {
  const difference = rankOf(one) - rankOf(other);
  if (difference !== 0) return difference;
  return rankOf(one) === 0 || one.updatedAt === other.updatedAt ? 0 : one.updatedAt > other.updatedAt ? -1 : 1;
}

function rankOf({ type, meta, listPage }: RouteEntry): number {
  if (listPage > 1) return 2;
  return type === 'article' || meta?.type === 'seo' ? 1 : 0;
}

function pageOf(locale: Locale, entry: RouteEntry): WarmedPage {
  return { locale, host: canonicalHostOf(siteOfLocale(locale).country, environment().HOSTS), path: entry.path };
}
