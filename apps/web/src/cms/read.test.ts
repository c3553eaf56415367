import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askCms } from '@/cms/client';
import { CmsUnavailable } from '@/cms/cms-error';
import { dependencyFailed } from '@/cms/dependencies';
import { hasRenderFailed } from '@/cms/failed-renders';
import { TypedDocumentString } from '@/cms/generated/graphql';
import { isUpToDate, newPageRecord } from '@/cms/page-record';
import { readCms } from '@/cms/read';
import { enterRequest } from '@/cms/request-context';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { dropTag, perRequest, perStoredPage } from '@/server/next-internals/testing/data-cache';

vi.mock('@/cms/client');

const document = new TypedDocumentString<{ text: string }, { locale: 'es-ES'; slug: string }>('query Page');
/** Each test reads a page of its own, because the data cache is one for the process. */
let count = 0;
const read = () => readCms('page', document, { locale: 'es-ES', slug: `page-${count}` });
const visit = () => perRequest(read);
const drop = () => dropTag(`page:es-ES:page-${count}`);
const away = new CmsUnavailable('The CMS did not answer');

beforeEach(() => {
  forgetOutages();
  // Next logs an answer that it could not renew.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  count += 1;
  vi.mocked(askCms).mockReset().mockResolvedValue({ text: 'old' });
});
afterEach(() => vi.restoreAllMocks());

describe('readCms on a page that is made per request', () => {
  it('asks the CMS once for several visitors while nothing changes', async () => {
    expect([await visit(), await visit()]).toEqual([{ text: 'old' }, { text: 'old' }]);
    expect(askCms).toHaveBeenCalledOnce();
  });

  it('returns the new answer to the first visitor after its tag is dropped', async () => {
    await visit();
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    await drop();
    expect([await visit(), await visit()]).toEqual([{ text: 'new' }, { text: 'new' }]);
    expect(askCms).toHaveBeenCalledTimes(2);
  });

  it('returns the new answer to the first visitor after all content of its site is dropped, and only of its site', async () => {
    await visit();
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    await dropTag('site:es-MX');
    expect(await visit()).toEqual({ text: 'old' });
    await dropTag('site:es-ES');
    expect(await visit()).toEqual({ text: 'new' });
  });

  it('asks the CMS once for concurrent visitors after its tag is dropped', async () => {
    await visit();
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    await drop();
    const visits = await Promise.all(Array.from({ length: 50 }, visit));
    expect(new Set(visits.map(({ text }) => text))).toEqual(new Set(['new']));
    expect(askCms).toHaveBeenCalledTimes(2);
  });

  it('returns the stored answer if the CMS does not answer after its tag is dropped', async () => {
    await visit();
    vi.mocked(askCms).mockRejectedValue(away);
    await drop();
    expect([await visit(), await visit()]).toEqual([{ text: 'old' }, { text: 'old' }]);
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    expect(await visit()).toEqual({ text: 'new' });
  });

  it('returns the stored answer after two seconds if the CMS is slow', async () => {
    await visit();
    let end: (answer: { text: string }) => void = () => undefined;
    vi.mocked(askCms).mockReturnValue(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    await drop();
    const startedAt = performance.now();
    const slow = perRequest(async () => {
      const answer = await read();
      expect(performance.now() - startedAt).toBeGreaterThan(1_900);
      end({ text: 'new' });
      return answer;
    });
    expect(await slow).toEqual({ text: 'old' });
    expect(await visit()).toEqual({ text: 'new' });
  });

  it('returns the stored answer at once while the CMS is away', async () => {
    await visit();
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    await drop();
    dependencyFailed('cms', 'The CMS did not answer');
    expect(await visit()).toEqual({ text: 'old' });
  });

  it('throws if nothing is stored and the CMS does not answer', async () => {
    vi.mocked(askCms).mockRejectedValue(away);
    await expect(visit()).rejects.toThrow(CmsUnavailable);
  });
});

describe('readCms on a page that Next stores', () => {
  const make = (id: string) =>
    AsyncLocalStorage.bind(async () => {
      enterRequest({ id });
      const { answer, lifetime } = await perStoredPage(read);
      return { text: answer.text, lifetime, hasFailed: hasRenderFailed(id) };
    })();

  it('returns the new answer after its tag is dropped', async () => {
    const first = await make('first');
    vi.mocked(askCms).mockResolvedValue({ text: 'new' });
    await drop();
    expect(await make('second')).toEqual({ text: 'new', lifetime: first.lifetime, hasFailed: false });
  });

  it('reports a page with a former answer as not made, and makes it again soon after a short outage and seldom during a long one', async () => {
    await make('first');
    vi.mocked(askCms).mockRejectedValue(away);
    await drop();
    expect(await make('refused')).toEqual({ text: 'old', lifetime: 1, hasFailed: true });
    const startedAt = Date.now();
    dependencyFailed('cms', 'The CMS did not answer');
    const now = vi.spyOn(Date, 'now');
    for (const [seconds, lifetime] of [
      [10, 3],
      [60, 15],
      [3600, 30],
    ] as const) {
      now.mockReturnValue(startedAt + seconds * 1000);
      expect(await make(`away for ${seconds} s`)).toEqual({ text: 'old', lifetime, hasFailed: true });
    }
  });

  it('reports a shared page as not made if one of its reads gives a former answer', async () => {
    await make('first');
    vi.mocked(askCms).mockRejectedValue(away);
    await drop();
    const record = newPageRecord();
    await AsyncLocalStorage.bind(async () => {
      enterRequest({ id: 'page', record });
      await visit();
    })();
    const storing = AsyncLocalStorage.bind(async () => {
      enterRequest({ id: 'route' });
      const { answer, lifetime } = await perStoredPage(() => isUpToDate(record));
      return { isUpToDate: answer, lifetime, hasFailed: hasRenderFailed('route') };
    });
    expect(await storing()).toEqual({ isUpToDate: true, lifetime: 1, hasFailed: true });
  });
});
