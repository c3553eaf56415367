import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageRecord } from '@/cms/page-record';
import { processWide } from '@/cms/process-wide';

/** The header that carries the id of a request: from the proxy in front to us, to the CMS, and back to the visitor. */
export const requestIdHeader = 'x-request-id';

/** What an editor sees through a preview link. */
export interface Preview {
  readonly version: 'draft' | 'published';
  /** The token of the link, for the links between the two versions. */
  readonly token: string;
}

/**
 * Facts about the request that is being answered. Contains nothing of the visitor: it reaches logs and metrics (R28).
 */
export interface RequestContext {
  /** Joins the lines of a request in the logs of nginx, the web app and the CMS. */
  readonly id: string;
  /** Kind of the page or address, such as `article` or `media`. Never a path. */
  kind?: string;
  /** The deadline of all CMS calls of this request, in milliseconds as `Date.now()` counts. */
  cmsDeadline?: number;
  /** Whether the page could not be made because the CMS is away. */
  isCmsAway?: boolean;
  /** Seconds to wait, if a limit has refused the form of this request. The answer then has status 429. */
  limitedForSeconds?: number;
  /** Whether a server action has read the form of this request. */
  isFormRead?: boolean;
  /** Whether the browser asks for a part of a page, from which it assembles the page itself. Next hides this from the proxy. */
  readonly isForPart?: boolean;
  /** The unknown path of the request and the reason, for the sentence of its page. It reaches no metric. */
  missing?: { readonly reason: 'unmatched' | 'validity'; readonly path: string };
  /** Whether the page is a stored one with a form, whose idempotency key is written into it when it is sent. */
  lacksKey?: boolean;
  /** Content that stands in the HTML of the page and not in its data (`shell/markup`). Undefined if the answer is not a page as HTML. */
  readonly markups?: Map<string, string>;
  /** Set for the page of an editor's preview link. Of such a page nothing is stored, measured or indexed. */
  preview?: Preview;
  /** What the page is made from, if it is made to be shared. */
  readonly record?: PageRecord;
}

const storage = processWide('request-context', () => new AsyncLocalStorage<RequestContext>());

/** The request that is being answered; undefined at the start, on a timer and in a build. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Binds the following calls of this asynchronous context to a request. */
export function enterRequest(context: RequestContext): void {
  storage.enterWith(context);
}
