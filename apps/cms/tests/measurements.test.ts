import { randomUUID } from 'node:crypto';
import { countryCodes } from '@prestafaro/countries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { detachClicks } from '../src/leads/data-subject/blurred-times';
import { countJourneys } from '../src/visitors/events/count-journeys';
import { newStoredEvents } from '../src/visitors/events/testing/new-stored-events';
import type { MeasurementsReport } from '../src/visitors/measurements/report';
import { type AdminAnswer, type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { type CmsWithEvents, startCmsWithEvents } from './support/event-store';
import { queryEvents } from './support/events';
import { createSample } from './support/sample-data';
import { storeApplication } from './support/stored-applications';

const spring = { utm_source: 'boletin', utm_medium: 'email', utm_campaign: 'primavera' };
const firstVisit = { first_source: 'bing', first_medium: 'organic' };

let running: CmsWithEvents;
let cms: CmsWithEvents['cms'];
let store: CmsWithEvents['store'];
let administrator: AdminCall;
let callers: Record<'editor' | 'manager' | 'analyst' | 'author' | 'moderator' | 'affiliates', AdminCall>;
beforeAll(async () => {
  running = await startCmsWithEvents();
  ({ cms, store } = running);
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { providerId: 'prestafaro-es' } });
  administrator = await signInAsAdministrator(cms.url);
  const signed = (code: string) => signInWithRole(cms.strapi, cms.url, code);
  callers = {
    editor: await signed('editor-es'),
    manager: await signed('lead-manager-es'),
    analyst: await signed('analyst-es'),
    author: await signed('author-es'),
    affiliates: await signed('affiliate-manager-es'),
    moderator: await signed('moderator-es'),
  };
  const at = (time: string, count: number, change: object) =>
    newStoredEvents(count, new Date(time)).map((event) => ({ ...event, provider_id: 'prestafaro-es', ...change }));
  // Midnight of the 2nd in Madrid.
  const views = at('2026-03-01T23:30:00Z', 6, {
    utm_source: 'google',
    utm_medium: 'organic',
    sub5: 'blog',
    ...firstVisit,
  });
  /** A figure of the speed of these page views, in their visits. */
  const speed = (sub6: string, values: readonly number[]) =>
    views.slice(0, values.length).map((view, index) => ({
      ...{ ...view, event_key: randomUUID().replaceAll('-', ''), event_id: 31, sub4: 'webVital' },
      ...{ sub6, sub8: values[index] ?? 0, utm_campaign: `${index}`, sub3: `0300.1-${index}` },
    }));
  await store.insert([
    ...views,
    ...speed('LCP', [800, 2500, 2501, 3900, 4000, 4001]),
    ...speed('INP', [0, 1, 2, 3]),
    ...speed('CLS', [0, 0, 0, 0, 0]),
    ...at('2026-03-02T10:00:00Z', 3, { utm_source: '=boletin', utm_medium: 'email', utm_campaign: 'marzo' }),
    ...at('2026-03-02T11:00:00Z', 9, { is_bot: true }),
    ...at('2026-03-02T12:00:00Z', 8, { event_id: 28, sub4: 'offerShown', sub7: '67' }),
    ...at('2026-03-02T10:30:00Z', 7, {
      event_id: 6,
      sub4: 'focus',
      sub6: 'application',
      sub8: 0,
      ...spring,
      ...firstVisit,
    }),
    ...at('2026-03-02T10:30:00Z', 6, { event_id: 6, sub4: 'focus', sub6: 'comment', sub8: 0, ...spring }),
    ...at('2026-03-02T12:00:00Z', 7, { provider_id: 'prestafaro-mx' }),
  ]);
  await store.rollUp(null);
  // What an editor reads must not come from the events themselves.
  await store.eraseBefore('2026-04-01');
});
afterAll(() => running?.stop());

const march = 'from=2026-03-01&to=2026-03-03';
const reportIn = ({ status, body }: AdminAnswer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as MeasurementsReport;
};

test('the report shows the days, sources, kinds and offers of a country from its roll-ups', async () => {
  const report = reportIn(await callers.editor('GET', `/measurements?country=ES&${march}`));
  expect(report).toMatchObject({ country: 'ES', countries: ['ES'], hasProvider: true });
  expect(report.days.map(({ day, views, botViews }) => [day, views, botViews])).toEqual([
    ['2026-03-01', 0, 0],
    ['2026-03-02', 9, 9],
    ['2026-03-03', 0, 0],
  ]);
  expect(report.total).toEqual({ visits: 30, views: 9, botViews: 9 });
  expect(report.sources).toContainEqual(expect.objectContaining({ source: 'google', type: 'organic', visits: 6 }));
  expect(report.sources).toContainEqual(expect.objectContaining({ source: '=boletin', type: 'utm', visits: '<5' }));
  expect(report.kinds).toContainEqual({ kind: 'blog', views: 6 });
  expect(report.offers).toMatchObject([{ offer: '67', name: null, shown: 8, clicked: 0, clicks: 0 }]);
});

