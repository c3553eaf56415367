import 'server-only';
import type { PublishEvent } from '@prestafaro/types/publish-event';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { forgetRunningLoads } from '@/cms/shared-load';
import { purgeEdge } from '@/server/cdn/purge-edge';
import { affectedPages, changedSiblings, pagesOfSite } from '@/server/revalidation/affected';
import { droppedTags } from '@/server/revalidation/dropped-tags';
import type { HandledEvent } from '@/server/revalidation/handled-events';
import { refreshNginx } from '@/server/revalidation/refresh-nginx';
import { updateManifest } from '@/server/revalidation/update-manifest';
import { warmLater } from '@/server/revalidation/warm-later';
import { warmUp } from '@/server/revalidation/warm-up';
import { currentManifest } from '@/server/routing/manifest-slot';

/**
 * Makes a change of the CMS visible: changes the addresses, drops the cache tags, and makes the pages again after the
 * answer. Next drops the tags when the route handler has answered, and then runs the callback of `after()`.
 * @throws {CmsUnavailable | CmsError} when addresses have to be read and cannot be: the CMS then repeats the event.
 */
export async function handleEvent(event: PublishEvent): Promise<HandledEvent> {
  const before = currentManifest();
  const manifest = await updateManifest(event);
  const siblings = changedSiblings(event, before, manifest);
  const dropped = droppedTags(
    event,
    siblings.map(({ sibling }) => sibling),
  );
  forgetRunningLoads();
  for (const tag of dropped) revalidateTag(tag, 'max');
  // Next compiles pages in development, so each is made when somebody asks for it.
  if (process.env.NODE_ENV === 'development') return { dropped, warming: [] };
  const pages = affectedPages(event, before, manifest, siblings);
  const urgent = isOfVisitor(event) ? 0 : 1;
  // A block may show anything of the site, so every page is requested. One that shows nothing of the change is still stored.
  const rest = isOfVisitor(event) || dropped.length === 0 ? [] : pagesOfSite(event.locale, manifest);
  after(async () => {
    const refreshes: Promise<void>[] = [];
    await warmUp(pages.slice(0, urgent), undefined, (page) => {
      const refresh = refreshNginx(page, { isAwaited: true });
      refreshes.push(refresh);
      return refresh;
    });
    // A CDN asks nginx for a purged page at once, so nginx must have the new one.
    void Promise.all(refreshes).then(() => purgeEdge(dropped, { isOfVisitor: isOfVisitor(event) }));
    warmLater(pages.slice(urgent), rest);
  });
  return { dropped, warming: pages.map(({ path }) => path) };
}

/** Pages of comments and ratings are made in their turn, because there may be thousands of such events an hour. */
function isOfVisitor({ type }: PublishEvent): boolean {
  return type === 'comment' || type === 'rating';
}
