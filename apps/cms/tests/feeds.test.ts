import { locales, siteOfLocale } from '@prestafaro/countries';
import { parseLeadFeed, parseOfferFeed } from '@prestafaro/types/offer-feed';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countQueries } from './support/count-queries';
import { readBudget } from './support/read-budget';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const offerFeed = (name: string, init?: RequestInit) => fetch(`${cms.url}/offers_data/configs/${name}_feed.json`, init);
const leadFeed = (query: string) => fetch(`${cms.url}/api/offers-lead${query}`);
const idsIn = async (name: string) => parseOfferFeed(await (await offerFeed(name)).json()).offers.map((o) => o.offerId);

const offer = (locale: string, offerId: number, data: Record<string, unknown> = {}, status?: 'draft') =>
  createSample(cms.strapi, 'offer', `offer-${offerId}`, { locale, status, data: { offerId, ...data } });

async function logo(): Promise<number> {
  const file: { id: number } = await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      name: 'logo.png',
      hash: 'logo',
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: '/uploads/logo.png',
      provider: 'local',
    },
  });
  return file.id;
}

describe('GET /offers_data/configs/{feed}_feed.json', () => {
  test('contains a published offer in the wire format of the specification, without unknown values', async () => {
    const lender = await createSample(cms.strapi, 'lender', 'muestra', {
      data: { number: 3, logo: await logo(), criteria: { minAge: 21, acceptsPensioners: true } },
    });
    await offer('es-ES', 12, {
      header: 'Préstamo de muestra',
      lender: lender.documentId,
      lenderLink: 'https://example.com/',
      acceptsDefaultRegister: false,
      tags: [{ text: 'Primero' }, { text: 'Segundo' }],
      stars: 4.5,
      answerTime: '{time} min',
      approvalShare: '{val} %',
      minAmount: 100,
      maxAmount: 1000,
      minDays: 61,
      maxDays: 120,
      tinPercent: 31.96,
      aprPercent: 36,
      cost: { repayment: 'instalments', nominalRatePercent: 31.96, openingFeePercent: 1.5 },
      sampleData: false,
      checkedOn: '2026-11-20',
    });
    await offer('es-ES', 13);
    const response = await offerFeed('es');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual([
      {
        offer_id: 12,
        header: 'Préstamo de muestra',
        lender_link: 'https://example.com/',
        product_type: 'loan',
        asnef_value: false,
        tags: ['Primero', 'Segundo'],
        stars: 4.5,
        field2_value: '{time} min',
        field4_value: '{val} %',
        lender: { number: 3, name: 'muestra', slug: 'muestra', logo: '/uploads/logo.png' },
        min_amount: 100,
        max_amount: 1000,
        min_days: 61,
        max_days: 120,
        tin: 31.96,
        tae: 36,
        cost: { repayment: 'instalments', nominal_rate: 31.96, opening_fee_percent: 1.5 },
        criteria: {
          min_age: 21,
          accepts_register: false,
          accepts_pensioners: true,
          needs_document: true,
          needs_account: true,
          needs_phone: true,
        },
        is_advertisement: true,
        sample_data: false,
        checked_on: '2026-11-20',
      },
      {
        offer_id: 13,
        header: 'offer-13',
        product_type: 'loan',
        is_advertisement: true,
        sample_data: true,
        checked_on: '2026-11-01',
      },
    ]);
  });

  test('contains no draft, no unpublished change and no draft lender', async () => {
    const draft = await createSample(cms.strapi, 'lender', 'borrador', { locale: 'pl-PL', status: 'draft' });
    const shown = await offer('pl-PL', 21);
    await offer('pl-PL', 22, {}, 'draft');
    const offers = cms.strapi.documents('api::offer.offer');
    const data = { header: 'Changed', lender: draft.documentId };
    await offers.update({ documentId: shown.documentId, locale: 'pl-PL', data } as never);
    const feed = (await (await offerFeed('pl')).json()) as object[];
    expect(feed).toMatchObject([{ offer_id: 21, header: 'offer-21' }]);
    expect(feed[0]).not.toHaveProperty('lender');
  });

  test.each(locales)('of %s contains only offers of that site', async (locale) => {
    const offerId = 100 + locales.indexOf(locale);
    await offer(locale, offerId);
    const { feedName } = siteOfLocale(locale);
    expect(await idsIn(feedName)).toContain(offerId);
    const others = locales.map((other) => siteOfLocale(other).feedName).filter((other) => other !== feedName);
    for (const other of others) expect(await idsIn(other)).not.toContain(offerId);
  });

  test.each(['xx', 'ua', 'kz', 'es_feed', '', '..%2f..%2fpackage'])('answers 404 for the feed “%s”', async (name) => {
    expect((await offerFeed(name)).status).toBe(404);
  });

  test('is cached for a minute and answers 304 until something changes', async () => {
    const first = await offerFeed('mx');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const second = await offerFeed('mx', { headers: { 'if-none-match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.get('etag')).toBe(etag);
    await offer('es-MX', 31);
    const third = await offerFeed('mx', { headers: { 'if-none-match': etag } });
    expect(third.status).toBe(200);
    expect(third.headers.get('etag')).not.toBe(etag);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const response = await offerFeed('mx', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toBe((await offerFeed('mx')).headers.get('etag'));
  });

  test('leaves out an offer that violates the schema, and logs it once', async () => {
    const log = vi.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
    await offer('ms-MY', 41);
    await cms.strapi.db.query('api::offer.offer').create({
      data: { offerId: 42, header: ' ', lenderLink: 'javascript:alert(1)', locale: 'ms-MY', publishedAt: new Date() },
    });
    expect(await idsIn('my')).not.toContain(42);
    expect(await idsIn('my')).toContain(41);
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^my_feed\.json leaves out offer 42 \(header: .*lender_link: /)],
    ]);
    expect(String(log.mock.calls)).not.toContain('alert');
    log.mockRestore();
  });

  test('with many offers keeps its budget of SQL statements', async () => {
    const lender = await createSample(cms.strapi, 'lender', 'cost', { locale: 'en-ZA', data: { logo: await logo() } });
    for (let index = 0; index < 30; index += 1) {
      const cost = { repayment: 'single_payment', nominalRatePercent: 10 };
      await offer('en-ZA', 200 + index, { lender: lender.documentId, tags: [{ text: 'a' }, { text: 'b' }], cost });
    }
    const read = async () => {
      const feed = (await (await offerFeed('za')).json()) as object[];
      expect(feed.length).toBeGreaterThanOrEqual(30);
      expect(feed.at(-1)).toMatchObject({ tags: ['a', 'b'], lender: { logo: '/uploads/logo.png' } });
    };
    await read();
    const statements = await countQueries(cms.strapi, read);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(readBudget().sql.offerFeed);
    await offer('en-ZA', 260, { lender: lender.documentId, tags: [{ text: 'a' }, { text: 'b' }] });
    const afterPublish = await countQueries(cms.strapi, read);
    expect(afterPublish.length, 'a feed of 31 offers').toBeLessThan(12);
  });
});

describe('GET /api/offers-lead', () => {
  beforeAll(async () => {
    const settings = (locale: string, leadId: string) =>
      createSample(cms.strapi, 'site-setting', locale, { locale, data: { leadId } });
    await settings('vi-VN', 'lead-vn');
    await settings('uk-UA', 'lead-ua');
    await settings('ru-UA', 'lead-ua');
    await offer('vi-VN', 52, { isActive: true });
    await offer('vi-VN', 51, { isActive: true });
    await offer('vi-VN', 53, { isActive: false });
    await offer('vi-VN', 54, { isActive: true }, 'draft');
    await offer('uk-UA', 61, { isActive: true });
    await offer('uk-UA', 62, { isActive: true });
    await offer('ru-UA', 62, { isActive: true });
    await offer('ru-UA', 63, { isActive: true });
  });

  test('lists the published offers of the country that its editors made active', async () => {
    const response = await leadFeed('?lead_id=lead-vn&page=all&direction=swap&pf=1');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const json = await response.json();
    expect(json).toEqual([51, 52]);
    expect(parseLeadFeed(json)).toEqual([51, 52]);
  });

  test('returns the same list for both languages of a country', async () => {
    expect(await (await leadFeed('?lead_id=lead-ua')).json()).toEqual([61, 62, 63]);
  });

  test.each(['?lead_id=unknown', '?lead_id=', '?lead_id=lead-vn&lead_id=lead-ua', ''])(
    'answers “%s” with an empty list that must not be cached',
    async (query) => {
      const response = await leadFeed(query);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual([]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  test('keeps its budget of SQL statements', async () => {
    const statements = await countQueries(cms.strapi, () => leadFeed('?lead_id=lead-ua'));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(readBudget().sql.leadFeed);
  });
});
