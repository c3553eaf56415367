import type { CountryCode } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { decideRoute, type RouteContext } from '@/server/routing/decide-route';
import type { RouteRequest } from '@/server/routing/decision';
import { type SharedKind, sharedRoute } from '@/server/shared-pages/shared-address';
import { testManifest } from '@/server/testing/manifest';

const manifest = testManifest();

interface RequestChange extends Partial<Omit<RouteRequest, 'header'>> {
  headers?: Record<string, string>;
  country?: CountryCode;
  context?: Partial<RouteContext>;
}

function decide(address: string, { headers = {}, country = 'ES', context = {}, ...rest }: RequestChange = {}) {
  const [pathname = '', query] = address.split('?');
  const request: RouteRequest = {
    method: 'GET',
    pathname,
    search: query === undefined ? '' : `?${query}`,
    header: (name) => headers[name] ?? null,
    isForEverybody: true,
    localeCookie: undefined,
    ...rest,
  };
  return decideRoute(request, { country, manifest, galleryAllowed: false, ...context });
}

const page = (internal: string) => expect.objectContaining({ kind: 'page', internal });
const moved = (to: string, status = 308) => expect.objectContaining({ kind: 'redirect', to, status });
const notFound = (reason: string) =>
  expect.objectContaining({ kind: 'not-found', reason, internal: '/es-ES/not-found-screen' });

describe('the trailing slash', () => {
  it('is added with the query kept', () => {
    expect(decide('/condiciones-generales?a=1&b=%20')).toEqual(moved('/condiciones-generales/?a=1&b=%20'));
  });
  it('is added to an unknown address too, which then answers 404', () => {
    expect(decide('/nada')).toEqual(moved('/nada/'));
  });
  it.each([
    '/sitemap.xml',
    '/robots.txt',
    '/api/event',
    '/api/error',
    '/api/revalidate',
    '/api/health',
    '/builds/latest.json',
    '/media/a.svg',
  ])('is never added to %s', (path) => {
    expect(decide(path)).toEqual({ kind: 'pass' });
  });
  it.each(['/v1.2/x', '/api/event/x', '/a/api/b', '/x.php'])('is never added to %s, which is not found', (path) => {
    expect(decide(path)).toEqual(notFound('unmatched'));
  });
  it('keeps percent-encoding as sent', () => {
    expect(decide('/caf%C3%A9%20x')).toEqual(moved('/caf%C3%A9%20x/'));
  });
  it.each(['//evil.example', '//evil', '///evil/x'])('never leads off the site for %s', (path) => {
    const decision = decide(path);
    if (decision.kind === 'redirect')
      expect(new URL(decision.to, 'https://es.example.com').host).toBe('es.example.com');
    else expect(decision).toEqual(notFound('unmatched'));
  });
});

describe('a decision', () => {
  it.each(['/', '/blog/articulo-0/', '/nada/', '/NADA/', '/viejo', '/go/101/', '/condiciones-generales/?utm_source=x'])(
    'looks addresses up for %s and never lists them, because a site may have ten thousand',
    (path) => {
      const unlisted = structuredClone(manifest);
      for (const site of Object.values(unlisted.sites)) {
        const refuse = () => {
          throw new Error('All addresses of a site were listed');
        };
        for (const table of ['routes', 'documents', 'redirects'] as const)
          Object.assign(site, { [table]: new Proxy(site[table], { ownKeys: refuse }) });
      }
      expect(decide(path, { context: { manifest: unlisted } })).toEqual(decide(path));
    },
  );
});

describe('an unreadable address', () => {
  it.each(['/%E0%A4%A/', '/%zz/', '/blog/%'])('%s is refused with 400', (path) => {
    expect(decide(path)).toMatchObject({ kind: 'refusal', status: 400 });
  });
});

