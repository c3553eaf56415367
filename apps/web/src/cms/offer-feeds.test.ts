import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadIdOf } from '@prestafaro/types/lead-id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outages } from '@/cms/dependencies';
import { type FeedReport, keepPageBriefly, readOfferFeeds } from '@/cms/offer-feeds';
import { forgetOutages } from '@/cms/testing/forget-outages';

const { stored, lifetimes, variables } = vi.hoisted(() => ({
  stored: new Map<string, unknown>(),
  lifetimes: [] as { tags: readonly string[]; revalidate: number }[],
  variables: {} as Record<string, string | undefined>,
}));

/** Stands for Next's cache: stores an answer under its key, and stores no failure. */
vi.mock('next/cache', () => ({
  unstable_cache:
    (load: () => Promise<unknown>, keys: string[], options: { tags: string[]; revalidate: number }) => async () => {
      lifetimes.push(options);
      const key = keys.join();
      if (!stored.has(key)) stored.set(key, structuredClone(await load()));
      return stored.get(key);
    },
}));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

const request = { locale: 'es-ES', feed: 'es', leadId: 'pf-es' } as const;
const offer = { offer_id: 101, header: 'Claro' };

let server: Server;
let requested: string[];
let answer: RequestListener;

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** One answer for each feed. */
const feeds =
  (config: RequestListener, lead: RequestListener = json([101])): RequestListener =>
  (incoming, response) =>
    (incoming.url?.startsWith('/api/offers-lead') ? lead : config)(incoming, response);

function reporting() {
  return { failed: vi.fn(), leftOut: vi.fn(), notConfigured: vi.fn() } satisfies FeedReport;
}

