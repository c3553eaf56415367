import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { CmsUnavailable } from '@/cms/cms-error';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';
import { requestContext, requestIdHeader } from '@/cms/request-context';

/** Time that the CMS has for all calls of one visitor's request, in milliseconds. */
const timeoutMs = 8_000;

/**
 * Number of calls that may wait for the CMS at a time. Further calls fail at once: a CMS that hangs must not fill our
 * memory with waiting visitors. A working CMS answers far more calls per second.
 */
const maxWaiting = 200;

/** On whose behalf a call is made. No visitor waits for a background call, so each one has the full time. */
export type Caller = 'visitor' | 'background';

/** What a call sends to the CMS besides its query. */
export interface CmsCall {
  readonly signal: AbortSignal;
  /** Contains the id of the visitor's request, if there is one. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The outcome of a call, for the metrics. `refused`: the CMS answered with an error that is our mistake. */
export interface CmsCallEnd {
  readonly outcome: 'answered' | 'refused' | 'unavailable';
  readonly seconds: number;
}

/** The metrics subscribe to this channel. */
export const cmsCalls = channel('prestafaro.cms-call');

const waiting = processWide('cms-calls', () => ({ count: 0 }));

/**
 * Makes a call to the CMS. Every call goes through here: it has a timeout, carries the id of the request, and its
 * outcome tells whether the CMS is available.
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

/**
 * The calls of one request share one deadline: three calls in a row to a CMS that hangs must not take three times as
 * long.
 */
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
