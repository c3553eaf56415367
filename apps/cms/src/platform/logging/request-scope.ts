import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Carries the id of a request from nginx to the web app, to the CMS, and back with the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_MADE = /^[\w-]{8,64}$/;

const scope = new AsyncLocalStorage<string>();

/** The id that came with a request, or a new one where none came or it is none: only letters, digits, `_` and `-`. */
export const requestIdFrom = (header: string | undefined): string =>
  header && WELL_MADE.test(header) ? header : randomUUID();

/** Runs `work` so that each line that it logs names the request. */
export const withinRequest = <Result>(requestId: string, work: () => Result): Result => scope.run(requestId, work);

/** Of the request that is being answered; undefined for what the CMS does by itself. */
export const currentRequestId = (): string | undefined => scope.getStore();
