import { AsyncResource } from 'node:async_hooks';
import { enterRequest, type RequestContext } from '@/cms/request-context';

/** Runs what a request would run, and leaves the rest of the test outside of it: `enterRequest` alone would reach the next tests. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return new AsyncResource('request').runInAsyncScope(() => {
    enterRequest(context);
    return work();
  });
}
