import { isFetchError } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  | { state: 'loading'; data: null }
  /** The former data stays while newer data is loaded. */
  | { state: 'ready'; data: Data; isStale: boolean }
  | { state: 'failed'; data: null; message: string };

/**
 * Loads data, and loads it again when `load` changes or `reload` is called.
 * An answer that arrives after a newer request is dropped.
 */
export function useLoaded<Data>(load: (signal: AbortSignal) => Promise<Data>): [Loaded<Data>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading', data: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same request
  useEffect(() => {
    const abort = new AbortController();
    setLoaded((before) => (before.state === 'ready' ? { ...before, isStale: true } : { state: 'loading', data: null }));
    load(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setLoaded({ state: 'ready', data, isStale: false });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ state: 'failed', data: null, message: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [load, round]);
  return [loaded, useCallback(() => setRound((count) => count + 1), [])];
}

/** The server's message, which is Spanish and says what to do; or that the server could not be reached. */
export function messageOf(error: unknown): string {
  if (isFetchError(error) && error.message !== 'Unknown Server Error') return error.message;
  return 'No se ha podido hablar con el servidor. Comprueba la conexión y vuelve a intentarlo.';
}
