import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  applicationWithToken,
  clickId,
  networks,
  postback,
  postbackByAddress,
  publishOffer,
  rowsOf,
} from './support/click-out';
import { recordLog } from './support/log-lines';
import { createSample } from './support/sample-data';
import { POSTBACK_SECRET, POSTBACK_URL_SECRET, type RunningCms, startCms } from './support/start-cms';

/** A network that sends goals, in names of its own, and amounts with a comma. */
const goals = {
  ...{ key: 'objetivos', name: 'Objetivos', clickParameter: 'click_id' },
  ...{ clickField: 'cid', statusField: 'st', goalField: 'goal_id', amountField: 'sum', currencyField: 'cur' },
  ...{ decimalSign: 'comma', defaultCurrency: 'EUR', statuses: [] },
  goals: [
    { theirs: '4', ours: 'approved' },
    { theirs: 'loan issued', ours: 'paid_out' },
  ],
};
/** Secrets of `prueba` that are still valid while it changes them. */
const OLD_URL_SECRET = 'old-address-secret-0123456789';
const OLD_SECRET = 'old-signing-secret-0123456789';
const SECRETS = {
  POSTBACK_SECRETS: `prueba=${POSTBACK_SECRET},prueba=${OLD_SECRET}`,
  POSTBACK_URL_SECRETS: ['prueba', 'objetivos', 'cerrada', 'nadie']
    .map((key) => `${key}=${POSTBACK_URL_SECRET}`)
    .concat(`prueba=${OLD_URL_SECRET}`)
    .join(),
  POSTBACK_ADDRESSES: 'cerrada=192.0.2.0/24 2001:db8::/32',
  TRUST_PROXY: 'true',
};

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ environment: SECRETS });
  const closed = { ...networks[0], key: 'cerrada', name: 'Cerrada' };
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks: [...networks, goals, closed] } });
  await publishOffer(cms.strapi, 1);
  await publishOffer(cms.strapi, 2, { network: 'objetivos' });
  await publishOffer(cms.strapi, 3, { network: 'cerrada' });
});
afterAll(() => cms?.stop());

const reports = (click: string) => rowsOf(cms.strapi, 'postback', { clickId: click });
const clickOf = async (click: string) => (await rowsOf(cms.strapi, 'click', { clickId: click }))[0];
const statusOf = async (id: number) => (await rowsOf(cms.strapi, 'application', { id }))[0]?.status;

async function picked(offerId = 1) {
  const { id, token } = await applicationWithToken(cms.strapi);
  return { id, click: await clickId(cms, offerId, { token }) };
}

