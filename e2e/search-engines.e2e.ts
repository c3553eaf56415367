import { expect, test } from '@playwright/test';
import { send } from './support/http.ts';
import { hostOf, locales } from './support/product.ts';
import { pathsOf } from './support/sitemap.ts';

/** Normalises an address, because `http://host` and `http://host/` are the same. */
const address = (url = '') => new URL(url).href;
const canonicalOf = (html: string) => address(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
const alternatesOf = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', url = '']) => [language, address(url)],
    ),
  );

interface ListedPage {
  status: number;
  canonical: string;
  isNoindex: boolean;
  alternates: string[];
}

async function read(url: string): Promise<ListedPage> {
  const { host, pathname } = new URL(url);
  const { status, body } = await send(pathname, { host });
  return {
    status,
    canonical: canonicalOf(body),
    isNoindex: /<meta name="robots" content="[^"]*noindex/.test(body),
    alternates: [...new Set(alternatesOf(body).values())],
  };
}

test.describe('the pages of all sitemaps', () => {
  test.describe.configure({ mode: 'default' });
  /** By address: read once, because each is an alternate of many. */
  const pages = new Map<string, ListedPage>();

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    for (const locale of locales) {
      const paths = await pathsOf(locale);
      expect(paths.length, locale).toBeGreaterThan(2);
      for (const path of paths) {
        const url = `http://${hostOf(locale)}${path}`;
        pages.set(url, await read(url));
      }
    }
  });

  test('are canonical and have no noindex', () => {
    for (const [url, { status, canonical, isNoindex }] of pages) {
      expect.soft({ status, canonical, isNoindex }, url).toEqual({ status: 200, canonical: url, isNoindex: false });
    }
  });

  test('name alternates that answer 200 and link back', async () => {
    for (const locale of locales) {
      let siblings = 0;
      for (const [url, { alternates }] of pages) {
        if (new URL(url).host !== hostOf(locale)) continue;
        for (const other of alternates.filter((each) => each !== url)) {
          siblings += 1;
          const sibling = pages.get(other) ?? (await read(other));
          pages.set(other, sibling);
          expect.soft([sibling.status, sibling.alternates.includes(url)], `${url} → ${other}`).toEqual([200, true]);
        }
      }
      expect(siblings, `pages of other languages that pages of ${locale} name`).toBeGreaterThan(0);
    }
  });
});

test('the sitemap of Spain lists a page of every kind, and no page twice', async () => {
  const listed = await pathsOf('es-ES');
  for (const path of [
    '/',
    '/quienes-somos/',
    '/prestamos-personales/',
    '/prestamo-300-euros/',
    '/prestamistas-en-madrid/',
    '/simulador-prestamos-personales-calculadora/',
    '/lista-de-socios/',
    '/blog/',
    '/blog/finanzas/',
    '/blog/que-es-asnef/',
    '/author/lucia-ferran/',
    '/prestamistas/',
    '/prestamistas/alabe-credito/',
    '/bank/caja-besana/',
    '/calendario-laboral-2024/',
  ]) {
    expect(listed).toContain(path);
  }
  expect(new Set(listed).size).toBe(listed.length);
});

test('pages of an application have noindex and are in no sitemap', async () => {
  const listed = await pathsOf('es-ES');
  for (const path of [
    ...['/application/', '/reg/', '/reg2/', '/main/', '/transition/', '/thank-you/', '/offers2/', '/offers3/'],
    ...['offers', 'redirector', 'rejected', 'rejected2', 'trafficback'].map((page) => `/landing/${page}/`),
  ]) {
    const { status, body } = await send(path);
    expect(status, path).toBe(200);
    expect(body, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(listed, path).not.toContain(path);
  }
  const { status, headers } = await send('/process/');
  expect([status, headers.location], '/process/ redirects to the form without an application').toEqual([
    307,
    '/application/',
  ]);
});

test('robots.txt names the sitemap of its host', async () => {
  for (const locale of locales) {
    const { status, body } = await send('/robots.txt', { site: locale });
    expect(status).toBe(200);
    expect(body).toContain(`Sitemap: http://${hostOf(locale)}/sitemap.xml`);
  }
});

test('structured data is valid JSON', async () => {
  for (const path of [
    '/',
    '/blog/que-es-asnef/',
    '/author/lucia-ferran/',
    '/prestamos-personales/',
    '/prestamistas/',
    '/prestamistas/alabe-credito/',
    '/bank/caja-besana/',
    '/calendario-laboral-2024/',
  ]) {
    const { body } = await send(path);
    const scripts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, json = ''] of scripts) expect(() => JSON.parse(json)).not.toThrow();
  }
});

test('the share picture of an article is a PNG', async () => {
  const { body } = await send('/blog/que-es-asnef/');
  const url = /<meta property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? '';
  const picture = await send(new URL(url).pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toBe('image/png');
});

test('/builds/ states the id of the build and the stored pages and redirects of the host', async () => {
  const latest = await send('/builds/latest.json?1');
  expect(latest.headers['cache-control']).toContain('no-cache');
  const { id, timestamp } = JSON.parse(latest.body) as { id: string; timestamp: number };
  expect(timestamp).toBeGreaterThan(Date.UTC(2026, 0));
  const meta = await send(`/builds/meta/${id}.json`);
  const { prerendered, redirects } = JSON.parse(meta.body) as {
    prerendered: string[];
    redirects: Record<string, string>;
  };
  expect(prerendered).toContain('/blog/que-es-asnef/');
  expect(redirects['/que-es-asnef/']).toBe('/blog/que-es-asnef/');
  expect((await send('/builds/meta/another.json')).status).toBe(404);
});
