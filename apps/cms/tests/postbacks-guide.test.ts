import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultSentences } from '../src/leads/postbacks/fault';
import { refusalSentences } from '../src/leads/postbacks/postback-refusals';
import { applicationWithToken, clickId, publishOffer, rowsOf } from './support/click-out';
import { createSample } from './support/sample-data';
import { POSTBACK_SECRET, POSTBACK_URL_SECRET, type RunningCms, startCms } from './support/start-cms';

const guide = readFileSync(path.join(__dirname, '../../../docs/postbacks.md'), 'utf8');

/** The one block of the guide after a fence. */
const block = (language: string): string => {
  const found = [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language);
  expect(found.length, language).toBe(1);
  return found[0]?.[2] ?? '';
};

/** The address of a preset in the guide. */
const addressOf = (preset: string): string => {
  const [, address] = new RegExp(`^\\| ${preset} *\\| \`([^\`]+)\``, 'm').exec(guide) ?? [];
  if (!address) throw new Error(`the guide has no address of ${preset}`);
  return address;
};

const demo = {
  ...{ key: 'prestafaro-demo', name: 'Demo', clickParameter: 'click_id' },
  statuses: [
    { theirs: 'approved', ours: 'approved' },
    { theirs: 'sale', ours: 'paid_out' },
  ],
};
const goals = [
  { theirs: '10', ours: 'under_review' },
  { theirs: '20', ours: 'paid_out' },
];
/** Each network as its technician and an editor set it up from the guide. */
const NETWORKS = [
  demo,
  { ...demo, key: 'affise', name: 'Affise', clickParameter: 'sub1', preset: 'affise', statuses: [] },
  { ...demo, key: 'keitaro', name: 'Keitaro', preset: 'keitaro', defaultCurrency: 'EUR', statuses: [] },
  { ...demo, key: 'tune', name: 'TUNE', preset: 'tune', defaultCurrency: 'USD', statuses: [], goals },
];

let cms: RunningCms;
beforeAll(async () => {
  const secrets = (secret: string) => NETWORKS.map(({ key }) => `${key}=${secret}`).join();
  cms = await startCms({
    environment: { POSTBACK_SECRETS: secrets(POSTBACK_SECRET), POSTBACK_URL_SECRETS: secrets(POSTBACK_URL_SECRET) },
  });
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks: NETWORKS } });
  for (const [index, { key }] of NETWORKS.entries()) await publishOffer(cms.strapi, index + 1, { network: key });
});
afterAll(() => cms?.stop());

async function picked(network: string) {
  const { id, token } = await applicationWithToken(cms.strapi);
  const offerId = NETWORKS.findIndex(({ key }) => key === network) + 1;
  const before = new Set((await rowsOf(cms.strapi, 'click')).map((row) => row.clickId));
  await clickId(cms, offerId, { token }).catch(() => null);
  const click = (await rowsOf(cms.strapi, 'click')).find((row) => !before.has(row.clickId));
  return { id, click: String(click?.clickId) };
}

const statusOf = async (id: number) => (await rowsOf(cms.strapi, 'application', { id }))[0]?.status;
const paidOf = async (click: string) => {
  const row = (await rowsOf(cms.strapi, 'click', { clickId: click }))[0];
  return row?.payoutUnits === null ? null : `${Number(row?.payoutUnits)} ${row?.payoutCurrency}`;
};

/** Replaces each macro, as the platform of a network does: one that it does not know, or that has no value, becomes empty. */
const filled = (address: string, values: Record<string, string>): string =>
  address.replace(/\{(\w+)\}/g, (_, macro: string) => encodeURIComponent(values[macro] ?? ''));

async function call(network: string, query: string) {
  const response = await fetch(`${cms.url}/api/postback?network=${network}&secret=${POSTBACK_URL_SECRET}&${query}`);
  return { status: response.status, ...((await response.json()) as { outcome?: string; fields?: unknown }) };
}

