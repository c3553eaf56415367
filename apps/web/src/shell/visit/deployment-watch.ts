import { ownBuild } from '@/server/builds/own-build';

/** Interval at which an open page requests the latest build, in milliseconds. A hidden page does not. */
const interval = 3_600_000;

/** A visitor who returns to the page requests it too, unless this time has not passed since the last request or since the load. */
const focusPause = 300_000;

/** Polls `builds/latest.json` until the build differs (specification §7), on slow connections too. Failures are ignored. */
export function watchForDeployment(onNewBuild: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let askedAt = Date.now();
  const ask = async () => {
    if (document.hidden) return;
    askedAt = Date.now();
    const answer = await fetch(`/builds/latest.json?${askedAt}`, { signal }).catch(() => undefined);
    const latest: { id?: unknown } | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (!latest?.id || latest.id === ownBuild.id || signal.aborted) return;
    stop.abort();
    onNewBuild();
  };
  const askOnReturn = () => {
    if (Date.now() - askedAt >= focusPause) void ask();
  };
  const timer = setInterval(ask, interval);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const name of ['visibilitychange', 'focus']) addEventListener(name, askOnReturn, { signal });
  return () => stop.abort();
}

/** From now on a link of ours is a full load: the code of this page differs from that of the server. */
export function loadLinksFully(): () => void {
  // React listens at the document. Here, below it, the page's own listeners have had the click and `next/link` has not.
  const page = document.documentElement;
  const load = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event, link) || isOnThisPage(link)) return;
    event.preventDefault();
    location.assign(link.href);
  };
  page.addEventListener('click', load);
  return () => page.removeEventListener('click', load);
}

/** The link of this site that was clicked, if any. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === location.origin ? link : undefined;
}

/** Whether a link leads to a place on the page itself. */
export const isOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search;

/** Whether the browser opens the link in this tab, in its usual way. A paid link has a `rel` of its own, and `next/link` never gets it. */
const isPlain = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target, rel, download }: HTMLAnchorElement,
) =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey || /nofollow/.test(rel) || download) &&
  /^(_self)?$/.test(target);
