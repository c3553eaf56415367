import { expect, type Page, test } from '@playwright/test';
import { type AnotherServer, startAnotherServer } from './support/another-server.ts';
import { apply, newApplicant, timeout } from './support/applicant.ts';
import { CmsConnection } from './support/cms-connection.ts';
import { applicationOf } from './support/desk.ts';
import { Editor } from './support/editor.ts';
import { exitPathOf, exitsOf, leaveBy, offersUrl } from './support/exit.ts';
import { send, targetOf } from './support/http.ts';
import { hostOf, type Locale, urlOf } from './support/product.ts';

/** Headers of requests that a browser or a script makes before a click. */
const PREFETCH_HEADERS: readonly Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'next-router-prefetch': '1' },
];

test.describe('recording of click-outs', () => {
  test('records no prefetch, hover, focus or right click, and records one real click once', async ({ page }) => {
    const applicant = newApplicant();
    const clicks = async () => (await applicationOf(applicant)).clicks.length;
    await apply(page, applicant);
    await expect(page).toHaveURL(/\/offers\/\?/, { timeout });
    const link = page.getByRole('link', { name: /^Ir a la entidad ?: Zarcillo Crédito$/ });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.focus();
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    // The page has made its prefetch requests when the network is idle.
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/go/'))).toEqual([]);

    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    for (const headers of PREFETCH_HEADERS) {
      const answer = await send('/go/118/', { headers: { ...headers, cookie } });
      expect([answer.status, answer.headers.location], JSON.stringify(headers)).toEqual([204, undefined]);
    }
    for (const userAgent of ['WhatsApp/2.23.20.0 A', 'facebookexternalhit/1.1']) {
      const answer = await send('/go/118/', { headers: { 'user-agent': userAgent, cookie } });
      expect([answer.status, answer.headers.location], userAgent).toEqual([204, undefined]);
    }
    for (const path of ['/go/118/', '/go/112/', '/go/1/']) {
      const answer = await send(path, { method: 'HEAD', headers: { cookie } });
      expect(answer.headers.location, `HEAD ${path}`).toBeUndefined();
    }
    expect(await clicks()).toBe(0);
    expect((await applicationOf(applicant)).status).toBe('offers_shown');

    await leaveBy(page, link);
    expect(asked).toContain('/go/118/');
    expect(await clicks()).toBe(1);
    expect((await applicationOf(applicant)).clicks).toMatchObject([{ offerId: 118, network: 'prestafaro-demo' }]);
    // A second click is a second record with its own id, and does not change the status.
    const again = await send('/go/118/', { headers: { cookie } });
    const { status, clicks: both } = await applicationOf(applicant);
    expect([status, new Set(both.map(({ clickId }) => clickId)).size]).toEqual(['offer_picked', 2]);
    expect(both.map(({ clickId }) => clickId)).toContain(
      new URL(again.headers.location ?? '').searchParams.get('click_id'),
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an offer links to /go/{offer_id}/ with rel=sponsored, which redirects to the lender without an application', async ({
    page,
  }) => {
    await page.goto(offersUrl('es-ES'));
    const link = page.getByRole('link', { name: /^Ir a la entidad ?: Ribazo Crédito$/ });
    await expect(link).toHaveAttribute('href', '/go/112/');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    const { answer, target } = await leaveBy(page, link);
    expect([answer.status(), target.host, target.pathname]).toEqual([302, 'partner.example', '/ribazo-credito']);
  });
});

test.describe('links to /go/{offer_id}/', () => {
  const lists = [
    ['es-ES', '/offers/', 112],
    ['es-ES', '/offers2/', 103],
    ['es-ES', '/offers3/?offer=112&offer=103&offer=102', 112],
    ['es-MX', '/offers/', 204],
    ['uk-UA', '/offers/', 304],
    ['ru-UA', '/offers/', 304],
  ] as const;

  for (const [site, path, offerId] of lists) {
    test(`${site} ${path} links to offers below the base path of the site and shows no address of a lender`, async ({
      page,
    }) => {
      await page.goto(offersUrl(site, path));
      await expect(exitsOf(page, offerId, site).first()).toHaveAttribute('rel', 'sponsored nofollow noopener');
      const exits = await exitLinks(page);
      expect(exits.length).toBeGreaterThan(2);
      for (const { href, rel } of exits) {
        expect(href).toMatch(site === 'ru-UA' ? /^\/ru\/go\/\d+\/$/ : /^\/go\/\d+\/$/);
        expect(rel).toBe('sponsored nofollow noopener');
      }
      expect(await page.content()).not.toContain('partner.example');
    });
  }
});