describe('a page', () => {
  it.each([
    ['/', '/es-ES/page/home'],
    ['/condiciones-generales/', '/es-ES/page/condiciones-generales'],
    ['/blog/', '/es-ES/blog/1'],
    ['/blog/page-2/', '/es-ES/blog/2'],
    ['/blog/page-3/', '/es-ES/blog/3'],
    ['/blog/finanzas/', '/es-ES/tag/finanzas/1'],
    ['/blog/finanzas/page-2/', '/es-ES/tag/finanzas/2'],
    ['/blog/ahorro/', '/es-ES/tag/ahorro/1'],
    ['/blog/articulo-0/', '/es-ES/article/articulo-0'],
    ['/ibancar-una-solucion-financiera-confiable/', '/es-ES/article/ibancar-una-solucion-financiera-confiable'],
    ['/author/lucia-ferran/', '/es-ES/author/lucia-ferran'],
    ['/prestamistas/', '/es-ES/lenders'],
    ['/prestamistas/claro/', '/es-ES/lender/claro'],
    ['/bank/caja-norte/', '/es-ES/bank/caja-norte'],
    ['/offers/', '/es-ES/offers/offers'],
    ['/application/', '/es-ES/application'],
    ['/process/', '/es-ES/process'],
    ['/main/', '/es-ES/main'],
    ['/thank-you/', '/es-ES/thank-you'],
    ['/landing/rejected/', '/es-ES/landing/landing-rejected'],
  ])('%s is served by %s', (path, internal) => {
    expect(decide(path)).toEqual(page(internal));
  });
  it.each(['utm_source=x&gclid=y', 'amount=300'])('of a form has one route for every query: %s', (query) => {
    expect(decide(`/application/?${query}`)).toEqual(page('/es-ES/application'));
  });
  it('cannot be requested by its internal address', () => {
    expect(decide('/es-ES/page/home/')).toEqual(notFound('unmatched'));
  });
});

describe('not found', () => {
  it.each(['/nada/', '/lenders/', '/bank/', '/blog-2/'])('%s is in no table: unmatched', (path) => {
    expect(decide(path)).toEqual(notFound('unmatched'));
  });
  it.each([
    '/blog/nada/',
    '/blog/page-4/',
    '/blog/page-02/',
    '/blog/page-x/',
    '/blog/page-0/',
    '/blog/finanzas/page-3/',
    '/blog/nada/page-1/',
    '/lenders/13/',
    '/author/99/',
    '/author/nadie/',
    '/bank/nada/',
    '/prestamistas/nada/',
    '/go/0/',
    '/go/007/',
    '/go/1000001/',
    '/go/x/',
    '/go/1/2/',
  ])('%s fails its validity rule', (path) => {
    expect(decide(path)).toEqual(notFound('validity'));
  });
  it('names the path as sent, without query, with at most 200 characters', () => {
    const decision = decide(`/%C3%A1${'x'.repeat(300)}/?q=1`);
    expect(decision).toMatchObject({ kind: 'not-found', path: `/%C3%A1${'x'.repeat(193)}` });
  });
});

describe('the screen of a refusal', () => {
  it.each(['too-long', 'form', 'address', 'file', 'clicks-2'])(
    '%s is drawn in the language of the address',
    (refusal) => {
      const headers = { 'x-pf-refused': refusal };
      expect(decide('/application/', { headers })).toEqual(page(`/es-ES/refused/${refusal}`));
      expect(decide('/ru/application/', { headers, country: 'UA' })).toEqual(page(`/ru-UA/refused/${refusal}`));
    },
  );
  it.each(['../x', 'clicks-', 'clicks-0', 'clicks-99999', 'clicks-2/x'])('is not drawn for the name %s', (refused) => {
    expect(decide('/blog/', { headers: { 'x-pf-refused': refused } })).toEqual(page('/es-ES/blog/1'));
  });
});

describe('capital letters', () => {
  it.each([
    ['/Condiciones-Generales/?A=b', '/condiciones-generales/?A=b'],
    ['/CONDICIONES-GENERALES', '/condiciones-generales/'],
    ['/BLOG/page-1/', '/blog/'],
    ['/Viejo/?a=1', '/condiciones-generales/?a=1'],
  ])('redirect %s once to the page in lower case', (address, to) => {
    expect(decide(address)).toEqual(moved(to));
  });
  it('redirect to the language that the path names', () => {
    expect(decide('/RU/Blog/', { country: 'UA' })).toEqual(moved('/ru/blog/'));
  });
  it('of an address without a page stay a 404', () => {
    expect(decide('/Nada/')).toEqual(notFound('unmatched'));
    expect(decide('/Blog/Nada/')).toEqual(notFound('unmatched'));
  });
});

