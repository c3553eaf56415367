import { expect, test } from '@playwright/test';
import { send, targetOf } from './support/http.ts';
import { hostOf, type Locale } from './support/product.ts';

/** Routing over HTTP, of the build that ships. */
const es = hostOf('es-ES');

test.describe('a path without a slash at its end', () => {
  for (const [path, target] of [
    ['/blog', '/blog/'],
    ['/blog?utm_source=x&a=%C3%B1', '/blog/?utm_source=x&a=%C3%B1'],
    ['/aviso-legal', '/aviso-legal/'],
    ['/no-such-page', '/no-such-page/'],
    ['/caf%C3%A9', '/caf%C3%A9/'],
    ['/apiary', '/apiary/'],
  ] as const) {
    test(`${path} redirects to ${target}`, async () => {
      const answer = await send(path);
      expect(answer.status).toBe(308);
      expect(targetOf(answer, es)).toBe(target);
    });
  }

  test('below /ru keeps the base path in the redirect', async () => {
    const answer = await send('/ru/blog', { site: 'ru-UA' });
    expect(answer.status).toBe(308);
    expect(targetOf(answer, hostOf('ru-UA'))).toBe('/ru/blog/');
    expect(targetOf(await send('/ru', { site: 'ru-UA' }), hostOf('ru-UA'))).toBe('/ru/');
  });

  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/builds/latest.json',
    '/api/event',
    '/api/error',
    '/v1.2/x',
    '/a/api/b',
  ]) {
    test(`${path} is a file or an endpoint, so it is not redirected`, async () => {
      expect((await send(path)).status).not.toBe(308);
    });
  }
});

test.describe('a broken or hostile address', () => {
  for (const path of ['/%E0%A4%A', '/blog/%zz/', '/%', '/blog/%C3']) {
    test(`${path} answers 400 or 404, never 500`, async () => {
      expect([400, 404]).toContain((await send(path)).status);
    });
  }

  for (const path of [
    '//evil.test',
    '//evil.test/',
    '///evil.test',
    '/\\evil.test',
    '//evil.test/%2e%2e',
    '/%2F%2Fevil.test',
  ]) {
    test(`${path} never redirects to another host`, async () => {
      const { status, headers } = await send(path);
      expect(status).toBeLessThan(500);
      if (headers.location) expect(new URL(headers.location, `http://${es}`).host).toBe(es);
    });
  }

  test('a redirect keeps percent-encoding as sent', async () => {
    const answer = await send('/caf%c3%a9/x%2Fy?q=%2B');
    expect(targetOf(answer, es)).toBe('/caf%c3%a9/x%2Fy/?q=%2B');
  });
});

test.describe('the Host header', () => {
  test('unknown: answers the default country with noindex', async () => {
    const { status, headers, body } = await send('/', { host: 'evil.test' });
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(body).not.toContain('evil.test');
    expect(body).toMatch(/<link rel="canonical" href="http:\/\/es\.localhost[:/]/);
  });

  test('unknown: is not in the Location of a redirect', async () => {
    const { status, headers } = await send('/blog', { host: 'evil.test' });
    expect(status).toBe(308);
    expect(headers.location).not.toContain('evil.test');
  });

  test('of a country: serves that country, in any letter case', async () => {
    expect((await send('/', { host: hostOf('uk-UA').toUpperCase() })).body).toMatch(/<html[^>]* lang="uk/);
    expect((await send('/', { site: 'uk-UA' })).headers['x-robots-tag'] ?? '').not.toContain('noindex');
    expect((await send('/ru/', { site: 'ru-UA' })).body).toMatch(/<html[^>]* lang="ru/);
    expect((await send('/')).body).toMatch(/<html[^>]* lang="es/);
  });
});

test.describe('list pages', () => {
  test('page-1 redirects to the list itself', async () => {
    for (const [path, target] of [
      ['/blog/page-1/', '/blog/'],
      ['/blog/finanzas/page-1/', '/blog/finanzas/'],
      ['/blog/page-1/?utm_source=x', '/blog/?utm_source=x'],
    ] as const) {
      const answer = await send(path);
      expect(answer.status).toBe(308);
      expect(targetOf(answer, es)).toBe(target);
    }
  });

  for (const path of [
    '/blog/page-02/',
    '/blog/page-x/',
    '/blog/page-0/',
    '/blog/page-999/',
    '/blog/finanzas/page-999/',
  ]) {
    test(`${path} answers 404`, async () => {
      const { status, body } = await send(path);
      expect(status).toBe(404);
      expect(body).toContain(`Page Not Found: ${path}`);
    });
  }
});

test('/author/{number}/ redirects permanently to the author', async () => {
  const answer = await send('/author/1/');
  expect([301, 308]).toContain(answer.status);
  expect(targetOf(answer, es)).toBe('/author/lucia-ferran/');
  const unknown = await send('/author/999/');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toContain('Page Not Found: /author/999/');
});

test('a redirect of an editor keeps the query', async () => {
  const answer = await send('/que-es-asnef/?utm_source=x');
  expect([301, 308]).toContain(answer.status);
  expect(targetOf(answer, es)).toBe('/blog/que-es-asnef/?utm_source=x');
});

test('internal routes answer 404', async () => {
  for (const path of [
    '/es-ES/page/home/',
    '/es-ES/article/que-es-asnef/',
    '/es-ES/not-found-screen/',
    '/es-ES/not-found-screen/unmatched/',
    '/es-ES/shared/offers/L29mZmVycy8/',
    '/es-ES/application/chosen/',
    '/es-ES/',
  ]) {
    expect((await send(path)).status, path).toBe(404);
  }
});

test.describe('the language of Ukraine', () => {
  const home = (cookie: string, site: Locale = 'uk-UA', path = '/') => send(path, { site, headers: { cookie } });

  test('comes from the cookie of the visitor, at / only', async () => {
    const chosen = await home('pf_locale=ru-UA');
    expect([302, 303, 307]).toContain(chosen.status);
    expect(targetOf(chosen, hostOf('uk-UA'))).toBe('/ru/');
    expect((await home('pf_locale=uk-UA')).status).toBe(200);
    expect((await home('pf_locale=ru-UA', 'uk-UA', '/blog/')).status).toBe(200);
  });

  test('ignores a cookie with an unknown language', async () => {
    for (const value of ['xx', 'es-ES', '%00', '']) expect((await home(`pf_locale=${value}`)).status, value).toBe(200);
    expect((await send('/', { headers: { cookie: 'pf_locale=ru-UA' } })).status).toBe(200);
  });

  test('is not stored in a cookie by a visit', async () => {
    expect((await send('/', { site: 'uk-UA' })).headers['set-cookie']).toBeUndefined();
    expect((await send('/ru/', { site: 'ru-UA' })).headers['set-cookie']).toBeUndefined();
  });
});
