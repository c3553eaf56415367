import { expect, type Page, test } from '@playwright/test';
import { type AnotherServer, startAnotherServer } from './support/another-server.ts';
import { changeSettings } from './support/changed-settings.ts';
import { Editor } from './support/editor.ts';
import { FeedServer } from './support/feed-server.ts';
import { hostileHeadings, hostileLeads, hostileOffers, manyOffers } from './support/hostile-feed.ts';
import { send } from './support/http.ts';

/** Specification §7 to §9: a web server that reads its offers from the feed of a network. */
test.describe.configure({ mode: 'serial' });

let feeds: FeedServer;
let web: AnotherServer;
let giveLeadIdBack: () => Promise<void>;

test.beforeAll(async () => {
  feeds = await FeedServer.start();
  giveLeadIdBack = await changeSettings(Editor.of(), 'ru-KZ', { leadId: null });
  web = await startAnotherServer({ environment: feeds.environment });
});
test.afterAll(async () => {
  await web?.stop();
  await giveLeadIdBack?.();
  await feeds?.stop();
});

const urlOf = (host: string, path: string, { port } = web) => `http://${host}.localhost:${port}${path}`;
const failure = 'Ahora mismo no podemos cargar las ofertas';
const cards = (page: Page) => page.getByRole('form', { name: 'Ofertas para comparar' }).getByRole('listitem');
const headings = (page: Page) => cards(page).getByRole('heading').allTextContents();
const card = (page: Page, header: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: header, exact: true }) });

test.describe('a network that fails', () => {
  for (const [what, offers] of [
    ['answers 503', 503],
    ['sends no JSON', '<!doctype html>'],
    ['sends no list', { offers: [] }],
  ] as const) {
    test(`that ${what}: /offers/ answers 200 with a message and a retry link that keeps the query`, async ({
      page,
    }) => {
      feeds.offers = offers;
      // The lead feed answers, and its answer is stored: later tests use it.
      feeds.leads = hostileLeads;
      const answer = await page.goto(urlOf('es', '/offers/?amount=500&days=100&sort=apr'));
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas de préstamo');
      await expect(page.getByRole('heading', { name: failure })).toBeVisible();
      const retry = page.getByRole('main').getByRole('link', { name: 'Volver a intentarlo' });
      expect(new URL((await retry.getAttribute('href')) ?? '', page.url()).search).toBe(
        '?amount=500&days=100&sort=apr',
      );
    });
  }

  test('that answers again: the retry shows offers for the same query, because no empty list was stored', async ({
    page,
  }) => {
    feeds.offers = 503;
    await page.goto(urlOf('es', '/offers/?amount=500&days=100'));
    await expect(page.getByRole('heading', { name: failure })).toBeVisible();
    feeds.offers = hostileOffers;
    const asked = feeds.asked.length;
    await page.getByRole('main').getByRole('link', { name: 'Volver a intentarlo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Hemos encontrado \d+ ofertas para 500\s€ a 100\sdías$/,
    );
    await expect(page).toHaveURL(/\?amount=500&days=100$/);
    expect(feeds.asked.length).toBeGreaterThan(asked);
  });

  test('whose lead feed fails: /offers/ shows no offers until the lead feed answers', async ({ page }) => {
    feeds.offers = [{ offer_id: 1, header: 'Solo una' }];
    feeds.leads = 503;
    await page.goto(urlOf('mx', '/offers/'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByText('Solo una')).toHaveCount(0);
    feeds.leads = [1];
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Solo una' })).toBeVisible();
  });
});

test.describe('/offers/ with a hostile feed', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(urlOf('es', '/offers/'));
    await expect(cards(page)).toHaveCount(hostileHeadings.length);
  });

  test('lists active offers first, each group in Spanish alphabetical order, ties in feed order, a header once', async ({
    page,
  }) => {
    expect(await headings(page)).toEqual(hostileHeadings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemos encontrado 11 ofertas');
  });

  test('omits domainactive offers, inactive offers without a link, and entries of a wrong type', async ({ page }) => {
    for (const lost of ['Dominio', 'Sin enlace', 'Sin enlace alguno', 'Rota', '36']) {
      await expect(card(page, lost), lost).toHaveCount(0);
    }
  });

  test('shows offer 67 as active in Spain though the lead feed lacks it', async ({ page }) => {
    expect(hostileLeads).not.toContain(67);
    await expect(card(page, 'Nube')).toContainText('Abierta a solicitudes');
    await expect(card(page, 'Álamo')).not.toContainText('Abierta a solicitudes');
  });

  test('shows the active one of two offers with the same header', async ({ page }) => {
    await expect(card(page, 'Duna')).toContainText('Abierta a solicitudes');
    await expect(card(page, 'Duna')).toContainText('12,25 %');
    await expect(card(page, 'Duna')).not.toContainText('99 %');
  });

  test('shows «Consultar con la entidad» for missing values (R3)', async ({ page }) => {
    const missing = card(page, 'Ábaco');
    for (const label of ['Devuelves en total', 'TAE', 'TIN', 'Plazo', 'Importe'])
      await expect(missing, label).toContainText(label);
    expect((await missing.textContent())?.match(/Consultar con la entidad/g)).toHaveLength(5);
    // Only a missing `asnef_value` becomes true (specification §3).
    await expect(missing).toContainText('admite ASNEF');
    await expect(card(page, 'Álamo')).toContainText('no admite ASNEF');
  });

  test('shows no sample stars, share or time in a country that hides them (R12)', async ({ page }) => {
    const list = page.getByRole('form', { name: 'Ofertas para comparar' });
    await expect(list).not.toContainText('orientativo');
    await expect(list.getByText(/de 5 estrellas/)).toHaveCount(0);
    await expect(list).not.toContainText('{time}');
    await expect(card(page, 'Barca')).not.toContainText('97 %');
    expect(await page.content()).not.toContain('aggregateRating');
  });

  test('contains no markup and no address of the feed', async ({ page }) => {
    await expect(page.locator('main b')).toHaveCount(0);
    expect(await page.content()).not.toContain('partner.example');
  });
});

