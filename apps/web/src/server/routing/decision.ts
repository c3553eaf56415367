import type { NotFoundReason } from '@/server/routing/not-found-sentence';

/** What the proxy does with a request. Paths are of this host: nothing here can lead off the site but an editor's redirect. */
export type Decision =
  /** A route handler or a file of ours answers, under the address as it is. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'page'; readonly internal: string; readonly headers?: HeaderTable }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: 301 | 302 | 307 | 308;
      readonly headers?: HeaderTable;
    }
  | { readonly kind: 'not-found'; readonly internal: string; readonly reason: NotFoundReason; readonly path: string }
  | { readonly kind: 'unavailable'; readonly internal: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'refusal'; readonly status: 400 | 403 | 411 | 413; readonly text: string };

export type HeaderTable = Readonly<Record<string, string>>;

/** What of a request decides its route. */
export interface RouteRequest {
  readonly method: string;
  /** As sent, percent-encoded. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Request headers by lower-case name; null when absent. */
  readonly header: (name: string) => string | null;
  /** Value of the cookie `pf_locale`. */
  readonly localeCookie: string | undefined;
}