describe('a redirect', () => {
  it('leads from page 1 of a list to the list', () => {
    expect(decide('/blog/page-1/')).toEqual(moved('/blog/'));
    expect(decide('/blog/finanzas/page-1/?a=1')).toEqual(moved('/blog/finanzas/?a=1'));
  });
  it('leads from an author by number to the author by name, in one hop', () => {
    expect(decide('/author/7/')).toEqual(moved('/author/lucia-ferran/'));
    expect(decide('/author/7')).toEqual(moved('/author/lucia-ferran/'));
    expect(decide('/lenders/12/')).toEqual(moved('/prestamistas/claro/'));
  });
  it('of an editor keeps the query and its permanence', () => {
    expect(decide('/viejo/?a=1')).toEqual(moved('/condiciones-generales/?a=1'));
    expect(decide('/viejo')).toEqual(moved('/condiciones-generales/'));
    expect(decide('/promo/?b=2')).toEqual(moved('https://example.org/x?a=1&b=2#b', 307));
  });
  it('of an editor is asked again by a browser, because an editor may remove it', () => {
    for (const path of ['/viejo/', '/promo/'])
      expect(decide(path)).toMatchObject({ headers: { 'cache-control': 'no-cache' } });
  });
  it('of ours may be kept by a browser', () => {
    expect(decide('/blog/page-1/')).not.toHaveProperty('headers');
  });
  it('is found whatever the case of its escapes', () => {
    for (const path of ['/a%C3%B1o/', '/a%c3%b1o/', '/%61%C3%B1o'])
      expect(decide(path)).toEqual(moved('/condiciones-generales/'));
  });
  it('of a site with a base path stays within the site', () => {
    expect(decide('/ru/old/', { country: 'UA' })).toEqual(moved('/ru/blog/'));
  });
  it('is ignored while its target is not published', () => {
    expect(decide('/calculadora/')).toEqual(notFound('unmatched'));
  });
});

describe('a country with two languages', () => {
  it('serves each language at its own base path', () => {
    expect(decide('/', { country: 'UA' })).toEqual(page('/uk-UA/page/home'));
    expect(decide('/ru/', { country: 'UA' })).toEqual(page('/ru-UA/page/home'));
    expect(decide('/ru', { country: 'UA' })).toEqual(moved('/ru/'));
  });
  it('reads the language cookie at its root only', () => {
    const localeCookie = 'ru-UA';
    expect(decide('/?a=1', { country: 'UA', localeCookie })).toEqual({
      kind: 'redirect',
      to: '/ru/?a=1',
      status: 307,
      headers: { vary: 'Cookie', 'cache-control': 'private, no-store' },
    });
    expect(decide('/blog/', { country: 'UA', localeCookie })).toEqual(page('/uk-UA/blog/1'));
  });
  it('adds Vary to the root, because it depends on the cookie', () => {
    expect(decide('/', { country: 'UA' })).toMatchObject({ headers: { vary: 'Cookie' } });
    expect(decide('/')).not.toHaveProperty('headers');
  });
  it.each(['uk-UA', 'es-ES', 'nonsense'])('ignores the cookie %s', (localeCookie) => {
    expect(decide('/', { country: 'UA', localeCookie })).toEqual(page('/uk-UA/page/home'));
  });
});

describe('a page that no editor writes', () => {
  it('is answered on every site, also without a manifest entry', () => {
    const headers = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' };
    expect(decide('/mail/')).toEqual({ kind: 'page', internal: '/es-ES/mail', headers });
    expect(decide('/ru/mail/', { country: 'UA' })).toEqual({ kind: 'page', internal: '/ru-UA/mail', headers });
    expect(decide('/mail')).toEqual(moved('/mail/'));
    expect(decide('/mail/x/')).toMatchObject({ kind: 'not-found' });
  });
  it.each(['/mail/', '/unsubscribe/', '/my-data/'])('%s is not found on a site without content', (path) => {
    expect(decide(path, { country: 'PL' })).toMatchObject({ kind: 'not-found', path });
    // Nobody knows yet that it has none.
    expect(decide(path, { country: 'PL', context: { manifest: undefined } })).toMatchObject({ kind: 'page' });
  });
});

