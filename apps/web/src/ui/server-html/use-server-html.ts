import { useEffect } from 'react';
import { type FindElement, findElement } from './find-element';

export interface ServerHtml {
  /** Searches at each call, so that an event handler finds elements that React has replaced since. */
  readonly find: FindElement;
  /** Aborted when the component is removed or `connect` changes: pass it to `addEventListener`. */
  readonly signal: AbortSignal;
}

/**
 * Connects a client component to HTML that server components rendered: adds listeners to it, or changes parts of it
 * that React does not render. Runs after hydration, and again when `connect` changes (decision 040).
 * @param connect a function of the module, or one from `useCallback`
 */
export function useServerHtml(connect: (html: ServerHtml) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    connect({ find: findElement, signal: stop.signal });
    return () => stop.abort();
  }, [connect]);
}
