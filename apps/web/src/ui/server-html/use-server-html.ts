import { useEffect } from 'react';
import { type FindElement, findElement } from './find-element';

export interface ServerHtml {
  /** Searches when it is called, so that an event handler finds elements that React has replaced meanwhile. */
  readonly find: FindElement;
  /** Aborted when the component goes or `connect` changes: pass it to `addEventListener`. */
  readonly signal: AbortSignal;
}

/**
 * Connects a client component to HTML that server components rendered: adds listeners to it, or writes into it what React
 * does not render there. Runs after hydration, and again when `connect` changes (decision 040).
 * @param connect a function of the module, or one from `useCallback`
 */
export function useServerHtml(connect: (html: ServerHtml) => void): void {
  useEffect(() => {
    const stop = new AbortController();
    connect({ find: findElement, signal: stop.signal });
    return () => stop.abort();
  }, [connect]);
}
