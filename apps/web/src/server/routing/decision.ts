import type { NotFoundReason } from '@/server/routing/not-found-sentence';
import type { RefusalScreen } from '@/server/routing/refusal-screen';

/** The answer of the proxy to a request. Paths are of this host: only an editor's redirect can lead off the site. */
export type Decision =
  /** A route handler or a file of ours answers under the unchanged address. */
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'page';
      readonly internal: string;
      readonly headers?: HeaderTable;
      /** The origin whose pages may show this one in a frame, beside our own. Undefined: no page may. */
      readonly framedBy?: string;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: 301 | 302 | 307 | 308;
      readonly headers?: HeaderTable;
    }
  | { readonly kind: 'not-found'; readonly internal: string; readonly reason: NotFoundReason; readonly path: string }
  | { readonly kind: 'unavailable'; readonly internal: string; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'refusal';
      readonly status: 400 | 403 | 405 | 411 | 413;
      readonly text: string;
      /** The page that a browser gets instead of the text. */
      readonly screen?: RefusalScreen;
      readonly headers?: HeaderTable;
      readonly framedBy?: string;
    };

export type HeaderTable = Readonly<Record<string, string>>;

/** The parts of a request that decide its route. */
export interface RouteRequest {
  readonly method: string;
  /** As sent, percent-encoded. */
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Request headers by lower-case name; null when absent. */
  readonly header: (name: string) => string | null;
  /** Asks for a whole page that other visitors may get as well: not for an applicant, and no form. */
  readonly isForEverybody: boolean;
  /** Value of the cookie `pf_locale`. */
  readonly localeCookie: string | undefined;
}
