import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { CmsUnavailable } from '@/cms/cms-error';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';
import { requestContext, requestIdHeader } from '@/cms/request-context';

/** How long the CMS may take for all that one request of a visitor asks of it, in milliseconds. */
const timeoutMs = 8_000;

/**
 * So many calls may wait for the CMS at a time. Further ones fail at once: a CMS that hangs must not fill our memory with
 * visitors who wait for it. A working CMS answers far more per second than this.
 */
const maxWaiting = 200;

/** Whom a call is for. In the background nobody waits: each call has all the time there is, however many there are. */
export type Caller = 'visitor' | 'background';

/** What a call to the CMS sends along. */
export interface CmsCall {
  readonly signal: AbortSignal;
  /** The id of the visitor's request, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How a call went, for the metrics. `refused`: the CMS answered with an error of ours. */
export interface CmsCallEnd {
  readonly outcome: 'answered' | 'refused' | 'unavailable';
  readonly seconds: number;
}

/** Where the metrics hear of calls. */
export const cmsCalls = channel('prestafaro.cms-call');

const waiting = processWide('cms-calls', () => ({ count: 0 }));

/**
 * Every call to the CMS goes through here: it is bounded in time, carries the id of the request, and whether it was
 * answered tells whether the CMS is there.
 * @param call throws CmsUnavailable where the CMS did not answer
 * @throws {CmsUnavailable} also when too many wait already
 */
export async function callCms<Result>(
  call: (call: CmsCall) => Promise<Result>,
  caller: Caller = 'visitor',
): Promise<Result> {
  if (waiting.count >= maxWaiting) throw new CmsUnavailable('Too many calls wait for the CMS');
  const startedAt = performance.now();
  let outcome: CmsCallEnd['outcome'] = 'answered';
  waiting.count += 1;
  try {
    return await call(callOf(Date.now(), caller));
  } catch (error) {
    outcome = error instanceof CmsUnavailable ? 'unavailable' : 'refused';
    if (error instanceof CmsUnavailable) dependencyFailed('cms', reasonOf(error));
    throw error;
  } finally {
    waiting.count -= 1;
    if (outcome !== 'unavailable') dependencyAnswered('cms');
    cmsCalls.publish({ outcome, seconds: (performance.now() - startedAt) / 1000 } satisfies CmsCallEnd);
  }
}

/** Questions of one request share one deadline: three in a row to a CMS that hangs must not take three times as long. */
function callOf(now: number, caller: Caller): CmsCall {
  const context = requestContext();
  const headers: Record<string, string> = context ? { [requestIdHeader]: context.id } : {};
  if (!context || caller === 'background') return { signal: AbortSignal.timeout(timeoutMs), headers };
  context.cmsDeadline ??= now + timeoutMs;
  const left = Math.max(context.cmsDeadline - now, 1);
  return { signal: AbortSignal.timeout(left), headers };
}

function reasonOf({ message, cause }: CmsUnavailable): string {
  return cause instanceof Error ? `${message} (${cause.name})` : message;
}
