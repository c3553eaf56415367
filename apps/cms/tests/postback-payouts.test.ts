import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uidOf } from '../src/content/content-types';
import { earlierDigest } from '../src/leads/postbacks/postback-digest';
import { applicationWithToken, clickId, networks, postback, publishOffer, rowsOf } from './support/click-out';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  await publishOffer(cms.strapi, 1);
});
afterAll(() => cms?.stop());

const reports = (click: string) => rowsOf(cms.strapi, 'postback', { clickId: click });
const clickOf = async (click: string) => (await rowsOf(cms.strapi, 'click', { clickId: click }))[0];
const statusOf = async (id: number) => (await rowsOf(cms.strapi, 'application', { id }))[0]?.status;
const creditsOf = (cause: string): Promise<unknown[]> =>
  cms.strapi.db.query(uidOf('affiliate-credit')).findMany({ where: { cause } });

interface Paying {
  amount?: number;
  currency?: string;
  event?: string;
}

async function report(click: string, status: string, { amount, currency = 'EUR', event }: Paying = {}) {
  const payout = amount === undefined ? undefined : { amount, currency };
  const { body } = await postback(cms, { click_id: click, status, event_id: event, payout });
  return body.outcome ?? body.fields;
}

/** The payout of a click in the smallest unit; PostgreSQL returns it as text. */
const paidOf = async (click: string) => {
  const { payoutUnits, payoutCurrency } = (await clickOf(click)) ?? {};
  return payoutUnits === null ? null : [Number(payoutUnits), payoutCurrency];
};

async function picked(affiliateId?: number) {
  const { id, token } = await applicationWithToken(cms.strapi, { row: { affiliateId } });
  return { id, token, click: await clickId(cms, 1, { token }) };
}

describe('payouts of a click', () => {
  test('of several events add up, exactly', async () => {
    const { click } = await picked();
    expect(await report(click, 'approved', { amount: 30, event: '1' })).toBe('applied');
    expect(await report(click, 'sale', { amount: 12.5, event: '2' })).toBe('applied');
    expect(await paidOf(click)).toEqual([4250, 'EUR']);
    for (const event of ['3', '4', '5']) await report(click, 'sale', { amount: 0.1, event });
    expect(await paidOf(click)).toEqual([4280, 'EUR']);
  });

  test('of several events at the same moment add up', async () => {
    const { click } = await picked();
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((event) => report(click, 'sale', { amount: 1.25, event })));
    expect(await paidOf(click)).toEqual([750, 'EUR']);
  });

  test('of one event replace each other, and so do those without an event', async () => {
    const { click } = await picked();
    await report(click, 'sale', { amount: 30, event: '1' });
    await report(click, 'sale', { amount: 20, event: '1' });
    await report(click, 'sale', { amount: 12.5 });
    expect(await report(click, 'sale', { amount: 10 })).toBe('unchanged');
    expect(await report(click, 'sale')).toBe('unchanged');
    expect(await paidOf(click)).toEqual([3000, 'EUR']);
  });

  test.each([
    ['JPY', 30, 30],
    ['VND', 250_000, 250_000],
    ['KWD', 12.345, 12_345],
    ['EUR', 99_999_999.99, 9_999_999_999],
  ])('in %s have the decimals of their currency', async (currency, amount, units) => {
    const click = await clickId(cms, 1);
    await report(click, 'sale', { amount, currency });
    expect(await paidOf(click)).toEqual([units, currency]);
  });

  test('have one currency: another one is refused, and changes nothing', async () => {
    const { id, click } = await picked();
    await report(click, 'approved', { amount: 30, event: '1' });
    expect(await report(click, 'sale', { amount: 5, currency: 'USD', event: '2' })).toEqual([
      { field: 'payout.currency', reason: 'other-currency', message: expect.stringContaining('EUR') },
    ]);
    expect([await paidOf(click), await statusOf(id)]).toEqual([[3000, 'EUR'], 'approved']);
    expect(await report(click, 'approved', { amount: 35, currency: 'USD', event: '1' })).toBe('unchanged');
    expect(await paidOf(click)).toEqual([3500, 'USD']);
  });

  test.each([
    ['refused', 'rejected'],
    ['ignored', 'test'],
  ])('do not change by a report that is %s, which is stored', async (outcome, word) => {
    const { click } = await picked();
    await report(click, 'sale', { amount: 30 });
    expect(await report(click, word, { amount: 1 })).toBe(outcome);
    expect(await paidOf(click)).toEqual([3000, 'EUR']);
    expect((await reports(click)).map(({ payoutUnits }) => Number(payoutUnits))).toEqual([3000, 100]);
  });

  test('change also if the application refuses the report because of another lender', async () => {
    const { click, token } = await picked();
    const other = await clickId(cms, 1, { token });
    await report(other, 'approved');
    for (const amount of [2, 3]) {
      expect(await report(click, 'rejected', { amount })).toBe('refused');
      expect(await paidOf(click)).toEqual([amount * 100, 'EUR']);
    }
  });
});

