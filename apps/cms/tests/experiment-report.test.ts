import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExperimentReport } from '../src/visitors/experiments/experiment-report';
import { type AdminCall, signInAsAdministrator, signInWithRole } from './support/admin';
import { type CmsWithEvents, startCmsWithEvents } from './support/event-store';
import { newEvent, sendEvents } from './support/events';
import { createSample } from './support/sample-data';
import { storeApplication } from './support/stored-applications';
import { newAddress } from './support/visitors';

const settings = {
  providerId: 'prestafaro-es',
  experimentCode: '0300.1',
  experimentState: 'running',
  experimentPercentB: 50,
};

let running: CmsWithEvents;
let cms: CmsWithEvents['cms'];
let store: CmsWithEvents['store'];
let administrator: AdminCall;
let ukrainian: AdminCall;
beforeAll(async () => {
  running = await startCmsWithEvents();
  ({ cms, store } = running);
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: settings });
  administrator = await signInAsAdministrator(cms.url);
  ukrainian = await signInWithRole(cms.strapi, cms.url, 'editor-ua');
});
afterAll(() => running?.stop());

const address = (locale: string) => `/experiment-report?locale=${locale}`;

/** Stores that so many visitors have seen an arm, and counts the hour. */
async function see(arm: string, visitors: number, change: object = {}): Promise<void> {
  const events = Array.from({ length: visitors }, () =>
    newEvent({
      ...{ event_id: 30, sub4: 'armSeen', sub3: arm, provider_id: 'prestafaro-es', session_id: randomUUID() },
      ...change,
    }),
  );
  expect((await sendEvents(cms.url, events, { address: newAddress() })).status).toBe(202);
  await store.rollUp(null);
}

test('the report counts the visitors of each arm of its country, and checks their shares', async () => {
  await see('0300.1-A', 20);
  await see('0300.1-B', 12);
  await see('0300.1-B', 30, { provider_id: 'prestafaro-mx' });
  await see('0300.1-B', 9, { event_id: 5, sub4: 'pageView' });
  const { status, body } = await administrator('GET', address('es-ES'));
  expect(status).toBe(200);
  expect(body.report).toEqual({
    code: '0300.1',
    percentB: 50,
    since: '1970-01-01T00:00:00.000Z',
    seen: { a: 20, b: 12 },
    applications: { a: 0, b: 0 },
    measured: { a: 0, b: 0 },
    ratio: 'balanced',
    comparison: expect.objectContaining({ rates: { a: 0, b: 0 }, verdict: 'undecided', missingVisitors: null }),
  });
  await see('0300.1-A', 40);
  expect((await administrator('GET', address('es-ES'))).body.report).toMatchObject({
    ratio: 'skewed',
    comparison: null,
  });
});

test('the comparison counts measured applications of the country before the current hour', async () => {
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  const apply = (arm: string, row: object) =>
    storeApplication(cms.strapi, { row: { arm, submittedAt: twoHoursAgo, attribution: { utm_source: 'x' }, ...row } });
  await apply('0300.1-A', {});
  await apply('0300.1-A', { attribution: null });
  await apply('0300.1-B', {});
  await apply('0300.1-B', {});
  await apply('0300.1-B', { submittedAt: new Date() });
  await apply('0300.1-B', { site: 'es-MX', country: 'MX' });
  await see('0300.1-B', 48);
  const { body } = await administrator('GET', address('es-ES'));
  expect(body.report).toMatchObject({
    seen: { a: 60, b: 60 },
    applications: { a: 2, b: 3 },
    measured: { a: 1, b: 2 },
    comparison: { rates: { a: 1 / 60, b: 2 / 60 }, verdict: 'undecided' },
  });
  const { comparison } = body.report as ExperimentReport;
  expect(comparison?.missingVisitors).toBeGreaterThan(500);
});

test('there is no report where no experiment runs, for editors of other countries and for visitors', async () => {
  expect((await administrator('GET', address('uk-UA'))).body).toEqual({ report: null });
  expect((await administrator('GET', address('xx'))).body).toEqual({ report: null });
  expect((await ukrainian('GET', address('es-ES'))).body).toEqual({ report: null });
  expect((await fetch(`${cms.url}${address('es-ES')}`)).status).toBe(401);
});

test('settings that would not run are refused beside the field', async () => {
  const { body } = await administrator('POST', '/entry-check', {
    uid: 'api::site-setting.site-setting',
    locale: 'es-ES',
    data: { experimentCode: '0298.1', experimentState: 'running', experimentPercentB: 50 },
  });
  expect(body.problems).toEqual([{ path: ['experimentCode'], message: expect.stringContaining('Escribe 0300.1.') }]);
});