describe('the guide', () => {
  test('has an address that works, as a GET and as a form', async () => {
    const { id, click } = await picked('prestafaro-demo');
    const [method, address = ''] = block('').trim().split(' ');
    expect(method).toBe('GET');
    const query = address
      .replace(/^.*\?/, '')
      .replace('secret=…', `secret=${POSTBACK_URL_SECRET}`)
      .replace('click_id=…', `click_id=${click}`);
    expect(await (await fetch(`${cms.url}/api/postback?${query}`)).json()).toEqual({ outcome: 'applied' });
    const form = await fetch(`${cms.url}/api/postback`, { method: 'POST', body: new URLSearchParams(query) });
    expect(await form.json()).toEqual({ outcome: 'repeated' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['approved', '1250 EUR']);
  });

  test('has a signed request that works', async () => {
    const { id, click } = await picked('prestafaro-demo');
    const [head = '', json = ''] = block('http').trim().split('\n\n');
    const body = json.replace('Zk3q…', click);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', POSTBACK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    const headers = Object.fromEntries(
      head
        .split('\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    );
    Object.assign(headers, { 'X-Prestafaro-Timestamp': timestamp, 'X-Prestafaro-Signature': signature });
    const answer = await fetch(`${cms.url}/api/postback`, { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'applied' }]);
    expect([await statusOf(id), await paidOf(click)]).toEqual(['approved', '1250 EUR']);
    const wrong = body.replace('12.5', '"12.5"');
    const signed = createHmac('sha256', POSTBACK_SECRET).update(`${timestamp}.${wrong}`).digest('hex');
    const refused = await fetch(`${cms.url}/api/postback`, {
      ...{ method: 'POST', body: wrong },
      headers: { ...headers, 'X-Prestafaro-Signature': signed },
    });
    expect([refused.status, await refused.json()]).toEqual([422, JSON.parse(block('json'))]);
  });

  test('names every reason of a refused field, and every code', () => {
    const words = [...Object.keys(faultSentences), ...Object.keys(refusalSentences)];
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(guide).toContain(`\`${word}\``);
  });
});

describe('a network on', () => {
  test('Affise reports pending, paid and taken back under one number of its conversion', async () => {
    const { id, click } = await picked('affise');
    const send = (status: string, sum: string) =>
      call('affise', filled(addressOf('Affise'), { sub1: click, status, sum, currency: 'EUR', transactionid: '6f1' }));
    expect(await send('2', '0')).toEqual({ status: 200, outcome: 'applied' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['under_review', '0 EUR']);
    expect(await send('1', '45.5')).toEqual({ status: 200, outcome: 'applied' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['paid_out', '4550 EUR']);
    expect(await send('1', '45.5')).toEqual({ status: 200, outcome: 'repeated' });
    expect(await send('3', '45.5')).toEqual({ status: 200, outcome: 'applied' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['paid_out', null]);
    expect((await send('7', '1')).status).toBe(422);
    const declined = await picked('affise');
    const decline = (status: string) =>
      call(
        'affise',
        filled(addressOf('Affise'), {
          sub1: declined.click,
          status,
          sum: '45.5',
          currency: 'EUR',
          transactionid: '6f2',
        }),
      );
    expect([(await decline('2')).outcome, (await decline('3')).outcome]).toEqual(['applied', 'applied']);
    expect([await statusOf(declined.id), await paidOf(declined.click)]).toEqual(['declined', '0 EUR']);
  });

  test('Keitaro reports a lead, a sale and a rebill, whose payouts add up, and a rejected lead', async () => {
    const { id, click } = await picked('keitaro');
    const send = (external_id: string, status: string, tid: string, revenue: string) =>
      call('keitaro', filled(addressOf('Keitaro'), { external_id, status, tid, revenue }));
    expect(await send(click, 'lead', '1', '')).toEqual({ status: 200, outcome: 'applied' });
    expect(await send(click, 'sale', '1', '30')).toEqual({ status: 200, outcome: 'applied' });
    expect(await send(click, 'rebill', '2', '12.5')).toEqual({ status: 200, outcome: 'unchanged' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['paid_out', '4250 EUR']);
    expect(await send(click, 'rejected', '2', '')).toEqual({ status: 200, outcome: 'applied' });
    expect(await paidOf(click)).toBe('3000 EUR');
    const other = await picked('keitaro');
    expect(await send(other.click, 'rejected', '1', '')).toEqual({ status: 200, outcome: 'applied' });
    expect(await statusOf(other.id)).toBe('declined');
  });

  test('TUNE reports goals, each with what the editor says that it means, and their payouts add up', async () => {
    const { id, click } = await picked('tune');
    const send = (goal_id: string, payout: string) =>
      call('tune', filled(addressOf('TUNE, HasOffers'), { aff_click_id: click, goal_id, payout }));
    expect(await send('10', '2')).toEqual({ status: 200, outcome: 'applied' });
    expect(await send('20', '40.25000')).toEqual({ status: 200, outcome: 'applied' });
    expect([await statusOf(id), await paidOf(click)]).toEqual(['paid_out', '4225 USD']);
    expect(await send('30', '1')).toMatchObject({ status: 422, fields: [{ field: 'goal_id' }] });
  });
});