test('/offers/ answers with a feed of two thousand offers', async ({ page }) => {
  feeds.offers = manyOffers;
  feeds.leads = [];
  const startedAt = performance.now();
  const { status } = await send('/ru/offers/', { site: 'ru-UA', port: web.port });
  expect(status).toBe(200);
  const took = Math.round(performance.now() - startedAt);
  test.info().annotations.push({ type: '2 000 offers answered after', description: `${took} ms` });
  await page.goto(urlOf('ua', '/ru/offers/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/2\s000/);
});

test.describe('requests to a network', () => {
  test('read the feed of each country and language, and the active offers of its lead id', async ({ page }) => {
    feeds.offers = [{ offer_id: 5, header: 'Uno' }];
    feeds.leads = [5];
    await page.goto(urlOf('ua', '/offers/'));
    await page.goto(urlOf('kz', '/offers/'));
    await expect(page.getByRole('heading', { name: 'Uno' })).toBeVisible();
    const asked = new Set(feeds.asked);
    for (const feed of ['es', 'mx', 'ua_ua', 'ua_ru', 'kz_ru']) {
      expect(asked, feed).toContain(`/offers_data/configs/${feed}_feed.json`);
    }
    expect(asked).toContain('/leads?lead_id=pf-es&page=all&direction=swap&pf=1');
    // A network's own endpoint needs no lead id (specification §5), and Kazakhstan has none now.
    expect(asked).toContain('/leads?page=all&direction=swap&pf=1');
  });

  test('are none for a country without a lead id on a network without its own endpoint', async ({ page }) => {
    const { OFFERS_CONFIG_URL = '' } = feeds.environment;
    const another = await startAnotherServer({ environment: { OFFERS_CONFIG_URL } });
    const before = feeds.asked.length;
    const answer = await page.goto(urlOf('kz', '/offers/', another)).finally(() => another.stop());
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Uno' })).toHaveCount(0);
    // The search of other sites may ask for theirs meanwhile.
    const asked = feeds.asked.slice(before).filter((path) => path.startsWith('/leads') || path.includes('/kz_ru_'));
    expect(asked).toEqual([]);
  });
});
