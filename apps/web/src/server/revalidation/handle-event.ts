import 'server-only';
import type { PublishEvent } from '@prestafaro/types/publish-event';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { forgetRunningLoads } from '@/cms/shared-load';
import { affectedPages, changedSiblings } from '@/server/revalidation/affected';
import { droppedTags } from '@/server/revalidation/dropped-tags';
import type { HandledEvent } from '@/server/revalidation/handled-events';
import { warmLater } from '@/server/revalidation/warm-later';
import { warmUp } from '@/server/revalidation/warm-up';
import { refreshManifest } from '@/server/routing/keep-manifest-fresh';
import { currentManifest } from '@/server/routing/manifest-slot';

/**
 * Maximum of pages that are made again per event: a change of settings affects every page, and the rest is made at the
 * next visit.
 */
const maxPages = 25;

/**
 * Makes a change of the CMS visible: loads the addresses, drops the cache tags, and makes the pages again after the
 * answer. Next drops the tags when the route handler has answered, and then runs the callback of `after()`.
 * @throws {CmsUnavailable | CmsError} when the addresses cannot be read: the CMS then repeats the event.
 */
export async function handleEvent(event: PublishEvent): Promise<HandledEvent> {
  const before = currentManifest();
  const manifest = await refreshManifest([event.locale]);
  const siblings = changedSiblings(event, before, manifest);
  const dropped = droppedTags(
    event,
    siblings.map(({ sibling }) => sibling),
  );
  forgetRunningLoads();
  for (const tag of dropped) revalidateTag(tag, 'max');
  const [first, ...others] = affectedPages(event, manifest, siblings).slice(0, maxPages);
  after(async () => {
    if (first) await warmUp([first]);
    warmLater(others);
  });
  return { dropped, warming: [first, ...others].flatMap((page) => (page ? [page.path] : [])) };
}
