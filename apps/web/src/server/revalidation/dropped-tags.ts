import type { PublishEvent, RelatedDocument } from '@prestafaro/types/publish-event';
import { cacheTag, type SlugTag } from '@/cms/cache-table';

/** A translation of the changed document on another site: its hreflang names the changed one. */
export interface Sibling {
  readonly type: SlugTag;
  readonly locale: PublishEvent['locale'];
  readonly slug: string;
}

/**
 * Returns the cache tags that a change in the CMS drops: the tags of the document and of the lists it was in before and
 * is in now, and no others (architecture, "How a publish reaches the visitor").
 * @param siblings translations whose hreflang changes too; none when neither path nor existence changed
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
    case 'lender':
    case 'bank':
      return [cacheTag[type]({ locale, slug })];
    case 'work-calendar':
      return [cacheTag.calendar({ locale, slug })];
    default:
      return [];
  }
}

function listTags({ type, locale, related, subject }: PublishEvent): readonly string[] {
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
        ...related.flatMap((one) => listTagOf[one.type]({ locale, slug: one.slug })),
      ];
    case 'lender':
      return [cacheTag.lenders({ locale })];
    case 'lenders-guide':
      return [cacheTag.lendersGuide({ locale })];
    case 'offer':
      return [cacheTag.offers({ locale })];
    case 'partner':
      return [cacheTag.partners({ locale })];
    case 'testimonial':
      return [cacheTag.testimonials({ locale })];
    case 'work-calendar':
      return [cacheTag.calendars({ locale })];
    case 'comment':
      return subject ? [cacheTag.comments({ locale, subjectType: subject.type, subjectId: subject.id })] : [];
    case 'rating':
      return subject ? [cacheTag.ratings({ locale, subjectType: subject.type, subjectId: subject.id })] : [];
    // A page and a bank are in no list, and redirects are only in the route manifest.
    case 'page':
    case 'bank':
    case 'redirect':
      return [];
  }
}

type Listed = Pick<PublishEvent, 'locale'> & { readonly slug: string };

/** The lists of articles under a tag or an author; a lender has none. */
const listTagOf: Readonly<Record<RelatedDocument['type'], (one: Listed) => readonly string[]>> = {
  tag: ({ locale, slug }) => [cacheTag.articlesOfTag({ locale, tag: slug })],
  author: ({ locale, slug }) => [cacheTag.articlesOfAuthor({ locale, author: slug })],
  lender: () => [],
};
