import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLICK_ALLOWANCE } from '../src/visitors/clicks/register-clicks';
import { post } from './support/applicants';
import { applicationWithToken, click, networks, publishOffer, rowsOf } from './support/click-out';
import { postAsWeb } from './support/post-as-web';
import { createSample } from './support/sample-data';
import { READ_TOKEN, type RunningCms, startCms } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await createSample(cms.strapi, 'site-setting', 'ajustes', { data: { networks } });
  await publishOffer(cms.strapi, 1);
});
afterAll(() => cms?.stop());

const clicksOn = (offerId: number) => rowsOf(cms.strapi, 'click', { offerId });
const allowed = { isArmAllowed: true, isSourceAllowed: true };
const offers = () => cms.strapi.documents('api::offer.offer');
const idIn = (body: Record<string, unknown>) => new URL(String(body.url)).searchParams.get('click_id');

describe('POST /api/clicks: authentication and schema', () => {
  test.each([null, READ_TOKEN, ''])('answers 401 for the bearer %s', async (token) => {
    expect((await click(cms, 1, {}, token)).status).toBe(401);
    expect(await clicksOn(1)).toEqual([]);
  });

  test('answers 422 for an invalid message', async () => {
    for (const change of [{ locale: 'en' }, { offerId: 0 }, { token: 'short' }, { attribution: { email: 'a@b.c' } }]) {
      expect((await click(cms, 1, change)).status).toBe(422);
    }
    expect(await clicksOn(1)).toEqual([]);
  });
});

describe('POST /api/clicks', () => {
  test('stores one row and returns the stored link with its click id', async () => {
    await publishOffer(cms.strapi, 2, {
      lenderLink: 'https://partner.example/loan?offer=2&text=a%20b&click_id=theirs',
    });
    const { status, body, headers } = await click(cms, 2);
    const id = idIn(body);
    expect([status, body]).toEqual([
      201,
      { outcome: 'leads', url: `https://partner.example/loan?offer=2&text=a%20b&click_id=${id}` },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await clicksOn(2)).toMatchObject([
      {
        clickId: id,
        applicationId: null,
        site: 'es-ES',
        country: 'ES',
        offerHeader: 'offer-2',
        lenderName: 'lender-es-es-2',
        network: 'prueba',
        targetHost: 'partner.example',
        reportedStatus: null,
      },
    ]);
  });

  test('gives each click its own id, which is unique in the database', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => click(cms, 1)))).map(({ body }) => idIn(body));
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{24}$/.test(id ?? ''))).toBe(true);
    const [{ id: _, documentId: __, ...copy } = {}] = await clicksOn(1);
    await expect(cms.strapi.db.query('api::click.click').create({ data: copy })).rejects.toThrow(/unique/i);
  });

  test('adds the source and the arm to the link of the network', async () => {
    await publishOffer(cms.strapi, 3);
    const attribution = { utm_source: 'newsletter', utm_medium: 'email' };
    const { body } = await click(cms, 3, { arm: '0300.1-B', attribution, ...allowed });
    expect(body.url).toBe(`https://partner.example/loan?offer=3&click_id=${idIn(body)}&sub1=newsletter&sub3=0300.1-B`);
    const affiliate = await click(cms, 3, { attribution: { ...attribution, sub1: 'partner 7' }, ...allowed });
    expect(new URL(String(affiliate.body.url)).searchParams.get('sub1')).toBe('partner 7');
    expect(await clicksOn(3)).toMatchObject([{ arm: '0300.1-B', attribution }, { arm: null }]);
  });

  test('R15: leaves out the arm and the source without consent, also those of the application', async () => {
    await publishOffer(cms.strapi, 6);
    const row = { arm: '0300.1-B', attribution: { utm_source: 'boletin' } };
    const { token } = await applicationWithToken(cms.strapi, { row });
    const { body } = await click(cms, 6, { token, ...row });
    expect(body.url).toBe(`https://partner.example/loan?offer=6&click_id=${idIn(body)}`);
    expect(await clicksOn(6)).toMatchObject([{ arm: null, attribution: null }]);
  });

  test('returns the stored link unchanged without a network, or with one that the site does not have', async () => {
    await publishOffer(cms.strapi, 4, { network: null });
    await publishOffer(cms.strapi, 5, { network: 'desconocida' });
    expect((await click(cms, 4)).body.url).toBe('https://partner.example/loan?offer=4');
    expect((await click(cms, 5)).body.url).toBe('https://partner.example/loan?offer=5');
    expect([...(await clicksOn(4)), ...(await clicksOn(5))]).toMatchObject([{ network: null }, { network: null }]);
  });

  test('answers 429 with the waiting time after too many clicks from one address', async () => {
    const address = newAddress();
    for (let count = 0; count < CLICK_ALLOWANCE.perPerson; count += 1) await click(cms, 999, { address });
    const { status, body, headers } = await click(cms, 1, { address });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe(String(body.retryAfterSeconds));
    expect((await click(cms, 1)).status).toBe(201);
  });
});

