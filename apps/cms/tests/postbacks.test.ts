import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { applicationWithToken, clickId, networks, postback, publishOffer, rowsOf } from './support/click-out';
import { recordLog } from './support/log-lines';
import { createSample } from './support/sample-data';
import { POSTBACK_SECRET, type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  await publishOffer(cms.strapi, 1);
});
afterAll(() => cms?.stop());
afterEach(() => void vi.restoreAllMocks());

const nowSeconds = () => Math.floor(Date.now() / 1000);
const reports = (click: string) => rowsOf(cms.strapi, 'postback', { clickId: click });
const clickOf = async (click: string) => (await rowsOf(cms.strapi, 'click', { clickId: click }))[0];
const statusOf = async (id: number) => (await rowsOf(cms.strapi, 'application', { id }))[0]?.status;

/** An application with a click. */
async function picked() {
  const { id, token } = await applicationWithToken(cms.strapi);
  return { id, click: await clickId(cms, 1, { token }) };
}

/** The outcomes of successive reports about one click, with these statuses of the network. */
async function outcomes(click: string, ...words: string[]): Promise<unknown[]> {
  const answers = [];
  for (const status of words) answers.push((await postback(cms, { click_id: click, status })).body.outcome);
  return answers;
}

describe('POST /api/postback: the signature', () => {
  test('of a known network is accepted', async () => {
    const click = await clickId(cms, 1);
    const { status, body, headers } = await postback(cms, { click_id: click, status: 'hold' });
    expect([status, body]).toEqual([200, { outcome: 'applied' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is computed over the raw body, in any formatting', async () => {
    const click = await clickId(cms, 1);
    expect((await postback(cms, `{ "status":"hold",\n "click_id" : "${click}", "note":"ñ €" }`)).status).toBe(200);
  });

  const missing = { 'x-prestafaro-signature': undefined };
  // Functions, because the time must be taken when the test runs.
  test.each([
    ['with another secret', () => ({ secret: 'another-secret-0123456789' })],
    ['of a network that we do not know', () => ({ network: 'desconocida' })],
    ['of a network that has no secret', () => ({ network: 'otra' })],
    ['six minutes old', () => ({ timestamp: nowSeconds() - 360 })],
    ['six minutes ahead', () => ({ timestamp: nowSeconds() + 360 })],
    ['that is missing', () => ({ headers: missing })],
    ['without a time', () => ({ headers: { 'x-prestafaro-timestamp': undefined } })],
    ['without a network', () => ({ headers: { 'x-prestafaro-network': undefined } })],
    ['with a new time', () => ({ headers: { 'x-prestafaro-timestamp': String(nowSeconds() + 1) } })],
    ['over another body', () => ({ headers: { 'x-prestafaro-signature': '0'.repeat(64) } })],
    ['over a body that is no JSON', () => ({ headers: { 'content-type': 'text/plain' } })],
  ])('%s is answered 401 with a fixed error, and nothing is stored', async (_, signatureOf) => {
    const warn = vi.spyOn(cms.strapi.log, 'warn');
    const click = await clickId(cms, 1);
    const { status, body } = await postback(cms, { click_id: click, status: 'hold' }, signatureOf());
    expect([status, body]).toEqual([401, { error: 'not-signed', message: expect.any(String), fields: [] }]);
    expect(await reports(click)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^POST \/api\/postback refused: [a-z_]+$/));
  });

  test('of one network gives no access to another’s clicks', async () => {
    await publishOffer(cms.strapi, 2, { network: 'otra' });
    const foreign = await clickId(cms, 2);
    for (const click of [foreign, 'x'.repeat(24)]) {
      const { status, body } = await postback(cms, { click_id: click, status: 'hold' });
      expect([status, body.error]).toEqual([404, 'unknown-click']);
      expect(body.fields).toMatchObject([{ field: 'click_id', reason: 'unknown-click' }]);
    }
  });
});

describe('POST /api/postback: a report', () => {
  test('changes the status of the application, with the click in the history', async () => {
    const { id, click } = await picked();
    expect(await outcomes(click, 'hold', 'approved', 'signed', 'sale')).toEqual(Array(4).fill('applied'));
    const changes = await rowsOf(cms.strapi, 'application-change', { applicationId: id, source: 'postback' });
    expect(changes.map(({ toStatus }) => toStatus)).toEqual(['under_review', 'approved', 'signed', 'paid_out']);
    expect(changes.every((change) => change.clickId === click)).toBe(true);
    expect(await clickOf(click)).toMatchObject({ reportedStatus: 'paid_out', reportedAt: expect.any(String) });
  });

  test('of an illegal change is refused, stored with its reason, and changes nothing', async () => {
    const { id, click } = await picked();
    await outcomes(click, 'approved');
    const { status, body } = await postback(cms, { click_id: click, status: 'rejected' });
    expect([status, body]).toEqual([200, { outcome: 'refused', reason: 'no_such_change: approved → declined' }]);
    expect(await statusOf(id)).toBe('approved');
    expect(await clickOf(click)).toMatchObject({ reportedStatus: 'approved' });
    expect(await reports(click)).toMatchObject([
      { outcome: 'applied', status: 'approved' },
      { outcome: 'refused', status: 'declined', networkStatus: 'rejected', reason: body.reason },
    ]);
  });

  test('that comes late does not reopen an application', async () => {
    const { id, click } = await picked();
    expect(await outcomes(click, 'sale', 'hold', 'approved')).toEqual(['applied', 'refused', 'refused']);
    expect(await statusOf(id)).toBe('paid_out');
  });

  test('of a refusal does not undo the approval of another lender, but is stored with its click', async () => {
    const { id, token } = await applicationWithToken(cms.strapi);
    const [yes, no] = [await clickId(cms, 1, { token }), await clickId(cms, 1, { token })];
    await outcomes(yes, 'approved');
    expect(await outcomes(no, 'rejected')).toEqual(['refused']);
    expect(await statusOf(id)).toBe('approved');
    expect(await clickOf(no)).toMatchObject({ reportedStatus: 'declined' });
  });

  test('about a click without an application is stored with the click', async () => {
    const click = await clickId(cms, 1);
    expect(await outcomes(click, 'approved', 'hold', 'sale')).toEqual(['applied', 'refused', 'applied']);
    expect(await clickOf(click)).toMatchObject({ reportedStatus: 'paid_out', applicationId: null });
  });

  test('does not change a blocked application', async () => {
    const { id, click } = await picked();
    await cms.strapi.db.query('api::application.application').update({ where: { id }, data: { isBlocked: true } });
    expect(await outcomes(click, 'approved')).toEqual(['applied']);
    expect(await statusOf(id)).toBe('offer_picked');
  });

  test('with an ignored status is stored and changes nothing', async () => {
    const { id, click } = await picked();
    expect(await outcomes(click, 'test')).toEqual(['ignored']);
    expect(await statusOf(id)).toBe('offer_picked');
    expect(await reports(click)).toMatchObject([{ outcome: 'ignored', status: null, networkStatus: 'test' }]);
    expect(await clickOf(click)).toMatchObject({ reportedStatus: null });
  });

  test('with an unknown status is refused, and the answer lists the known ones', async () => {
    const { click } = await picked();
    const { status, body } = await postback(cms, { click_id: click, status: 'Approved' });
    expect([status, body.error]).toEqual([422, 'unknown-status']);
    expect(body.fields).toMatchObject([
      { field: 'status', message: expect.stringContaining('hold, approved, rejected') },
    ]);
    expect(await reports(click)).toEqual([]);
  });

  const payout = (changes: object) => ({ payout: { amount: 12.5, currency: 'EUR', ...changes } });
  test.each<[change: object, field: string, reason: string]>([
    [{ click_id: undefined }, 'click_id', 'missing'],
    [{ click_id: 7 }, 'click_id', 'wrong-type'],
    [{ click_id: 'short' }, 'click_id', 'wrong-format'],
    [{ status: '' }, 'status', 'empty'],
    [{ status: 'x'.repeat(81) }, 'status', 'too-long'],
    [{ event_id: 981 }, 'event_id', 'wrong-type'],
    [{ event_id: '7\u0000' }, 'event_id', 'control-characters'],
    [{ payout: 12.5 }, 'payout', 'wrong-type'],
    [payout({ amount: '12.5' }), 'payout.amount', 'wrong-type'],
    [payout({ amount: -1 }), 'payout.amount', 'negative'],
    [payout({ amount: 1e9 }), 'payout.amount', 'too-large'],
    [payout({ amount: 12.345 }), 'payout.amount', 'too-many-decimals'],
    [payout({ amount: 0.5, currency: 'JPY' }), 'payout.amount', 'too-many-decimals'],
    [payout({ currency: undefined }), 'payout.currency', 'missing'],
    [payout({ currency: 'EURO' }), 'payout.currency', 'not-a-currency'],
    [payout({ currency: 'eur' }), 'payout.currency', 'not-a-currency'],
  ])('with %o is refused, with the field, the reason and what to do', async (change, field, reason) => {
    const click = await clickId(cms, 1);
    const { status, body } = await postback(cms, { click_id: click, status: 'hold', ...change });
    expect([status, body.error]).toEqual([422, 'invalid']);
    expect(body.fields).toEqual([{ field, reason, message: expect.stringContaining(field) }]);
    expect(await reports(click)).toEqual([]);
  });

  test('writes to the applicant once per change', async () => {
    const { id, click } = await picked();
    await outcomes(click, 'approved', 'approved', 'rejected');
    const mails = await cms.strapi.db.query('api::mail.mail').findMany({ where: { applicationId: id } });
    expect(mails).toMatchObject([{ template: 'application-approved' }]);
  });
});

describe('POST /api/postback: a repeat', () => {
  test('changes nothing, with the same signature or a new one', async () => {
    const { id, click } = await picked();
    const report = { click_id: click, status: 'hold' };
    const timestamp = nowSeconds();
    const answers = [];
    for (const time of [timestamp, timestamp, timestamp - 1]) {
      answers.push((await postback(cms, report, { timestamp: time })).body.outcome);
    }
    expect(answers).toEqual(['applied', 'repeated', 'repeated']);
    expect(await reports(click)).toHaveLength(1);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id, source: 'postback' })).toHaveLength(1);
  });

  test('of an earlier report does not revert the application', async () => {
    const { id, click } = await picked();
    expect(await outcomes(click, 'rejected', 'approved', 'rejected')).toEqual(['applied', 'applied', 'repeated']);
    expect(await statusOf(id)).toBe('approved');
  });

  test('at the same moment is stored once', async () => {
    const { id, click } = await picked();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postback(cms, { click_id: click, status: 'approved' })),
    );
    const counted = answers.map(({ body }) => body.outcome).sort();
    expect(counted).toEqual(['applied', ...Array(7).fill('repeated')]);
    expect(await reports(click)).toHaveLength(1);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id, source: 'postback' })).toHaveLength(1);
  });

  test('is recognised by the network’s event id, if it has one', async () => {
    const { click } = await picked();
    const report = (event_id: string) => postback(cms, { click_id: click, status: 'hold', event_id });
    expect((await report('7')).body.outcome).toBe('applied');
    expect((await report('7')).body.outcome).toBe('repeated');
    expect((await report('8')).body.outcome).toBe('unchanged');
  });

  test('of an event counts as a new report if its status changed', async () => {
    const { id, click } = await picked();
    const report = (status: string) => postback(cms, { click_id: click, status, event_id: '7' });
    expect((await report('hold')).body.outcome).toBe('applied');
    expect((await report('sale')).body.outcome).toBe('applied');
    expect(await statusOf(id)).toBe('paid_out');
  });
});

