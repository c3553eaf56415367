import { progressSchema } from '@prestafaro/types/application';
import { leadIdOf } from '@prestafaro/types/lead-id';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PersonalType } from '../src/content/content-types';
import { changeApplicationStatus, type StatusChange } from '../src/visitors/applications/change-status';
import { matchPending } from '../src/visitors/applications/match-application';
import { applied, createLendingSite, post, SECRETS, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { applicationOf, changesOf, rowsOf } from './support/personal-rows';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createLendingSite(cms.strapi);
});
afterAll(() => cms?.stop());

const rows = (type: PersonalType) => rowsOf(cms.strapi, type);
const rowOf = (token: string) => applicationOf(cms.strapi, token);
const leadFeed = (leadId: string) => fetch(`${cms.url}/api/offers-lead?lead_id=${leadId}`);
const changesOfId = (id: number) => changesOf(cms.strapi, id);

describe('the token of an application', () => {
  test('opens the progress, with the limits of the lenders and no figure of the person', async () => {
    const token = await applied(cms.url);
    const { status, body, headers } = await post(cms.url, 'applications/progress', { token });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const progress = progressSchema.parse(body);
    // The web app of the release before 0.5.0 refuses an answer without them.
    expect(body).toMatchObject({ offersChecked: 3, lendersChecked: 2 });
    expect(progress).toMatchObject({
      status: 'offers_shown',
      amount: 300,
      days: 100,
    });
    expect(progress.matches.map(({ offerId, isMatch }) => [offerId, isMatch])).toEqual([
      [11, true],
      [12, true],
      [13, false],
    ]);
    const reasons = progress.matches[2]?.reasons ?? [];
    expect(reasons).toContainEqual({ code: 'amount', verdict: 'unmet', min: 900, max: 1000 });
    expect(reasons).toContainEqual({ code: 'age', verdict: 'met', min: 21, max: 75 });
    expect(reasons).toContainEqual({ code: 'income', verdict: 'met', min: 600, max: null });
    expect(Object.keys(reasons[0] ?? {}).sort()).toEqual(['code', 'max', 'min', 'verdict']);
    for (const value of [...Object.values(SECRETS), '1437']) expect(JSON.stringify(body)).not.toContain(value);
  });

  test('gives a lead id that opens the lead feed with the open offers that fit its own application only', async () => {
    const leadId = leadIdOf(await applied(cms.url));
    const own = await leadFeed(leadId);
    expect([await own.json(), own.headers.get('cache-control')]).toEqual([[11], 'private, no-store']);
    expect(await (await leadFeed('lead-of-the-country')).json()).toEqual([11, 13]);
    for (const other of ['x'.repeat(43), leadId.slice(1), leadId.toLowerCase()]) {
      const unknown = await leadFeed(other);
      expect([await unknown.json(), unknown.headers.get('cache-control')]).toEqual([[], 'private, no-store']);
    }
  });

  test('does not open the lead feed itself, and its lead id opens neither progress nor withdrawal', async () => {
    const token = await applied(cms.url);
    expect(await (await leadFeed(token)).json()).toEqual([]);
    for (const path of ['applications/progress', 'applications/withdraw'] as const) {
      expect((await post(cms.url, path, { token: leadIdOf(token) })).status, path).toBe(404);
    }
    expect((await rowOf(token)).status).toBe('offers_shown');
  });

  test('withdraws the application once and for all, and the lead feed is empty afterwards', async () => {
    const token = await applied(cms.url);
    const { id } = await rowOf(token);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await post(cms.url, 'applications/withdraw', { token });
      expect([status, body]).toEqual([200, { status: 'withdrawn' }]);
    }
    expect((await changesOfId(id)).map(({ toStatus, source }) => [toStatus, source])).toEqual([
      ['submitted', 'visitor'],
      ['offers_shown', 'matching'],
      ['withdrawn', 'visitor'],
    ]);
    expect(await (await leadFeed(leadIdOf(token))).json()).toEqual([]);
  });

  test('cannot withdraw a signed application', async () => {
    const token = await applied(cms.url);
    await rows('application').update({ where: { id: (await rowOf(token)).id }, data: { status: 'signed' } });
    const { status, body } = await post(cms.url, 'applications/withdraw', { token });
    expect([status, body]).toEqual([409, { error: 'not-allowed' }]);
  });

  test.each([undefined, null, 7, '', 'x'.repeat(43), "' or 1=1 --"])('is refused if it is %o', async (token) => {
    for (const path of ['applications/progress', 'applications/withdraw'] as const) {
      const { status, body } = await post(cms.url, path, { token });
      expect([status, body], path).toEqual([404, { error: 'unknown-token' }]);
    }
  });

  test('is refused for an application that is blocked for claims', async () => {
    const token = await applied(cms.url);
    await rows('application').update({ where: { id: (await rowOf(token)).id }, data: { isBlocked: true } });
    expect((await post(cms.url, 'applications/progress', { token })).status).toBe(404);
    expect(await (await leadFeed(leadIdOf(token))).json()).toEqual([]);
  });
});

/** Lets each read of offers fail until it is restored. */
function failToReadOffers(error: Error) {
  const query = cms.strapi.db.query.bind(cms.strapi.db);
  const offers = { findMany: async () => Promise.reject(error) };
  return vi
    .spyOn(cms.strapi.db, 'query')
    .mockImplementation((uid) => (uid === 'api::offer.offer' ? (offers as never) : query(uid)));
}

const lostConnection = () => Object.assign(new Error('connect ECONNREFUSED'), { name: 'KnexTimeoutError' });