describe('POST /api/clicks with the token of an application', () => {
  test('links the click and changes the status to offer_picked, with the click in the history', async () => {
    await publishOffer(cms.strapi, 10);
    const { id, token } = await applicationWithToken(cms.strapi, { row: { arm: '0300.1-B' } });
    const { body } = await click(cms, 10, { token, ...allowed });
    const clickId = idIn(body);
    expect(new URL(String(body.url)).searchParams.get('sub3')).toBe('0300.1-B');
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toMatchObject([{ clickId, arm: '0300.1-B' }]);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'offer_picked' }]);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id })).toMatchObject([
      { fromStatus: 'offers_shown', toStatus: 'offer_picked', source: 'click_out', clickId },
    ]);
  });

  test('stores all of several simultaneous clicks and one status change', async () => {
    const { id, token } = await applicationWithToken(cms.strapi);
    const answers = await Promise.all([1, 1, 1, 1].map((offerId) => click(cms, offerId, { token })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toHaveLength(4);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id })).toHaveLength(1);
  });

  test('are named in the progress of the application, each offer once and the latest first', async () => {
    await publishOffer(cms.strapi, 11);
    const { token } = await applicationWithToken(cms.strapi);
    expect((await post(cms.url, 'applications/progress', { token })).body).toMatchObject({ picks: [] });
    for (const offerId of [1, 11, 1]) await click(cms, offerId, { token });
    const { body } = await post(cms.url, 'applications/progress', { token });
    expect(body).toMatchObject({
      status: 'offer_picked',
      lender: 'lender-es-es-1',
      picks: [
        { offerId: 1, lender: 'lender-es-es-1' },
        { offerId: 11, lender: 'lender-es-es-11' },
      ],
    });
  });

  test('stores the click and keeps the status of an application under review', async () => {
    const { id, token } = await applicationWithToken(cms.strapi, { row: { status: 'under_review' } });
    expect((await click(cms, 1, { token })).status).toBe(201);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toHaveLength(1);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'under_review' }]);
  });

  test.each([
    ['of another country', { site: 'es-MX' as const }],
    ['that is blocked', { row: { isBlocked: true } }],
  ])('stores the click without the application if it is one %s, and changes nothing in it', async (_, sample) => {
    const { id, token } = await applicationWithToken(cms.strapi, sample);
    expect((await click(cms, 1, { token })).status).toBe(201);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toEqual([]);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'offers_shown' }]);
  });

  test('accepts an unknown token and stores the click without an application', async () => {
    expect((await click(cms, 1, { token: 'z'.repeat(43) })).body.outcome).toBe('leads');
  });
});

