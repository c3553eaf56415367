import 'server-only';
import { canonicalHostOf } from '@prestafaro/countries';
import type { PublishEvent } from '@prestafaro/types/publish-event';
import { droppedTags } from '@/cms/dropped-tags';
import { environment } from '@/cms/environment';
import { affectedPages, changedSiblings } from '@/site/revalidation/affected';
import type { HandledEvent } from '@/site/revalidation/handled-events';
import { askOurselves } from '@/site/revalidation/loopback';
import { signedHeaders } from '@/site/revalidation/signed-request';
import { warmLater } from '@/site/revalidation/warm-later';
import { warmUp } from '@/site/revalidation/warm-up';
import { refreshManifest } from '@/site/routes/keep-manifest-fresh';
import { currentManifest } from '@/site/routes/manifest-slot';

/** At most so many pages per event: a change of settings touches every page, and the rest is made at its next visit. */
const mostPages = 25;

/**
 * Brings a change of the CMS to the visitor: addresses first, then the dropped cache tags, then the pages anew.
 * @throws {CmsUnavailable | CmsError} when the addresses cannot be read: the CMS then repeats the event.
 */
export async function handleEvent(event: PublishEvent): Promise<HandledEvent> {
  const before = currentManifest();
  const after = await refreshManifest([event.locale]);
  const siblings = changedSiblings(event, before, after);
  const dropped = droppedTags(
    event,
    siblings.map(({ sibling }) => sibling),
  );
  await drop(dropped);
  // The sender waits for this answer before it sends the next event: only the page that matters most is waited for.
  const [first, ...others] = affectedPages(event, after, siblings).slice(0, mostPages);
  const warmed = first ? await warmUp([first]) : [];
  warmLater(others);
  return { dropped, warmed, warming: others.map(({ path }) => path) };
}

/**
 * Next drops tags when the handler that named them has answered, never before. So a handler of its own does it:
 * once it has answered, the tags are dropped and warming up can begin.
 */
async function drop(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const body = JSON.stringify({ tags });
  const { HOSTS, COUNTRY, DEFAULT_COUNTRY } = environment();
  const host = canonicalHostOf(COUNTRY ?? DEFAULT_COUNTRY, HOSTS);
  const headers = { ...signedHeaders(body), 'content-length': String(Buffer.byteLength(body)) };
  const answer = await askOurselves({ method: 'POST', path: '/api/revalidate/drop', host, headers, body });
  if (answer.status !== 200) throw new Error(`Cache tags could not be dropped: ${answer.status}`);
}
