import { ownBuild } from '@/server/builds/own-build';

/** How often an open page asks for the latest build, in milliseconds. A hidden page does not ask. */
const interval = 120_000;

/** A page has just come from the latest build: who leaves it soon again has asked for nothing. */
const firstAfter = 15_000;

/** Polls `builds/latest.json` until another build answers (specification §7). Failures are nobody's business. */
export function watchForDeployment(onNewBuild: () => void): () => void {
  const ask = async () => {
    if (document.hidden) return;
    const answer = await fetch(`/builds/latest.json?${Date.now()}`).catch(() => undefined);
    const latest: { id?: unknown } | undefined = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (typeof latest?.id === 'string' && latest.id !== ownBuild.id) {
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

/** From now on a link of ours is a full load: the code of this page is no longer that of the server. */
export function loadLinksFully(): () => void {
  // Before React hears of it, next/link never does, and the browser follows the link as a plain one.
  const passBy = (event: MouseEvent) => {
    if (linkOf(event)) event.stopPropagation();
  };
  addEventListener('click', passBy, true);
  return () => removeEventListener('click', passBy, true);
}

/** The link of this site that an event is about, if it is about one. */
export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.origin === location.origin && !link.hash ? link : undefined;
}