describe('POST /api/clicks: an offer without a target', () => {
  const answered = async (offerId: number, changes: object = {}) => {
    const { status, body } = await click(cms, offerId, changes);
    return [status, body];
  };
  const retired = [200, { outcome: 'retired' }];
  const unknown = [404, { error: 'unknown-offer' }];

  test('is retired after it was unpublished', async () => {
    const { documentId } = await publishOffer(cms.strapi, 20);
    await offers().unpublish({ documentId, locale: 'es-ES' });
    expect(await answered(20)).toEqual(retired);
    await offers().publish({ documentId, locale: 'es-ES' });
    expect(await answered(20)).toMatchObject([201, { outcome: 'leads' }]);
  });

  test('is retired after it was deleted', async () => {
    const { documentId } = await publishOffer(cms.strapi, 21);
    await offers().delete({ documentId, locale: 'es-ES' });
    expect(await answered(21)).toEqual(retired);
  });

  test('is retired under its former number after the number changed', async () => {
    const { documentId } = await publishOffer(cms.strapi, 22);
    await offers().update({ documentId, locale: 'es-ES', status: 'published', data: { offerId: 23 } } as never);
    expect(await answered(22)).toEqual(retired);
    expect(await answered(23)).toMatchObject([201, { outcome: 'leads' }]);
  });

  test('is retired without a link', async () => {
    await publishOffer(cms.strapi, 24, { lenderLink: null });
    expect(await answered(24)).toEqual(retired);
  });

  test('is unknown if it was never published, or not on this site', async () => {
    await publishOffer(cms.strapi, 25, { status: 'draft' });
    expect(await answered(25)).toEqual(unknown);
    expect(await answered(26)).toEqual(unknown);
    expect(await answered(1, { locale: 'es-MX' })).toEqual(unknown);
  });

  test('stores no click', async () => {
    expect(await rowsOf(cms.strapi, 'click', { offerId: { $in: [21, 22, 24, 25, 26] } })).toEqual([]);
  });
});

describe('POST /api/retired-offers', () => {
  const ask = async (message: object, token?: string | null) => {
    const answer = await postAsWeb(cms.url, 'retired-offers', message, token);
    return [answer.status, answer.status === 200 ? ((await answer.json()) as { offers: object[] }).offers : undefined];
  };

  test('names offers by their last public name: withdrawn, deleted and renamed ones', async () => {
    const { documentId: unpublished } = await publishOffer(cms.strapi, 60);
    const { documentId: deleted } = await publishOffer(cms.strapi, 61);
    const update = { documentId: unpublished, locale: 'es-ES', status: 'published', data: { header: 'Nuevo nombre' } };
    await offers().update(update as never);
    await offers().unpublish({ documentId: unpublished, locale: 'es-ES' });
    await offers().update({ ...update, status: 'draft', data: { header: 'Nunca publicado' } } as never);
    const [, names] = await ask({ locale: 'es-ES', offerIds: [61] });
    await offers().delete({ documentId: deleted, locale: 'es-ES' });
    expect(await ask({ locale: 'es-ES', offerIds: [60, 61] })).toEqual([
      200,
      [{ offerId: 60, header: 'Nuevo nombre' }, ...(names as object[])],
    ]);
  });

  test('knows nothing of numbers that the site has never published', async () => {
    await publishOffer(cms.strapi, 62, { locale: 'uk-UA' });
    expect(await ask({ locale: 'es-ES', offerIds: [62, 999_999_999] })).toEqual([200, []]);
  });

  test('answers 401 without the token of the web app, and 422 for another message', async () => {
    const message = { locale: 'es-ES', offerIds: [60] };
    for (const token of [null, READ_TOKEN]) expect((await ask(message, token))[0]).toBe(401);
    const many = Array.from({ length: 21 }, (_, index) => index + 1);
    for (const change of [
      { offerIds: [] },
      { offerIds: ['60'] },
      { offerIds: many },
      { offerIds: [0] },
      { locale: 'x' },
    ]) {
      expect((await ask({ ...message, ...change }))[0]).toBe(422);
    }
  });
});