test('the report shows the speed of pages by kind with an estimated percentile, and one row for each bucket is counted', async () => {
  const report = reportIn(await callers.analyst('GET', `/measurements?country=ES&${march}`));
  const blog = [
    { name: 'LCP', loads: 6, result: { rating: 'middling', p75: 3750, good: 2, middling: 3, poor: 1 } },
    { name: 'INP', loads: '<5', result: null },
    { name: 'CLS', loads: 5, result: { rating: 'good', p75: 7.5, good: 5, middling: 0, poor: 0 } },
  ];
  expect(report.speed).toEqual([null, 'blog'].flatMap((kind) => blog.map((row) => ({ kind, ...row }))));
  // Neither the campaign nor the arm divides the rows, because an hour has room for a limited number.
  const rows = await queryEvents(cms.strapi, 'select form, field, event_count from @event_counts where event_id = 31');
  expect(rows.map((row) => [row.form, Number(row.field), Number(row.event_count)]).sort()).toEqual([
    ['CLS', 0, 5],
    ['INP', 0, 4],
    ['LCP', 1, 1],
    ['LCP', 4, 1],
    ['LCP', 5, 1],
    ['LCP', 6, 2],
    ['LCP', 7, 1],
  ]);
});

test('the report shows the last 30 days of the first country unless the address says otherwise', async () => {
  const report = reportIn(await callers.manager('GET', '/measurements'));
  expect([report.country, report.days.length]).toEqual(['ES', 30]);
  expect(reportIn(await callers.manager('GET', '/measurements?days=90')).days).toHaveLength(90);
});

test('editors, lead managers and analysts see their country, the super administrator all, and nobody else any', async () => {
  for (const call of [callers.editor, callers.manager, callers.analyst]) {
    expect((await call('GET', `/measurements?country=ES&${march}`)).status).toBe(200);
    expect((await call('GET', `/measurements?country=MX&${march}`)).status).toBe(403);
  }
  for (const call of [callers.author, callers.moderator, callers.affiliates]) {
    expect((await call('GET', `/measurements?country=ES&${march}`)).status).toBe(403);
    expect((await call('GET', `/measurements/file?country=ES&${march}`)).status).toBe(403);
  }
  expect((await fetch(`${cms.url}/measurements`)).status).toBe(401);
  const report = reportIn(await administrator('GET', `/measurements?country=ES&${march}`));
  expect(report.countries).toEqual(countryCodes);
});

test('a country without the identifier of its events says so', async () => {
  const report = reportIn(await administrator('GET', `/measurements?country=MX&${march}`));
  expect(report).toMatchObject({ hasProvider: false, total: { visits: 0, views: 0, botViews: 0 } });
});

test.each([
  ['country=ES&from=2026-03-03&to=2026-03-01', 422, 'acaba antes de empezar'],
  ['country=ES&from=2026-03-03', 422, 'los dos días'],
  ['country=ES&days=8', 422, 'Elige un periodo'],
  ['country=XX', 403, 'no incluye ese país'],
])('an address with %s is refused with %i and what to do', async (address, status, message) => {
  const answer = await callers.editor('GET', `/measurements?${address}`);
  expect([answer.status, answer.body.error?.message]).toEqual([status, expect.stringContaining(message)]);
});

test('the file has the numbers of the page, and makes no formula of a campaign', async () => {
  const login = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor-es@example.com', password: 'Correct-horse-2' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await fetch(`${cms.url}/measurements/file?country=ES&${march}`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="mediciones-es-2026-03-01-2026-03-03.csv"',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(bytes.toString('utf8')).toContain("Campaña;'=boletin;email;marzo;<5;<5\r\n");
});