describe('/go/', () => {
  it('is passed to its route handler, which looks up the offer', () => {
    expect(decide('/go/67/')).toEqual({ kind: 'page', internal: '/es-ES/go/67' });
    expect(decide('/go/67')).toEqual(moved('/go/67/'));
  });
  it('belongs to the site with its base path', () => {
    expect(decide('/ru/go/67/', { country: 'UA' })).toEqual({ kind: 'page', internal: '/ru-UA/go/67' });
    expect(decide('/go/67/', { country: 'UA' })).toEqual({ kind: 'page', internal: '/uk-UA/go/67' });
  });
  it('fails its validity rule after the handler reports an unknown offer', () => {
    expect(decide('/go/67/', { headers: { 'x-pf-unknown-offer': '1' } })).toEqual(notFound('validity'));
  });
  it('needs no manifest', () => {
    expect(decide('/go/67/', { context: { manifest: undefined } })).toEqual(page('/es-ES/go/67'));
  });
});

describe('without a manifest', () => {
  const context = { manifest: undefined };
  it('an unknown path answers 503, not 404', () => {
    expect(decide('/blog/', { context })).toEqual({
      kind: 'unavailable',
      internal: '/es-ES/unavailable',
      retryAfterSeconds: 10,
    });
  });
  it('slashes and machine routes work', () => {
    expect(decide('/blog', { context })).toEqual(moved('/blog/'));
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready'])
      expect(decide(path, { context })).toEqual({ kind: 'pass' });
  });
});

describe('a page that could not be made', () => {
  const headers = { 'x-pf-outage': '1' };
  it('is requested again as the outage screen', () => {
    expect(decide('/blog/', { headers })).toMatchObject({ kind: 'unavailable', internal: '/es-ES/unavailable' });
    expect(decide('/ru/blog/', { headers, country: 'UA' })).toMatchObject({ internal: '/ru-UA/unavailable' });
  });
});

describe('a post', () => {
  const headers = { host: 'es.example.com', origin: 'https://es.example.com', 'content-length': '10' };
  const post = (changed: Record<string, string>) =>
    decide('/', { method: 'POST', headers: { ...headers, ...changed } });
  it('of the same origin is passed on', () => {
    expect(post({})).toEqual(page('/es-ES/page/home'));
  });
  it.each(['https://evil.example', 'null', 'https://es.example.com:8443'])('from %s is refused with 403', (origin) => {
    expect(post({ origin })).toMatchObject({ kind: 'refusal', status: 403 });
  });
  it('of the one click of a web mail is passed on, whatever its origin (RFC 8058)', () => {
    const path = '/api/unsubscribe/one-click?site=es-ES&token=x';
    for (const origin of ['https://mail.example', 'null'])
      expect(decide(path, { method: 'POST', headers: { ...headers, origin } })).toEqual({ kind: 'pass' });
  });
  it('of more than 64 KB is refused with 413, and of exactly 64 KB is passed on', () => {
    expect(post({ 'content-length': '65537' })).toMatchObject({ kind: 'refusal', status: 413 });
    expect(post({ 'content-length': '65536' })).toMatchObject({ kind: 'page' });
  });
  it('of unknown length is refused with 411', () => {
    const { 'content-length': _, ...chunked } = { ...headers, 'transfer-encoding': 'chunked' };
    expect(decide('/', { method: 'POST', headers: chunked })).toMatchObject({ kind: 'refusal', status: 411 });
  });
});

