import { expect, type Page, test } from '@playwright/test';
import { type AnotherServer, startAnotherServer } from './support/another-server.ts';
import { Editor } from './support/editor.ts';
import { FeedServer } from './support/feed-server.ts';
import { hostileHeadings, hostileLeads, hostileOffers, manyOffers } from './support/hostile-feed.ts';
import { send } from './support/http.ts';
import { publishKazakhstan } from './support/kazakhstan.ts';

/** Specification §7 to §9: a web server whose offers come from an outside network. */
test.describe.configure({ mode: 'serial' });

let feeds: FeedServer;
let web: AnotherServer;
let removeKazakhstan: () => Promise<void>;

test.beforeAll(async () => {
  feeds = await FeedServer.start();
  removeKazakhstan = await publishKazakhstan(Editor.of());
  web = await startAnotherServer({ environment: feeds.environment });
});
test.afterAll(async () => {
  await web?.stop();
  await removeKazakhstan?.();
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
    test(`and ${what} is said so on a page that works, with a retry`, async ({ page }) => {
      feeds.offers = offers;
      // This one answers, and is stored: the list of later tests is made with it.
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

  test('only once answers the retry: what was asked for is kept, and no empty list was stored', async ({ page }) => {
    feeds.offers = 503;
    await page.goto(urlOf('es', '/offers/?amount=500&days=100'));
    await expect(page.getByRole('heading', { name: failure })).toBeVisible();
    feeds.offers = hostileOffers;
    const asked = feeds.asked.length;
    await page.getByRole('main').getByRole('link', { name: 'Volver a intentarlo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hemos encontrado \d+ ofertas$/);
    await expect(page).toHaveURL(/\?amount=500&days=100$/);
    expect(feeds.asked.length).toBeGreaterThan(asked);
  });

  test('in its lead feed alone is a failure too', async ({ page }) => {
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

test.describe('a hostile feed, through the page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(urlOf('es', '/offers/'));
    await expect(cards(page)).toHaveCount(hostileHeadings.length);
  });

  test('shows active offers first, each part by the Spanish alphabet, ties as they came, a header once', async ({
    page,
  }) => {
    expect(await headings(page)).toEqual(hostileHeadings);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hemos encontrado 11 ofertas');
  });

  test('drops domainactive, the inactive without a link, and what has the wrong type', async ({ page }) => {
    for (const lost of ['Dominio', 'Sin enlace', 'Sin enlace alguno', 'Rota', '36']) {
      await expect(card(page, lost), lost).toHaveCount(0);
    }
  });

  test('has offer 67 active in Spain though the lead feed has not got it', async ({ page }) => {
    expect(hostileLeads).not.toContain(67);
    await expect(card(page, 'Nube')).toContainText('Abierta a solicitudes');
    await expect(card(page, 'Álamo')).not.toContainText('Abierta a solicitudes');
  });

  test('takes the active one of two with the same header', async ({ page }) => {
    await expect(card(page, 'Duna')).toContainText('Abierta a solicitudes');
    await expect(card(page, 'Duna')).toContainText('12,25 %');
    await expect(card(page, 'Duna')).not.toContainText('99 %');
  });

  test('says «consultar con la entidad» for what is missing, and makes nothing up (R3)', async ({ page }) => {
    const missing = card(page, 'Ábaco');
    for (const label of ['Devuelves en total', 'TAE', 'TIN', 'Plazo', 'Importe'])
      await expect(missing, label).toContainText(label);
    await expect(missing.getByText('Consultar con la entidad')).toHaveCount(5);
    // Only a missing `asnef_value` becomes true (specification §3).
    await expect(missing).toContainText('Sí, lo estudia');
    await expect(card(page, 'Álamo')).not.toContainText('Sí, lo estudia');
  });

  test('shows no random stars and no made-up share or time where the country hides them (R12)', async ({ page }) => {
    const list = page.getByRole('form', { name: 'Ofertas para comparar' });
    await expect(list).not.toContainText('orientativo');
    await expect(list.getByText(/de 5 estrellas/)).toHaveCount(0);
    await expect(list).not.toContainText('{time}');
    await expect(card(page, 'Barca')).not.toContainText('97 %');
    expect(await page.content()).not.toContain('aggregateRating');
  });

  test('brings no markup and no address of its own into the page', async ({ page }) => {
    await expect(page.locator('main b')).toHaveCount(0);
    expect(await page.content()).not.toContain('partner.example');
  });
});

test('two thousand offers still answer', async ({ page }) => {
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

test.describe('what a network is asked', () => {
  test('is the feed of each country and language, and which offers its lead id has active', async ({ page }) => {
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
    // An endpoint of its own knows the visitor without a lead id (specification §5), and Kazakhstan has none.
    expect(asked).toContain('/leads?page=all&direction=swap&pf=1');
  });

  test('is nothing where the country has no lead id and the network no endpoint of its own', async ({ page }) => {
    const { OFFERS_CONFIG_URL = '' } = feeds.environment;
    const another = await startAnotherServer({ environment: { OFFERS_CONFIG_URL } });
    const before = feeds.asked.length;
    const answer = await page.goto(urlOf('kz', '/offers/', another)).finally(() => another.stop());
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Uno' })).toHaveCount(0);
    expect(feeds.asked.slice(before)).toEqual([]);
  });
});
