import { ownBuild } from '@/server/builds/own-build';
import { isOnThisPage, linkOf } from '@/shell/visit/deployment-watch';

/** What some browsers tell of the connection. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** Whether prefetching is skipped on this connection (specification §7: on very slow connections). */
export function isSlow(): boolean {
  const { connection } = navigator as Connected;
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Prefetches a static page of ours when the visitor is about to follow its link. The list of static pages,
 * `builds/meta/{id}.json`, is fetched at once: the caller waits 1 s after load (specification §7).
 */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const done = new Set<string>();
  const prerendered = readPrerendered();
  const onIntent = async (event: Event) => {
    const link = linkOf(event);
    if (!link || isOnThisPage(link) || done.has(link.pathname)) return;
    const path = link.pathname;
    done.add(path);
    if ((await prerendered).has(path) && !signal.aborted) prefetch(path);
  };
  for (const name of intents) addEventListener(name, onIntent, { passive: true, signal });
  return () => stop.abort();
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Paths of this host that are static. Without the list nothing is prefetched: a page loads when it is opened. */
async function readPrerendered(): Promise<ReadonlySet<string>> {
  try {
    const answer = await fetch(`/builds/meta/${ownBuild.id}.json`);
    const meta: { prerendered?: string[] } | undefined = answer.ok ? await answer.json() : undefined;
    return new Set(meta?.prerendered);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: specification §7, "failure is only logged".
    console.warn('Build manifest could not be read', error);
    return new Set();
  }
}