/** Applications of the 2nd in Madrid, each with a click on offer 501, of which the network reported the first ones. */
async function storeJourneys(): Promise<void> {
  const evening = new Date('2026-03-02T22:30:00Z');
  for (let person = 0; person < 8; person += 1) {
    const row = { attribution: { ...spring, ...firstVisit }, submittedAt: evening, matchCount: person < 6 ? 2 : 0 };
    const applicationId = await storeApplication(cms.strapi, { email: `persona-${person}@example.com`, row });
    await cms.strapi.db.query(uidOf('click')).create({
      data: {
        ...{
          clickId: `journey-${person}`,
          applicationId,
          site: 'es-ES',
          country: 'ES',
          at: evening,
          attribution: { ...spring, ...firstVisit },
        },
        ...{ offerId: 501, offerHeader: 'Faro', targetHost: 'example.com' },
        ...(person < 7 && {
          reportedStatus: person < 2 ? 'paid_out' : 'approved',
          payoutAmount: 10,
          payoutCurrency: 'EUR',
        }),
      },
    });
  }
  // Midnight has passed in Madrid, and not yet in UTC.
  await storeApplication(cms.strapi, { row: { submittedAt: new Date('2026-03-02T23:30:00Z') } });
  await storeApplication(cms.strapi, { site: 'es-MX', row: { submittedAt: evening } });
}

test('the report shows the way from a visit to a loan by day, campaign and offer, also after a person and then all rows are erased', async () => {
  await storeJourneys();
  await countJourneys(cms.strapi, store, null);
  const clicks = await cms.strapi.db.query(uidOf('click')).findMany({ where: { clickId: ['journey-0', 'journey-1'] } });
  await detachClicks({ strapi: cms.strapi, erased: clicks.map(({ applicationId }) => applicationId) });
  await countJourneys(cms.strapi, store, null);
  await cms.strapi.db.query(uidOf('click')).deleteMany({ where: { clickId: { $startsWith: 'journey-' } } });
  await countJourneys(cms.strapi, store, null);
  const report = reportIn(await callers.analyst('GET', `/measurements?country=ES&${march}`));
  const journeys = { applications: 8, matched: 6, clicks: 8, leads: 7, sales: '<5' };
  expect(report.funnel[1]).toEqual({ day: '2026-03-02', visits: 30, started: 7, ...journeys });
  expect(report.funnel[2]).toMatchObject({ applications: '<5', clicks: 0 });
  expect(report.campaigns).toContainEqual({
    ...{ type: 'utm', source: 'boletin', medium: 'email', campaign: 'primavera' },
    // Visits without a page view are of nobody who could be counted.
    ...{ visits: '<5', started: 7, ...journeys },
  });
  // Visits, starts, applications and clicks of two campaigns, which the same first visit joins.
  expect(report.firstCampaigns).toContainEqual({
    ...{ type: 'organic', source: 'bing', medium: 'organic', campaign: '' },
    ...{ visits: 13, started: 7, ...journeys },
  });
  expect(report.offers).toContainEqual(
    expect.objectContaining({ offer: '501', clicks: 8, leads: 7, sales: '<5', payout: 7000 }),
  );
});

test('the report shows what affiliates brought by month, and hides what fewer than five visitors did', async () => {
  const affiliate = await cms.strapi.db.query(uidOf('affiliate')).create({
    data: {
      ...{ code: 'a-abc234', site: 'es-ES', country: 'ES', state: 'approved', requestedAt: new Date() },
      ...{ wishedModel: 'cpl', payoutMethod: 'paypal', locale: null },
    },
  });
  const credit = (kind: 'click' | 'lead', number: number, day: string) =>
    cms.strapi.db.query(uidOf('affiliate-credit')).create({
      data: {
        ...{ affiliateId: affiliate.id, cause: `${kind}:${day}:${number}`, kind, site: 'es-ES', day, at: new Date() },
        ...{ model: 'cpl', currency: 'EUR', amountCents: kind === 'lead' ? 1250 : 0 },
      },
    });
  for (let number = 0; number < 6; number += 1) await credit('click', number, '2026-03-02');
  for (let number = 0; number < 3; number += 1) await credit('lead', number, '2026-03-03');
  await credit('click', 9, '2026-03-04');
  const report = reportIn(await callers.analyst('GET', `/measurements?country=ES&${march}`));
  expect(report.affiliates).toEqual([
    { month: '2026-03', code: 'a-abc234', clicks: 6, leads: '<5', sales: 0, payout: '<5' },
  ]);
});

test('a file of one table is named by it, and an unknown table is refused with what to do', async () => {
  const { status, body } = await callers.analyst('GET', `/measurements/file?country=ES&${march}&table=nothing`);
  expect([status, body.error?.message]).toEqual([422, expect.stringContaining('no tiene esa tabla')]);
  expect((await callers.analyst('GET', `/measurements/file?country=ES&${march}&table=funnel`)).status).toBe(200);
});