describe('a reversal', () => {
  test('takes back the payout and leaves the status of the loan; the history keeps it', async () => {
    const { id, click } = await picked();
    await report(click, 'sale', { amount: 30, event: '1' });
    expect(await report(click, 'chargeback', { event: '1' })).toBe('applied');
    expect([await paidOf(click), await statusOf(id)]).toEqual([null, 'paid_out']);
    expect(await clickOf(click)).toMatchObject({ reportedStatus: 'reversed', payoutCurrency: null });
    expect(await reports(click)).toMatchObject([
      { status: 'paid_out', outcome: 'applied', eventId: '1' },
      { status: 'reversed', outcome: 'applied', eventId: '1', networkStatus: 'chargeback' },
    ]);
  });

  test('of one event leaves the others, and one without an event takes all', async () => {
    const { click } = await picked();
    await report(click, 'sale', { amount: 30, event: '1' });
    await report(click, 'sale', { amount: 12.5, event: '2' });
    expect(await report(click, 'chargeback', { event: '2' })).toBe('applied');
    expect(await paidOf(click)).toEqual([3000, 'EUR']);
    expect(await clickOf(click)).toMatchObject({ reportedStatus: 'paid_out' });
    expect(await report(click, 'chargeback')).toBe('applied');
    expect(await paidOf(click)).toBeNull();
  });

  test('of one commission leaves the status of a click that earns another', async () => {
    const { click } = await picked();
    await report(click, 'approved', { amount: 5, event: '1' });
    await report(click, 'approved', { amount: 3, event: '2' });
    expect(await report(click, 'chargeback', { event: '2' })).toBe('applied');
    expect([await paidOf(click), (await clickOf(click))?.reportedStatus]).toEqual([[500, 'EUR'], 'approved']);
  });

  test('of nothing is refused with its reason, and a repeated one changes nothing', async () => {
    const { click } = await picked();
    expect(await report(click, 'chargeback')).toBe('refused');
    expect(await reports(click)).toMatchObject([{ outcome: 'refused', reason: 'nothing_to_take_back' }]);
    await report(click, 'sale', { amount: 30, event: '1' });
    expect(await report(click, 'chargeback', { event: '9' })).toBe('refused');
    expect(await report(click, 'chargeback', { event: '1' })).toBe('applied');
    expect(await report(click, 'chargeback', { event: '1' })).toBe('repeated');
    expect(await report(click, 'approved', { event: '1' })).toBe('refused');
  });

  test('by a word for both is a refusal before there is money, and a reversal after', async () => {
    const before = await picked();
    expect(await report(before.click, 'no')).toBe('applied');
    expect(await statusOf(before.id)).toBe('declined');
    const after = await picked();
    await report(after.click, 'sale', { amount: 30 });
    expect(await report(after.click, 'no')).toBe('applied');
    expect([await statusOf(after.id), await paidOf(after.click)]).toEqual(['paid_out', null]);
  });

  test('takes back the credit of the affiliate once no sale is left, and another sale earns it again', async () => {
    const affiliate = await cms.strapi.db.query(uidOf('affiliate')).create({
      data: {
        ...{
          site: 'es-ES',
          country: 'ES',
          state: 'approved',
          code: 'prueba1',
          addressHash: 'x',
          contact: 'x',
          name: 'x',
        },
        ...{ model: 'cps', rateCents: 500, currency: 'EUR', wishedModel: 'cps', payoutMethod: 'bank', text: 'x' },
        ...{ requestedAt: new Date(), tokenHash: 'x', website: 'https://example.com' },
      },
    });
    const { id, click, token } = await picked(affiliate.id);
    const other = await clickId(cms, 1, { token });
    await report(click, 'sale', { amount: 30, event: '1' });
    await report(click, 'sale', { amount: 5, event: '2' });
    expect(await creditsOf(`sale:${id}`)).toHaveLength(1);
    await report(click, 'chargeback', { event: '2' });
    expect(await creditsOf(`sale:${id}`)).toHaveLength(1);
    await report(other, 'sale', { amount: 7 });
    await report(click, 'chargeback', { event: '1' });
    expect(await creditsOf(`sale:${id}`)).toHaveLength(1);
    await report(other, 'chargeback');
    expect(await creditsOf(`sale:${id}`)).toMatchObject([{ state: 'void', reason: 'returned' }]);
    await report(click, 'sale', { amount: 30, event: '3' });
    expect(await creditsOf(`sale:${id}:2`)).toMatchObject([{ state: 'open', amountCents: 500 }]);
    expect(await paidOf(click)).toEqual([3000, 'EUR']);
  });
});

test('reports of an earlier release count: their payout, and their event by its digest', async () => {
  const { click } = await picked();
  const payout = { units: 1250, currency: 'EUR' };
  await cms.strapi.db.query(uidOf('postback')).create({
    data: {
      ...{ clickId: click, network: 'prueba', networkStatus: 'approved', status: 'approved', outcome: 'applied' },
      ...{ payoutAmount: 12.5, payoutCurrency: 'EUR', at: new Date() },
      digest: earlierDigest('prueba', click, '7', payout),
    },
  });
  await report(click, 'sale', { amount: 30, event: '8' });
  expect(await paidOf(click)).toEqual([4250, 'EUR']);
  await report(click, 'sale', { amount: 20, event: '7' });
  expect(await paidOf(click)).toEqual([5000, 'EUR']);
});
