import type { PublishEvent } from '@prestafaro/types/publish-event';
import { cacheTag, type SlugTag } from '@/cms/cache-table';
import { changeEffects } from '@/server/revalidation/change-effects';

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
  const { ownTags, listTags } = changeEffects[event.type];
  const own = slugsOf(event).flatMap((slug) => ownTags({ locale: event.locale, slug }));
  return [...new Set([...own, ...listTags(event), ...siblings.map((sibling) => cacheTag[sibling.type](sibling))])];
}

function slugsOf({ slug, previousSlug }: PublishEvent): readonly string[] {
  return [slug, previousSlug].filter((one) => typeof one === 'string');
}