test('an application is stored when the offers cannot be read, and is matched later', async () => {
  const spy = failToReadOffers(new Error('The offers are away'));
  const lines = recordLog(cms.strapi);
  const token = await applied(cms.url).finally(() => spy.mockRestore());
  expect(lines.join()).toContain('Matching a new application of es-ES failed, and is tried again');
  expect(await rowOf(token)).toMatchObject({ status: 'submitted', matchedAt: null });
  expect(await changesOfId((await rowOf(token)).id)).toHaveLength(1);

  const { body } = await post(cms.url, 'applications/progress', { token });
  expect(body).toMatchObject({ status: 'offers_shown' });
  expect(await changesOfId((await rowOf(token)).id)).toHaveLength(2);
});

test('an application is answered 503 if the connection to the database is lost during matching, and no failed match is logged', async () => {
  const spy = failToReadOffers(lostConnection());
  const lines = recordLog(cms.strapi);
  const { status } = await submit(cms.url, submission()).finally(() => spy.mockRestore());
  expect(status).toBe(503);
  expect(lines.join()).not.toContain('Matching a new application');
});

describe('an application that a crash left unmatched', () => {
  async function leftUnmatched(): Promise<string> {
    const token = await applied(cms.url);
    const { id } = await rowOf(token);
    const data = { status: 'submitted', matches: null, matchedAt: null, matchCount: null };
    await rows('application').update({ where: { id }, data });
    await rows('application-change').deleteMany({ where: { applicationId: id, source: 'matching' } });
    return token;
  }

  test('is answered 503 and stays unmatched if the connection to the database is lost', async () => {
    const token = await leftUnmatched();
    const spy = failToReadOffers(lostConnection());
    const lines = recordLog(cms.strapi);
    const { status } = await post(cms.url, 'applications/progress', { token }).finally(() => spy.mockRestore());
    expect(status).toBe(503);
    expect(lines.join()).not.toContain('Matching application');
    expect(await rowOf(token)).toMatchObject({ status: 'submitted' });
  });

  test('is matched when its applicant requests the progress', async () => {
    const token = await leftUnmatched();
    const { body } = await post(cms.url, 'applications/progress', { token });
    expect(body).toMatchObject({ status: 'offers_shown' });
    expect(body.matches).toHaveLength(3);
    expect(await changesOfId((await rowOf(token)).id)).toHaveLength(2);
  });

  test('is matched when the lead feed is requested', async () => {
    const token = await leftUnmatched();
    expect(await (await leadFeed(leadIdOf(token))).json()).toEqual([11]);
  });

  test('is matched once at the next start', async () => {
    const { id } = await rowOf(await leftUnmatched());
    await Promise.all([matchPending(cms.strapi), matchPending(cms.strapi)]);
    expect(await rows('application').findOne({ where: { id } })).toMatchObject({
      status: 'offers_shown',
      matchCount: 2,
    });
    expect(await changesOfId(id)).toHaveLength(2);
  });
});

describe('changeApplicationStatus', () => {
  const change = (applicationId: number, to: StatusChange['to'], more: Partial<StatusChange> = {}) =>
    changeApplicationStatus(cms.strapi, { applicationId, to, source: 'lead_manager', now: new Date(), ...more });

  test('stores each change with source, time, reason, actor and click', async () => {
    const { id } = await rowOf(await applied(cms.url));
    const now = new Date('2026-11-21T10:00:00Z');
    const clickId = 'a'.repeat(24);
    expect(await change(id, 'offer_picked', { source: 'click_out', clickId, now })).toEqual({
      ok: true,
      from: 'offers_shown',
      status: 'offer_picked',
      isChanged: true,
    });
    await change(id, 'declined', { actor: 'Ana Gestora', reason: 'Lo dice la entidad', now });
    expect((await changesOfId(id)).slice(2)).toMatchObject([
      { fromStatus: 'offers_shown', toStatus: 'offer_picked', source: 'click_out', clickId, actor: null },
      { fromStatus: 'offer_picked', toStatus: 'declined', actor: 'Ana Gestora', reason: 'Lo dice la entidad' },
    ]);
    expect(new Date(String((await rowById(id)).statusChangedAt))).toEqual(now);
  });

  test('refuses an illegal change with its rule, and treats the current status as no change', async () => {
    const { id } = await rowOf(await applied(cms.url));
    expect(await change(id, 'paid_out')).toMatchObject({ ok: false, problem: { code: 'no_such_change' } });
    expect(await change(id, 'offer_picked')).toMatchObject({ ok: false, problem: { code: 'not_by_this_source' } });
    expect(await change(id, 'offers_shown')).toMatchObject({ ok: true, isChanged: false });
    expect(await change(0, 'withdrawn')).toEqual({ ok: false, problem: { code: 'unknown_application' } });
    expect(await changesOfId(id)).toHaveLength(2);
  });

  test('turns simultaneous requests into one chain of legal changes without gaps', async () => {
    const { id } = await rowOf(await applied(cms.url));
    await change(id, 'offer_picked', { source: 'click_out' });
    const wanted = ['under_review', 'approved', 'signed', 'withdrawn', 'approved', 'signed', 'paid_out'] as const;
    await Promise.all(wanted.map((to) => change(id, to)));
    const history = await changesOfId(id);
    expect(history.slice(1).map(({ fromStatus }) => fromStatus)).toEqual(
      history.slice(0, -1).map((row) => row.toStatus),
    );
    expect((await rowById(id)).status).toBe(history.at(-1)?.toStatus);
    expect(history.length).toBeGreaterThan(3);
  });

  const rowById = (id: number) => rows('application').findOne({ where: { id } });
});