describe('a report by an address', () => {
  test.each(['GET', 'FORM'] as const)('sent as %s changes the application and the payout', async (method) => {
    const { id, click } = await picked();
    const report = { click_id: click, status: 'sale', event_id: '981', amount: '12,50', currency: 'eur', goal: '' };
    const { status, body, headers } = await postbackByAddress(cms, report, { method });
    expect([status, body]).toEqual([200, { outcome: 'applied' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await statusOf(id)).toBe('paid_out');
    expect(await reports(click)).toMatchObject([{ eventId: '981', networkStatus: 'sale', payoutCurrency: 'EUR' }]);
    expect(Number((await clickOf(click))?.payoutUnits)).toBe(1250);
    expect((await postbackByAddress(cms, report, { method })).body).toEqual({ outcome: 'repeated' });
  });

  test('with the new or the old secret counts while the secret is changed', async () => {
    for (const secret of [POSTBACK_URL_SECRET, OLD_URL_SECRET]) {
      const answer = await postbackByAddress(cms, { click_id: await clickId(cms, 1), status: 'sale', secret });
      expect(answer.body).toEqual({ outcome: 'applied' });
    }
    for (const secret of [POSTBACK_SECRET, OLD_SECRET]) {
      const answer = await postback(cms, { click_id: await clickId(cms, 1), status: 'sale' }, { secret });
      expect(answer.body).toEqual({ outcome: 'applied' });
    }
  });

  test('signed with the old secret too long ago is refused as too old', async () => {
    const warn = vi.spyOn(cms.strapi.log, 'warn');
    const signature = { secret: OLD_SECRET, timestamp: Math.floor(Date.now() / 1000) - 3600 };
    expect((await postback(cms, { click_id: await clickId(cms, 1), status: 'sale' }, signature)).status).toBe(401);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/\/api\/postback refused: expired$/));
  });

  test('by HEAD reports nothing', async () => {
    const click = await clickId(cms, 1);
    expect((await postbackByAddress(cms, { click_id: click, status: 'sale' }, { method: 'HEAD' })).status).toBe(405);
    expect(await reports(click)).toEqual([]);
  });

  test.each([
    ['another secret', { secret: 'another-secret-0123456789' }],
    ['the secret that signs', { secret: POSTBACK_SECRET }],
    ['no secret', { secret: '' }],
    ['a network that has no secret', { network: 'otra' }],
    ['a network that we do not know', { network: 'desconocida' }],
  ])('with %s is answered 401 in one form, and nothing is stored', async (_, caller) => {
    const warn = vi.spyOn(cms.strapi.log, 'warn');
    const click = await clickId(cms, 1);
    const { status, body } = await postbackByAddress(cms, { click_id: click, status: 'hold', ...caller });
    expect([status, body]).toEqual([401, { error: 'wrong-secret', message: expect.any(String), fields: [] }]);
    expect(await reports(click)).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^GET \/api\/postback refused: [a-z_]+$/));
  });

  test.each([
    ['192.0.2.77', 200],
    ['2001:db8::7', 200],
    ['198.51.100.7', 403],
  ])('from %s of a network with addresses of its own is answered %i', async (address, expected) => {
    const click = await clickId(cms, 3);
    const report = { network: 'cerrada', click_id: click, status: 'hold' };
    const { status, body } = await postbackByAddress(cms, report, { headers: { 'x-forwarded-for': address } });
    expect(status, JSON.stringify(body)).toBe(expected);
    expect(await reports(click)).toHaveLength(expected === 200 ? 1 : 0);
  });

  test('names each wrong parameter with its reason, and nothing is stored', async () => {
    const click = await clickId(cms, 1);
    const report = { click_id: click, status: 'sale', amount: '1.234', currency: 'EUR', event_id: '{tid}' };
    const { status, body } = await postbackByAddress(cms, report);
    expect([status, body.error]).toEqual([422, 'invalid']);
    expect(body.fields).toMatchObject([
      { field: 'event_id', reason: 'macro-not-replaced' },
      { field: 'amount', reason: 'ambiguous-amount', message: expect.stringContaining('1.234') },
    ]);
    expect(await reports(click)).toEqual([]);
  });

  test.each([
    ['an unknown click', { click_id: 'x'.repeat(24), status: 'hold' }, 404, ['click_id', 'unknown-click']],
    ['a click of another network', { network: 'objetivos', cid: '', st: 'hold' }, 404, ['cid', 'unknown-click']],
    ['no click', { status: 'hold' }, 422, ['click_id', 'missing']],
    [
      'a click that no database stores',
      { click_id: 'x\u0000', status: 'hold' },
      422,
      ['click_id', 'control-characters'],
    ],
    ['a network of no site', { network: 'nadie', status: 'hold' }, 422, ['network', 'unknown-network']],
  ])('about %s is refused', async (_, report: Record<string, string>, expected, [field, reason]) => {
    if (report.cid === '') report.cid = await clickId(cms, 1);
    const { status, body } = await postbackByAddress(cms, report);
    expect([status, body.fields]).toMatchObject([expected, [{ field, reason }]]);
  });

  test('with a status that is not known names those that are', async () => {
    const click = await clickId(cms, 1);
    const { status, body } = await postbackByAddress(cms, { click_id: click, status: 'Sale' });
    expect([status, body.error]).toEqual([422, 'unknown-status']);
    expect(body.fields).toMatchObject([{ field: 'status', message: expect.stringContaining('hold, approved') }]);
  });
});

test('a goal counts by the table of goals, under the names of the network, in its default currency', async () => {
  const { id, click } = await picked(2);
  const report = { network: 'objetivos', cid: click, st: '', goal_id: 'loan issued', sum: '1.234,50' };
  expect((await postbackByAddress(cms, report)).body).toEqual({ outcome: 'applied' });
  expect(await statusOf(id)).toBe('paid_out');
  expect(await clickOf(click)).toMatchObject({ payoutCurrency: 'EUR' });
  expect(Number((await clickOf(click))?.payoutUnits)).toBe(123_450);
  const { body } = await postbackByAddress(cms, { ...report, goal_id: '5' });
  expect(body.fields).toMatchObject([{ field: 'goal_id', reason: 'unknown-status' }]);
});

test('neither the log nor an answer contains the secret or the click', async () => {
  const lines = recordLog(cms.strapi);
  const { click } = await picked();
  const answers = [];
  for (const status of ['sale', 'Sale', 'hold'])
    answers.push(await postbackByAddress(cms, { click_id: click, status }));
  const guess = 'guessed-secret-0123456789';
  answers.push(await postbackByAddress(cms, { secret: guess, click_id: click, status: 'hold' }, { method: 'FORM' }));
  answers.push(await postbackByAddress(cms, { secret: guess, click_id: click, status: 'hold' }));
  expect(lines.filter((line) => line.includes('/api/postback')).length).toBeGreaterThanOrEqual(5);
  const told = lines.join('\n') + JSON.stringify(answers.map(({ body }) => body));
  for (const secret of [POSTBACK_URL_SECRET, guess, click]) expect(told).not.toContain(secret);
});
