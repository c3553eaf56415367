import { ownBuild } from '@/server/builds/own-build';

/** Interval at which an open page requests the latest build, in milliseconds. A hidden page does not. */
const interval = 120_000;

/** A new page comes from the latest build, so a visitor who leaves it soon sends no request. */
const firstAfter = 15_000;

/** Polls `builds/latest.json` until the build differs (specification §7). Failures are ignored. */
export function watchForDeployment(onNewBuild: () => void): () => void {
  const ask = async () => {
    if (document.hidden) return;
    const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
    const latest: { id?: unknown } | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (latest?.id && latest.id !== ownBuild.id) {
      stop();
      onNewBuild();
    }
  };
  const first = setTimeout(ask, firstAfter);
  const timer = setInterval(ask, interval);
  document.addEventListener('visibilitychange', ask);
  const stop = () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
  return stop;
}

/** From now on a link of ours is a full load: the code of this page differs from that of the server. */
export function loadLinksFully(): () => void {
  // The listener runs before React's, so next/link does not handle the click and the browser follows the link.
  const passBy = (event: MouseEvent) => {
    if (linkOf(event)) event.stopPropagation();
  };
  addEventListener('click', passBy, true);
  return () => removeEventListener('click', passBy, true);
}

/** The link of this site that was clicked, if any. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === location.origin && !link.hash ? link : undefined;
}
