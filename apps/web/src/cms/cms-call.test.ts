import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CmsCall, callCms, cmsCalls } from '@/cms/cms-call';
import { CmsError, CmsUnavailable } from '@/cms/cms-error';
import { outages } from '@/cms/dependencies';
import { enterRequest } from '@/cms/request-context';
import { forgetOutages } from '@/cms/testing/forget-outages';

const inRequest = <Result>(run: () => Promise<Result>) =>
  AsyncLocalStorage.bind(() => {
    enterRequest({ id: 'abcdef0123456789' });
    return run();
  })();

beforeEach(() => forgetOutages());
afterEach(() => void vi.restoreAllMocks());

describe('callCms', () => {
  it('sends the id of the request that it belongs to', async () => {
    const headers = async (call: CmsCall) => call.headers;
    expect(await inRequest(() => callCms(headers))).toEqual({ 'x-request-id': 'abcdef0123456789' });
    expect(await callCms(headers)).toEqual({});
  });

  it('shares one deadline among the calls of a request and gives each background call its own', async () => {
    const times: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      times.push(time);
      return new AbortController().signal;
    });
    let now = 1_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const slow = async () => {
      now += 5_000;
    };
    await inRequest(async () => {
      await callCms(slow);
      await callCms(slow);
      await callCms(slow);
      await callCms(slow, 'background');
    });
    expect(times).toEqual([8_000, 3_000, 1, 8_000]);
  });

  it('reports the CMS as away after a failed call and as back after an answer', async () => {
    await expect(callCms(() => Promise.reject(new CmsUnavailable('The CMS answered 503')))).rejects.toThrow();
    expect(outages().get('cms')).toMatchObject({ reason: 'The CMS answered 503' });
    forgetOutages();
    // The CMS did answer: the mistake is ours.
    await expect(callCms(() => Promise.reject(new CmsError('No such field')))).rejects.toThrow();
    expect(outages().size).toBe(0);
  });

  it('publishes the outcome of each call for the metrics', async () => {
    const ends: unknown[] = [];
    const listener = (end: unknown) => ends.push(end);
    cmsCalls.subscribe(listener);
    await callCms(async () => undefined);
    await callCms(() => Promise.reject(new CmsError('No such field'))).catch(() => undefined);
    await callCms(() => Promise.reject(new CmsUnavailable('Away'))).catch(() => undefined);
    cmsCalls.unsubscribe(listener);
    expect(ends).toMatchObject([{ outcome: 'answered' }, { outcome: 'refused' }, { outcome: 'unavailable' }]);
  });

  it('fails at once while too many calls wait, and calls the CMS again after they end', async () => {
    let finish = () => {};
    const hangs = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const waiting = Array.from({ length: 200 }, () => callCms(() => hangs));
    const requested = vi.fn();
    await expect(callCms(requested)).rejects.toThrow(CmsUnavailable);
    expect(requested).not.toHaveBeenCalled();
    finish();
    await Promise.all(waiting);
    await callCms(requested);
    expect(requested).toHaveBeenCalledOnce();
  });
});
