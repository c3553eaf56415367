import type { PublishEvent } from '@prestafaro/types/publish-event';
import { cacheTag } from '@/cms/cache-table';

/** A localization of the changed document on another site: its hreflang names the changed one. */
export interface Sibling {
  readonly type: 'page' | 'article' | 'tag' | 'author';
  readonly locale: PublishEvent['locale'];
  readonly slug: string;
}

/**
 * The cache tags that a change in the CMS drops: what the document shows, the lists it is in, before and after,
 * and nothing else (architecture, "How a publish reaches the visitor").
 * @param siblings those whose hreflang changes with it; none when neither path nor existence changed.
 */
export function droppedTags(event: PublishEvent, siblings: readonly Sibling[]): readonly string[] {
  const own = slugsOf(event).flatMap((slug) => ownTags(event, slug));
  return [...new Set([...own, ...listTags(event), ...siblings.map((sibling) => cacheTag[sibling.type](sibling))])];
}

function slugsOf({ slug, previousSlug }: PublishEvent): readonly string[] {
  return [slug, previousSlug].filter((one) => typeof one === 'string');
}

function ownTags({ type, locale }: PublishEvent, slug: string): readonly string[] {
  switch (type) {
    case 'page':
    case 'article':
      return [cacheTag[type]({ locale, slug })];
    case 'tag':
      return [cacheTag.tag({ locale, slug }), cacheTag.articlesOfTag({ locale, tag: slug })];
    case 'author':
      return [cacheTag.author({ locale, slug }), cacheTag.articlesOfAuthor({ locale, author: slug })];
    default:
      return [];
  }
}

function listTags({ type, locale, related }: PublishEvent): readonly string[] {
  switch (type) {
    case 'site-setting':
      return [cacheTag.settings({ locale })];
    case 'menu':
      return [cacheTag.menu({ locale })];
    case 'tag':
      return [cacheTag.tags({ locale })];
    case 'author':
      return [cacheTag.authors({ locale })];
    case 'article':
      return [
        cacheTag.articles({ locale }),
        ...related.map((one) =>
          one.type === 'tag'
            ? cacheTag.articlesOfTag({ locale, tag: one.slug })
            : cacheTag.articlesOfAuthor({ locale, author: one.slug }),
        ),
      ];
    // A page is in no list, and redirects are in the route manifest alone.
    case 'page':
    case 'redirect':
      return [];
  }
}
