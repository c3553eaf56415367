import { ownBuild } from '@/site/builds/own-build';
import { linkOf } from '@/site/visit/deployment-watch';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection must be spared (specification §7: skipped on very slow connections). */
export function isSlow(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Prefetches a page of ours when the visitor is about to follow its link, and only one that is static:
 * the list of those comes with `builds/meta/{id}.json`.
 */
export function prefetchOnIntent(prefetch: (path: string) => void): () => void {
  let isStopped = false;
  const done = new Set<string>();
  let prerendered = new Set<string>();
  const onIntent = (event: Event) => {
    const path = linkOf(event)?.pathname;
    if (!path || done.has(path) || !prerendered.has(path)) return;
    done.add(path);
    prefetch(path);
  };
  fetch(`/builds/meta/${ownBuild.id}.json`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .then((meta: { prerendered?: string[] } | undefined) => {
      if (isStopped || !meta?.prerendered) return;
      prerendered = new Set(meta.prerendered);
      for (const name of intents) addEventListener(name, onIntent, { passive: true });
    })
    // A page that is not prefetched is a page that loads when it is asked for.
    .catch((error: unknown) => reportOnly(error));
  return () => {
    isStopped = true;
    for (const name of intents) removeEventListener(name, onIntent);
  };
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function reportOnly(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: specification §7, "failure is only logged".
  console.warn('Build manifest could not be read', error);
}