test.each<[request: RequestInit, status: number, error: string]>([
  [{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"click_id":' }, 400, 'not-readable'],
  [{ method: 'POST', headers: { 'content-encoding': 'gzip' }, body: 'x' }, 415, 'compressed'],
  [
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify('x'.repeat(70_000)) },
    413,
    'too-large',
  ],
  [{ method: 'PUT', body: '{}' }, 405, 'method-not-allowed'],
])('/api/postback: %o is refused in the form of every refusal', async (request, status, error) => {
  const answer = await fetch(`${cms.url}/api/postback`, request);
  expect([answer.status, await answer.json()]).toEqual([status, { error, message: expect.any(String), fields: [] }]);
});

test('POST /api/postback: logs contain no application and no click id', async () => {
  const lines = recordLog(cms.strapi);
  const { click } = await picked();
  await outcomes(click, 'sale', 'hold', 'Sale');
  await postback(cms, { click_id: click, status: 'hold' }, { secret: `${POSTBACK_SECRET}x` });
  const ofPostbacks = lines.map((line) => JSON.parse(line)).filter(({ message }) => message.includes('/api/postback'));
  expect(
    ofPostbacks.filter(({ path }) => path),
    'of each request',
  ).toHaveLength(4);
  expect(
    ofPostbacks.filter(({ path }) => !path),
    'of what was refused',
  ).toHaveLength(3);
  expect(lines.join('\n')).not.toContain(click);
});