describe('a request of another method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is refused with 405 and the allowed ones', (method) => {
    const refusal = { kind: 'refusal', status: 405, headers: { allow: 'GET, HEAD, OPTIONS, POST' } };
    for (const address of ['/', '/blog', '/api/health']) expect(decide(address, { method })).toMatchObject(refusal);
  });
  it.each(['GET', 'HEAD', 'OPTIONS'])('%s is not', (method) => {
    expect(decide('/', { method })).toEqual(page('/es-ES/page/home'));
  });
});

describe('the gallery', () => {
  it('is served only where it is allowed', () => {
    expect(decide('/gallery/')).toEqual(notFound('unmatched'));
    expect(decide('/gallery/', { context: { galleryAllowed: true } })).toEqual({ kind: 'pass' });
  });
});

const today = '2026-11-23';

describe('a page that is shared by everybody who sends the same query', () => {
  const shared = (kind: SharedKind, address: string) => page(sharedRoute('es-ES', kind, address, today));
  const storing = { context: { store: { admits: () => true, today: () => today } } };

  it('is the list of offers, by the known keys of its query', () => {
    expect(decide('/offers/', storing)).toEqual(shared('offers', '/offers/'));
    expect(decide('/offers/?utm_source=x', storing)).toEqual(shared('offers', '/offers/'));
    expect(decide('/offers/?days=91&amount=500', storing)).toEqual(shared('offers', '/offers/?amount=500&days=91'));
  });
  it('is a form, by the loan and the version of its query, and not by the arm, for one day', () => {
    expect(decide('/application/?utm_source=x', storing)).toEqual(shared('application', '/application/'));
    expect(decide('/application/?days=91&exp_flow=0300.1-A&amount=500', storing)).toEqual(
      shared('application', '/application/?amount=500&days=91'),
    );
    expect(sharedRoute('es-ES', 'application', '/application/', '2026-11-24')).not.toBe(
      sharedRoute('es-ES', 'application', '/application/', today),
    );
    expect(decide('/application/', { ...storing, isForEverybody: false })).toEqual(page('/es-ES/application'));
  });
  it('is the query variant of a page', () => {
    expect(decide('/?months=3&amount=300', storing)).toEqual(shared('page', '/?amount=300&months=3'));
    expect(decide('/prestamistas/claro/?comments=oldest', storing)).toEqual(
      shared('lender', '/prestamistas/claro/?comments=oldest'),
    );
  });
  it('is the static page if the page reads no value of the query', () => {
    expect(decide('/prestamistas/claro/?comments=best&utm_source=x', storing)).toEqual(page('/es-ES/lender/claro'));
    expect(decide('/?amount=', storing)).toEqual(page('/es-ES/page/home'));
  });
  it.each(['/', '/?utm_source=x', '/blog/articulo-0/', '/process/'])('is not %s', (address) => {
    expect(decide(address, storing)).toEqual(decide(address));
  });
  it('is made per request for an applicant, a form and a part of a page', () => {
    expect(decide('/offers/', { ...storing, isForEverybody: false })).toEqual(page('/es-ES/offers/offers'));
  });
  it('is made per request for a value that the page cannot read, and where there is no room', () => {
    expect(decide('/offers/?amount=abc', storing)).toEqual(page('/es-ES/offers/offers'));
    expect(decide('/offers/', { context: { store: { admits: () => false, today: () => today } } })).toEqual(
      page('/es-ES/offers/offers'),
    );
    expect(decide('/?amount=300', { context: { store: { admits: () => false, today: () => today } } })).toEqual(
      page('/es-ES/page/home/query'),
    );
  });
});

describe('the not-found page', () => {
  const storing = { context: { store: { admits: () => true, today: () => today } } };

  it.each([
    ['/nada/', 'unmatched'],
    ['/blog/nada/', 'validity'],
  ])('of %s is stored for the reason %s', (path, reason) => {
    const internal = `/es-ES/not-found-screen/${reason}`;
    expect(decide(path, storing)).toEqual({ kind: 'not-found', internal, reason, path });
    expect(decide(path, { ...storing, isForEverybody: false })).toMatchObject({ internal });
  });
  it('is made per request for a form', () => {
    expect(decide('/nada/', { ...storing, method: 'POST', headers: { 'content-length': '1' } })).toEqual(
      notFound('unmatched'),
    );
  });
});
