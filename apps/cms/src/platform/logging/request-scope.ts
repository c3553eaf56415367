import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header that carries the id of a request from nginx to the web app, to the CMS, and back with the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

const VALID_ID = /^[\w-]{8,64}$/;

const scope = new AsyncLocalStorage<string>();

/** The id of a request, or a new one if it is missing or invalid. A valid id has only letters, digits, `_` and `-`. */
export const requestIdFrom = (header: string | undefined): string =>
  header && VALID_ID.test(header) ? header : randomUUID();

/** Runs `work` so that each of its log lines has the request's id. */
export const withinRequest = <Result>(requestId: string, work: () => Result): Result => scope.run(requestId, work);

/** The id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore();