function exitLinks(page: Page): Promise<{ href: string | null; rel: string | null }[]> {
  return page
    .locator('a[href*="/go/"]')
    .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href'), rel: link.getAttribute('rel') })));
}

test.describe('/go/{offer_id}/', () => {
  test('answers 302 to the lender with no-store and noindex', async () => {
    for (const [site, offerId, path] of [
      ['es-ES', 112, '/ribazo-credito'],
      ['uk-UA', 304, '/sopilka-pozyka'],
      ['ru-UA', 304, '/sopilka-pozyka'],
    ] as const) {
      const answer = await send(exitPathOf(offerId, site), { site });
      const target = new URL(answer.headers.location ?? '');
      expect([answer.status, target.origin, target.pathname], site).toEqual([302, 'https://partner.example', path]);
      expectUnstored(answer.headers);
      expect(answer.headers['x-robots-tag']).toContain('noindex');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('ignores addresses and a click id in its query', async () => {
    const answer = await send('/go/112/?url=https://evil.example/&lender_link=https://evil.example/&click_id=mine');
    const target = new URL(answer.headers.location ?? '');
    expect(target.host).toBe('partner.example');
    expect(target.searchParams.getAll('click_id')).toHaveLength(1);
    expect(target.searchParams.get('click_id')).not.toBe('mine');
    expect(target.href).not.toContain('evil.example');
  });

  test('answers 404 “Page Not Found” for an offer that does not exist on the site', async () => {
    for (const [site, path] of [
      ['es-ES', '/go/999999/'],
      ['es-ES', '/go/204/'],
      ['ru-UA', '/ru/go/999999/'],
    ] as const) {
      const answer = await send(path, { site });
      expect(answer.status, path).toBe(404);
      expect(answer.body).toContain(`Page Not Found: ${path}`);
      expectUnstored(answer.headers);
    }
  });

  test('answers 404 without a redirect for an id that is not an offer number', async () => {
    for (const path of ['/go/', '/go/0/', '/go/012/', '/go/-1/', '/go/1e3/', '/go/112x/', '/go/1000001/']) {
      const { status, headers } = await send(path);
      expect(status, path).toBe(404);
      expect(headers.location, path).toBeUndefined();
    }
  });

  test('answers 404 for an offer of another site', async () => {
    expect((await send('/go/304/', { site: 'es-ES' })).status).toBe(404);
    expect((await send('/ru/go/112/', { site: 'ru-UA' })).status).toBe(404);
  });
});

test.describe('a closed offer', () => {
  for (const [site, offerId, to, reason] of [
    ['es-ES', 101, '/landing/trafficback/?offer=101', 'Álabe Plazos no admite solicitudes ahora mismo.'],
    ['ru-UA', 305, '/ru/landing/trafficback/?offer=305', 'Topolyna Kredyt сейчас не принимает заявки.'],
  ] as const) {
    test(`of ${site}: its link redirects to a page that says why and lists open offers`, async ({ page }) => {
      const answer = await send(exitPathOf(offerId, site), { site });
      expect([answer.status, targetOf(answer, hostOf(site))]).toEqual([302, to]);
      expectUnstored(answer.headers);
      await page.goto(urlOf(site, exitPathOf(offerId, site)));
      await expect(page).toHaveURL(urlOf(site, to));
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.locator('a[href*="/go/"]').first()).toBeVisible();
      await expect(exitsOf(page, offerId, site)).toHaveCount(0);
    });
  }

  test('records no click of an applicant, whose application keeps its status', async ({ page }) => {
    const applicant = newApplicant();
    await apply(page, applicant);
    await expect(page).toHaveURL(/\/offers\/\?/, { timeout });
    await page.goto(urlOf('es-ES', '/go/101/'));
    await expect(page).toHaveURL(/\/landing\/trafficback\//);
    const { status, clicks } = await applicationOf(applicant);
    expect([status, clicks]).toEqual(['offers_shown', []]);
  });
});

test.describe('an unpublished offer', () => {
  const published: [site: Locale, documentId: string][] = [];
  test.afterEach(async () => {
    for (const [site, documentId] of published.splice(0)) await Editor.of().publish('offer', site, documentId);
  });

  for (const [site, offerId, to] of [
    ['es-ES', 118, '/landing/trafficback/'],
    ['ru-UA', 306, '/ru/landing/trafficback/'],
  ] as const) {
    test(`of ${site}: its link redirects to a page that explains it and lists other offers`, async ({ page }) => {
      const { documentId } = await Editor.of().find('offer', site, 'offerId', String(offerId));
      published.push([site, documentId]);
      await Editor.of().unpublish('offer', site, documentId);
      const answer = await send(exitPathOf(offerId, site), { site });
      expect([answer.status, targetOf(answer, hostOf(site))]).toEqual([302, to]);
      expectUnstored(answer.headers);
      const shown = await page.goto(urlOf(site, exitPathOf(offerId, site)));
      expect(shown?.status()).toBe(200);
      await expect(page).toHaveURL(urlOf(site, to));
      await expect(page.locator('a[href*="/go/"]').first()).toBeVisible();
      await expect(exitsOf(page, offerId, site)).toHaveCount(0);
    });
  }
});

test.describe('while the CMS does not answer', () => {
  let connection: CmsConnection;
  let web: AnotherServer;
  test.beforeAll(async () => {
    connection = await CmsConnection.open();
    web = await startAnotherServer({ environment: connection.environment });
  });
  test.afterAll(async () => {
    await web?.stop();
    await connection?.close();
  });
  const url = (path: string) => urlOf('es-ES', path, web.port);

  test('/go/{offer_id}/ redirects to a page that explains the failure and has a retry button', async ({ page }) => {
    await page.goto(url('/offers/'));
    await page.goto(url('/transition/?offer=112'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vas a salir hacia Ribazo Crédito');

    connection.cut();
    const answer = await send('/go/112/', { port: web.port });
    const away = '/transition/?offer=112&away=1';
    expect([answer.status, targetOf(answer, hostOf('es-ES', web.port))]).toEqual([303, away]);
    expectUnstored(answer.headers);
    await page.getByRole('link', { name: 'Ir a Ribazo Crédito' }).click();
    await expect(page).toHaveURL(url(away));
    await expect(page.getByRole('status').getByText('No hemos podido abrir la salida')).toBeVisible();
    await expect(page.getByText('No se ha enviado nada a nadie.')).toBeVisible();

    connection.restore();
    const { answer: out, target } = await leaveBy(page, page.getByRole('link', { name: 'Ir a Ribazo Crédito' }));
    expect([out.status(), target.host]).toEqual([302, 'partner.example']);
  });
});

test('/transition/?away=1 explains the failure and its button leads to the lender', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/transition/?offer=112&away=1'));
  await expect(page.getByRole('status').getByText('No hemos podido abrir la salida')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vas a salir hacia Ribazo Crédito');
  await expect(page.getByRole('heading', { name: 'Qué le pasamos' })).toBeVisible();
  const out = page.getByRole('link', { name: 'Ir a Ribazo Crédito' });
  await expect(out).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const { answer, target } = await leaveBy(page, out);
  expect([answer.status(), target.pathname]).toEqual([302, '/ribazo-credito']);
});

test('/transition/ with an unknown offer says that the offer is gone and lists other offers', async ({ page }) => {
  await page.goto(urlOf('es-ES', '/transition/?offer=999999'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esa oferta ya no está en la lista');
  await expect(page.locator('a[href*="/go/"]').first()).toBeVisible();
});

test.describe('behind a trusted proxy', () => {
  let web: AnotherServer;
  test.beforeAll(async () => {
    web = await startAnotherServer({ environment: { TRUSTED_PROXIES: '1' } });
  });
  test.afterAll(() => web?.stop());

  test('/go/{offer_id}/ answers 429 after too many clicks from one address, and 302 for another address', async () => {
    const from = (address: string) => send('/go/112/', { port: web.port, headers: { 'x-forwarded-for': address } });
    let answer = await from('203.0.113.7');
    for (let sent = 1; sent <= 320 && answer.status === 302; sent += 1) answer = await from('203.0.113.7');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Demasiados clics seguidos');
    expectUnstored(answer.headers);

    const accept = 'text/html,application/xhtml+xml';
    const page = await send('/go/112/', { port: web.port, headers: { 'x-forwarded-for': '203.0.113.7', accept } });
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.body).toMatch(
      /<html[^>]*lang="es-ES"[\s\S]*<h1[^>]*>Demasiados clics seguidos[\s\S]*href="\/offers\/"/,
    );
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body).toContain(`nonce="${nonce}"`);
    expect((await from('203.0.113.8')).status).toBe(302);
  });
});

function expectUnstored(headers: Record<string, unknown>): void {
  expect(headers['cache-control']).toContain('no-store');
}
