import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLICK_ALLOWANCE } from '../src/visitors/clicks/register-clicks';
import { applicationWithToken, click, networks, publishOffer, rowsOf } from './support/click-out';
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
const offers = () => cms.strapi.documents('api::offer.offer');
const idIn = (body: Record<string, unknown>) => new URL(String(body.url)).searchParams.get('click_id');

describe('who may report a click', () => {
  test.each([null, READ_TOKEN, ''])('not the bearer of %s', async (token) => {
    expect((await click(cms, 1, {}, token)).status).toBe(401);
    expect(await clicksOn(1)).toEqual([]);
  });

  test('and not who says something else', async () => {
    for (const change of [{ locale: 'en' }, { offerId: 0 }, { token: 'short' }, { attribution: { email: 'a@b.c' } }]) {
      expect((await click(cms, 1, change)).status).toBe(422);
    }
    expect(await clicksOn(1)).toEqual([]);
  });
});

describe('a click', () => {
  test('is one row, and leads to the stored link with its id', async () => {
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

  test('of another visitor has another id, and the database takes no id twice', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => click(cms, 1)))).map(({ body }) => idIn(body));
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{24}$/.test(id ?? ''))).toBe(true);
    const [{ id: _, documentId: __, ...copy } = {}] = await clicksOn(1);
    await expect(cms.strapi.db.query('api::click.click').create({ data: copy })).rejects.toThrow(/unique/i);
  });

  test('tells the network where the visitor came from and which arm they saw', async () => {
    await publishOffer(cms.strapi, 3);
    const attribution = { utm_source: 'newsletter', utm_medium: 'email' };
    const { body } = await click(cms, 3, { arm: '0300.1-B', attribution });
    expect(body.url).toBe(`https://partner.example/loan?offer=3&click_id=${idIn(body)}&sub1=newsletter&sub3=0300.1-B`);
    const affiliate = await click(cms, 3, { attribution: { ...attribution, sub1: 'partner 7' } });
    expect(new URL(String(affiliate.body.url)).searchParams.get('sub1')).toBe('partner 7');
    expect(await clicksOn(3)).toMatchObject([{ arm: '0300.1-B', attribution }, { arm: null }]);
  });

  test('on an offer without a network, or of one that the site does not have, leads to the link as it is', async () => {
    await publishOffer(cms.strapi, 4, { network: null });
    await publishOffer(cms.strapi, 5, { network: 'desconocida' });
    expect((await click(cms, 4)).body.url).toBe('https://partner.example/loan?offer=4');
    expect((await click(cms, 5)).body.url).toBe('https://partner.example/loan?offer=5');
    expect([...(await clicksOn(4)), ...(await clicksOn(5))]).toMatchObject([{ network: null }, { network: null }]);
  });

  test('too often from one address is put off, and it is said for how long', async () => {
    const address = newAddress();
    for (let count = 0; count < CLICK_ALLOWANCE.perPerson; count += 1) await click(cms, 999, { address });
    const { status, body, headers } = await click(cms, 1, { address });
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe(String(body.retryAfterSeconds));
    expect((await click(cms, 1)).status).toBe(201);
  });
});

describe('an application whose applicant clicks', () => {
  test('is linked and becomes offer_picked, with the click in its history', async () => {
    await publishOffer(cms.strapi, 10);
    const { id, token } = await applicationWithToken(cms.strapi, { row: { arm: '0300.1-B' } });
    const { body } = await click(cms, 10, { token });
    const clickId = idIn(body);
    expect(new URL(String(body.url)).searchParams.get('sub3')).toBe('0300.1-B');
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toMatchObject([{ clickId, arm: '0300.1-B' }]);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'offer_picked' }]);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id })).toMatchObject([
      { fromStatus: 'offers_shown', toStatus: 'offer_picked', source: 'click_out', clickId },
    ]);
  });

  test('on several offers at the same moment has all the clicks and one change', async () => {
    const { id, token } = await applicationWithToken(cms.strapi);
    const answers = await Promise.all([1, 1, 1, 1].map((offerId) => click(cms, offerId, { token })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toHaveLength(4);
    expect(await rowsOf(cms.strapi, 'application-change', { applicationId: id })).toHaveLength(1);
  });

  test('under review stays so, and the click is recorded all the same', async () => {
    const { id, token } = await applicationWithToken(cms.strapi, { row: { status: 'under_review' } });
    expect((await click(cms, 1, { token })).status).toBe(201);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toHaveLength(1);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'under_review' }]);
  });

  test.each([
    ['of another country', { site: 'es-MX' as const }],
    ['that is blocked', { row: { isBlocked: true } }],
  ])('%s is not linked, and nothing in it changes', async (_, sample) => {
    const { id, token } = await applicationWithToken(cms.strapi, sample);
    expect((await click(cms, 1, { token })).status).toBe(201);
    expect(await rowsOf(cms.strapi, 'click', { applicationId: id })).toEqual([]);
    expect(await rowsOf(cms.strapi, 'application', { id })).toMatchObject([{ status: 'offers_shown' }]);
  });

  test('of a token that is none of ours is nobody, and the visitor gets on', async () => {
    expect((await click(cms, 1, { token: 'z'.repeat(43) })).body.outcome).toBe('leads');
  });
});

describe('an offer that leads nowhere', () => {
  const answered = async (offerId: number, changes: object = {}) => {
    const { status, body } = await click(cms, offerId, changes);
    return [status, body];
  };
  const retired = [200, { outcome: 'retired' }];
  const unknown = [404, { error: 'unknown-offer' }];

  test('was published once: retired', async () => {
    const { documentId } = await publishOffer(cms.strapi, 20);
    await offers().unpublish({ documentId, locale: 'es-ES' });
    expect(await answered(20)).toEqual(retired);
    await offers().publish({ documentId, locale: 'es-ES' });
    expect(await answered(20)).toMatchObject([201, { outcome: 'leads' }]);
  });

  test('was published and then deleted: retired', async () => {
    const { documentId } = await publishOffer(cms.strapi, 21);
    await offers().delete({ documentId, locale: 'es-ES' });
    expect(await answered(21)).toEqual(retired);
  });

  test('has another number now: the old one is retired', async () => {
    const { documentId } = await publishOffer(cms.strapi, 22);
    await offers().update({ documentId, locale: 'es-ES', status: 'published', data: { offerId: 23 } } as never);
    expect(await answered(22)).toEqual(retired);
    expect(await answered(23)).toMatchObject([201, { outcome: 'leads' }]);
  });

  test('has no link: retired', async () => {
    await publishOffer(cms.strapi, 24, { lenderLink: null });
    expect(await answered(24)).toEqual(retired);
  });

  test('was never published, or not on this site: unknown', async () => {
    await publishOffer(cms.strapi, 25, { status: 'draft' });
    expect(await answered(25)).toEqual(unknown);
    expect(await answered(26)).toEqual(unknown);
    expect(await answered(1, { locale: 'es-MX' })).toEqual(unknown);
  });

  test('records nothing', async () => {
    expect(await rowsOf(cms.strapi, 'click', { offerId: { $in: [21, 22, 24, 25, 26] } })).toEqual([]);
  });
});
