import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/cms/process-wide';

/** The header that carries the id of a request: from the proxy in front to us, on to the CMS, and back to the visitor. */
export const requestIdHeader = 'x-request-id';

/** What is known of the request that is being answered. Nothing of the visitor: it reaches logs and metrics (R28). */
export interface RequestContext {
  /** Joins the lines of a request in the logs of nginx, the web app and the CMS. */
  readonly id: string;
  /** Of the page or the address that answers: `article`, `media`. Never a path. */
  kind?: string;
  /** When the questions that this request asks the CMS must all be answered, in milliseconds as `Date.now()` counts. */
  cmsDeadline?: number;
  /** The page could not be made because the CMS is away. */
  isCmsAway?: boolean;
}

const storage = processWide('request-context', () => new AsyncLocalStorage<RequestContext>());

/** The request that is being answered; undefined at the start, on a timer and in a build. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** From here on, what happens in this chain of calls belongs to a request. */
export function enterRequest(context: RequestContext): void {
  storage.enterWith(context);
}