beforeEach(async () => {
  stored.clear();
  forgetOutages();
  lifetimes.length = 0;
  requested = [];
  answer = feeds(json([offer]));
  server = createServer((incoming, response) => {
    requested.push(incoming.url ?? '');
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  variables.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  variables.OFFERS_CONFIG_URL = undefined;
  variables.OFFERS_LEAD_URL = undefined;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('the offer feeds', () => {
  it('are requested from the CMS in the wire format of the specification', async () => {
    const report = reporting();
    const answered = await readOfferFeeds(request, report);
    expect(answered).toMatchObject({
      outcome: 'loaded',
      offers: [{ offerId: 101, header: 'Claro' }],
      activeIds: [101],
    });
    expect(requested.sort()).toEqual([
      '/api/offers-lead?lead_id=pf-es&page=all&direction=swap&pf=1',
      '/offers_data/configs/es_feed.json',
    ]);
    expect(report.failed).not.toHaveBeenCalled();
  });

  it('are stored under the tags and lifetimes of the cache table, and not loaded again while stored', async () => {
    const first = await readOfferFeeds(request, reporting());
    answer = feeds(json([]));
    expect(await readOfferFeeds(request, reporting())).toEqual(first);
    expect(requested).toHaveLength(2);
    expect([...stored.keys()]).toEqual(['offer-feed,es-ES,es', 'lead-feed,es-ES,pf-es']);
    expect(lifetimes[0]).toEqual({ tags: ['site:es-ES', 'offers:es-ES', 'lenders:es-ES'], revalidate: 300 });
    expect(lifetimes[1]).toEqual({ tags: ['site:es-ES', 'offers:es-ES', 'settings:es-ES'], revalidate: 300 });
  });

  it('return one seed per loaded list, so that generated figures stay the same while it is stored', async () => {
    const first = await readOfferFeeds(request, reporting());
    const again = await readOfferFeeds(request, reporting());
    stored.clear();
    const anew = await readOfferFeeds(request, reporting());
    const seedOf = (one: Awaited<ReturnType<typeof readOfferFeeds>>) => 'seed' in one && one.seed;
    expect(seedOf(first)).toSatisfy(Number.isSafeInteger);
    expect(seedOf(again)).toBe(seedOf(first));
    expect(seedOf(anew)).not.toBe(seedOf(first));
  });

  it('leave out an invalid entry, and report it once without its values', async () => {
    answer = feeds(json([{ offer_id: 7, header: 5 }, offer]));
    const report = reporting();
    expect(await readOfferFeeds(request, report)).toMatchObject({ outcome: 'loaded', offers: [{ offerId: 101 }] });
    await readOfferFeeds(request, report);
    expect(report.leftOut).toHaveBeenCalledOnce();
    expect(report.leftOut).toHaveBeenCalledWith(expect.objectContaining({ index: 0, offerId: 7 }));
  });

  it.each<[string, RequestListener]>([
    ['the config feed answers with an error', feeds(json({}, 500))],
    ['the config feed is no list', feeds(json({ offers: [] }))],
    ['the config feed is no JSON', feeds((_, response) => response.end('<html>'))],
    ['the config feed breaks off', feeds((_, response) => response.destroy())],
    ['the lead feed answers with an error', feeds(json([offer]), json([], 503))],
    ['the lead feed is no list', feeds(json([offer]), json({ ids: [101] }))],
  ])('fail together when %s, and the failure is never stored', async (_, broken) => {
    const good = answer;
    answer = broken;
    const report = reporting();
    expect(await readOfferFeeds(request, report)).toEqual({ outcome: 'failed' });
    expect(report.failed).toHaveBeenCalledOnce();
    answer = good;
    expect(await readOfferFeeds(request, reporting())).toMatchObject({ outcome: 'loaded' });
  });

  it('are loaded once for concurrent readers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => readOfferFeeds(request, reporting())));
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['loaded']));
    expect(requested).toHaveLength(2);
  });

  it('report repeated failures once', async () => {
    answer = feeds(json([], 503));
    const report = reporting();
    for (let visit = 0; visit < 3; visit += 1) await readOfferFeeds(request, report);
    expect(report.failed).toHaveBeenCalledOnce();
    expect([...outages()]).toMatchObject([['feed config es', { reason: 'The feed answered 503' }]]);
  });

  it('fail when the feed does not answer', async () => {
    variables.CMS_URL = 'http://127.0.0.1:9';
    expect(await readOfferFeeds(request, reporting())).toEqual({ outcome: 'failed' });
  });

  it.each([
    ['the config feed is off', { OFFERS_CONFIG_URL: 'off' }, request, 'config'],
    ['there is no lead id', {}, { ...request, leadId: null }, 'lead'],
    ['the lead id is empty', {}, { ...request, leadId: '' }, 'lead'],
  ] as const)('are not requested when %s: that is reported, and nothing is returned', async (_, set, wanted, feed) => {
    Object.assign(variables, set);
    const report = reporting();
    expect(await readOfferFeeds(wanted, report)).toEqual({ outcome: 'not-configured' });
    expect(report.notConfigured).toHaveBeenCalledExactlyOnceWith(feed);
    expect(requested).toEqual([]);
  });

  it('may have other addresses: an outside feed by its name, and an endpoint that needs no lead id', async () => {
    variables.OFFERS_CONFIG_URL = `${variables.CMS_URL}/cdn/{feed}.json?v=2`;
    variables.OFFERS_LEAD_URL = `${variables.CMS_URL}/leads?key=1`;
    const answered = await readOfferFeeds({ locale: 'ru-UA', feed: 'ua_ru', leadId: null }, reporting());
    expect(requested.sort()).toEqual(['/cdn/ua_ru.json?v=2', '/leads?key=1&page=all&direction=swap&pf=1']);
    expect(answered.outcome).toBe('loaded');
  });

  it('name the same open offers for an applicant as for everybody, from one stored answer', async () => {
    const own = { token: 'T'.repeat(43) };
    expect(await readOfferFeeds({ ...request, own }, reporting())).toEqual(await readOfferFeeds(request, reporting()));
    expect(requested.filter((address) => address.includes('lead_id=') && !address.includes('pf-es'))).toEqual([]);
  });

  it('of a network get the lead id of an application, not its token, and never store the answer', async () => {
    variables.OFFERS_LEAD_URL = `${variables.CMS_URL}/api/offers-lead`;
    const token = 'T'.repeat(43);
    await readOfferFeeds(request, reporting());
    answer = feeds(json([offer]), json([7]));
    const own = async () => {
      const answered = await readOfferFeeds({ ...request, own: { token } }, reporting());
      return answered.outcome === 'loaded' ? answered.activeIds : undefined;
    };
    expect([await own(), await own()]).toEqual([[7], [7]]);
    expect(requested.filter((address) => address.includes(`lead_id=${leadIdOf(token)}`))).toHaveLength(2);
    expect(requested.filter((address) => address.includes(token))).toEqual([]);
    expect([...stored.keys()]).toEqual(['offer-feed,es-ES,es', 'lead-feed,es-ES,pf-es']);
    expect(await readOfferFeeds(request, reporting())).toMatchObject({ activeIds: [101] });
  });

  it('time out at the deadline of a visitor', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const shortened = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(20));
    answer = () => {};
    expect(await readOfferFeeds(request, reporting())).toEqual({ outcome: 'failed' });
    expect(shortened).toHaveBeenCalledWith(5_000);
    shortened.mockRestore();
  });
});

it('a page without its offers is stored for seconds only', async () => {
  await keepPageBriefly();
  expect(lifetimes).toEqual([{ revalidate: 10 }]);
});
