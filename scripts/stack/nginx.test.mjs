import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_FIELDS_BYTES, MAX_FILE_BYTES, tooLarge } from '../../apps/cms/src/content/uploads/upload-limits.ts';
import { visitorPages } from '../../packages/addresses/src/visitor-page.ts';
import { regionKeys } from '../../packages/countries/src/law/work-calendar.ts';
import { ROOT } from '../paths.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { isSkippedWithout } from '../suites/required-programs.mjs';
import { findNginx, loopbackHost, startNginx } from './nginx.mjs';
import { readSites } from './site-table.mjs';
import { askServer, openTestServer } from './test-server.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('the configuration of nginx', () => {
  test('lists every query key that changes a page', () => {
    const table = read('apps/web/src/server/routing/query-variants.ts');
    const listed = [...table.matchAll(/Keys = \[([^\]]+)\]/g)].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? []);
    const keys = listed.flatMap((key) => (key === 'regionKeys' ? regionKeys : [key]));
    expect(keys.length).toBeGreaterThan(4);
    const [, offers = ''] =
      /\n {2}offers: \{([^}]+)\}/.exec(read('apps/web/src/server/shared-pages/shared-address.ts')) ?? [];
    const searchKeys = [...offers.matchAll(/^ +(\w+):/gm)].map(([, key]) => key);
    expect(searchKeys.length).toBeGreaterThan(4);
    expect(/~\(\^\|&\)\(([^)]+)\)=/.exec(read('deploy/nginx/templates/nginx.conf'))?.[1]?.split('|')).toEqual([
      ...new Set([...keys, ...searchKeys]),
    ]);
  });

  test('reads the cookie of the application under the name that the web app gives it', () => {
    const [, cookie] = /applicationCookie = '(\w+)'/.exec(read('apps/web/src/cms/application-cookie.ts')) ?? [];
    expect(read('deploy/nginx/templates/nginx.conf')).toContain(`(__Host-)?${cookie}=`);
  });

  test('lists the countries whose home page depends on the language cookie', async () => {
    const countries = (await readSites()).filter(({ basePath }) => basePath !== '').map(({ country }) => country);
    const table = /is_home_of_languages \{([^}]+)\}/.exec(read('deploy/nginx/templates/nginx.conf'))?.[1] ?? '';
    expect([...table.matchAll(/"(\w+)\/" 1/g)].map(([, country]) => country)).toEqual(countries);
  });

  test('keeps uploads as long as the files of a build, because the web app calls both immutable', () => {
    expect(read('apps/web/src/app/media/[...file]/route.ts')).toContain("'public, max-age=31536000, immutable'");
    const site = read('deploy/nginx/templates/site.conf');
    const times = ['/_next/static/', '/media/'].map(
      (path) => new RegExp(`location ${path} {[\\s\\S]*?proxy_cache_valid 200 (\\w+);`).exec(site)?.[1],
    );
    expect(times).toEqual(['30d', '30d']);
  });

  const render = (environment) => {
    const target = join(temporaryFolder('nginx-text'), 'configuration');
    const env = { PATH: process.env.PATH, NGINX_RUN: target, ...environment };
    execFileSync('sh', [join(ROOT, 'deploy/nginx/render.sh'), target], { env, stdio: 'pipe' });
    return new Map(readdirSync(target).map((name) => [name, readFileSync(join(target, name), 'utf8')]));
  };
  const servers = { WEB_SERVERS: '10.0.0.3:3000 10.0.0.4:3000', CMS_SERVERS: '10.0.0.5:1337' };
  const tls = { CMS_HOST: 'cms.example.com', TLS_CERTIFICATE: '/tls/fullchain.pem', TLS_KEY: '/tls/privkey.pem' };

  test('has no placeholder left and includes only existing files', () => {
    for (const files of [render(servers), render({ ...servers, ...tls })]) {
      for (const [name, text] of files) {
        expect(text, name).not.toMatch(/\$\{[A-Z]/);
        for (const [, file] of text.matchAll(/include \S+\/configuration\/(\S+);/g))
          expect([...files.keys()]).toContain(file);
      }
      expect(files.get('web-servers.conf')?.match(/^server 10/gm)).toHaveLength(2);
    }
  });

  test('listens for https only with a certificate, and then redirects known hosts to it', () => {
    expect([...render(servers).values()].join('')).not.toContain('ssl');
    const files = render({ ...servers, ...tls, HOSTS: 'es.example.com=ES, UA.example.com=UA' });
    expect(files.get('tls.conf')).toContain('listen 443 ssl');
    expect(files.get('to-https.conf')).toContain('return 308 https://$host$request_uri');
    expect(files.get('known-hosts.conf')).toBe('es.example.com 1;\nua.example.com 1;\ncms.example.com 1;\n');
  });

  test('is not written without servers', () => {
    expect(() => render({})).toThrow('WEB_SERVERS: name the web servers, e.g. WEB_SERVERS=web:3000');
  });

  test.each([
    ['203.0.113.0/33'],
    ['203.0.113.256'],
    ['10.0.0.0/8,192.0.2.1'],
    ['office.example.com'],
    ['2001:db8::/129'],
    ['1::2::3'],
    ['2001:db8:1'],
    ['10.0.0.0/8;'],
  ])('is not written with %s as a network, and names the variable', (text) => {
    for (const name of ['ADMIN_NETWORKS', 'LOAD_BALANCERS'])
      expect(() => render({ ...servers, [name]: `192.0.2.1 ${text} ::1` })).toThrow(
        `${name}: "${text}" is no address range. Write ranges with spaces between them, e.g. 203.0.113.0/24 2001:db8::/32`,
      );
  });

  test('opens the admin panel to every network by default, and to the named ones otherwise', () => {
    expect(render(servers).get('admin-networks.conf')).toBe('default 1;\n');
    const ADMIN_NETWORKS = '203.0.113.0/24  2001:db8::/32 192.0.2.7';
    expect(render({ ...servers, ADMIN_NETWORKS }).get('admin-networks.conf')).toBe(
      'default 0;\n203.0.113.0/24 1;\n2001:db8::/32 1;\n192.0.2.7 1;\n',
    );
  });

  test('has a port for the web app only with a secret', () => {
    expect(render(servers).get('refresh.conf')).toBe('');
    expect(render({ ...servers, NGINX_REFRESH_SECRET: 'x'.repeat(16) }).get('refresh.conf')).toContain('listen 8081;');
  });

  test.each(['short', `${'x'.repeat(20)}"`, `${'x'.repeat(20)}$`])(
    'is not written with %s as the secret of the web app',
    (NGINX_REFRESH_SECRET) => {
      const message = 'NGINX_REFRESH_SECRET must have 16 or more letters, digits, - or _';
      expect(() => render({ ...servers, NGINX_REFRESH_SECRET })).toThrow(message);
    },
  );

  test('starts without an address of the web servers, because it has error pages of its own', () => {
    const files = render({ ...servers, WEB_SERVERS: 'nobody.invalid:3000' });
    expect(files.get('web-servers.conf')).toBe('server unix:/nowhere.sock;\n');
  });
});

describe.skipIf(isSkippedWithout('nginx', findNginx()))('nginx in front of the apps', () => {
  const page = (_asked, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=900, stale-while-revalidate=31535100',
    });
    response.end(`<p>${'Préstamo '.repeat(200)}</p>`);
  };
  const header =
    (name, value, status = 200) =>
    (_asked, response) => {
      response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 's-maxage=900', [name]: value });
      response.end('<p>page</p>');
    };

  let webs = [];
  let cms;
  let nginx;
  const logFile = join(temporaryFolder('nginx-log'), 'nginx.log');
  const asked = () => webs.flatMap((web) => web.asked);
  const answerWith = (answer) => {
    for (const web of webs) web.answer = answer;
  };

  /** Another page for each test: nothing is stored of it. */
  let number = 0;
  let path = '';

  const ask = (target, options = {}) => {
    const port = options.port ?? nginx.port;
    return askServer(target, { port, host: `es.localhost:${port}`, ...options });
  };

  beforeAll(async () => {
    webs = [await openTestServer(), await openTestServer()];
    cms = await openTestServer();
    nginx = await startNginx({
      port: await findFreePort(),
      webPorts: webs.map(({ port }) => port),
      cmsPort: cms.port,
      cmsHost: 'cms.localhost',
      hosts: 'prestamos.example.com=ES,pozyczki.example.com=PL',
      logFile,
    });
  });

  beforeEach(() => {
    for (const server of [...webs, cms]) {
      server.asked = [];
      server.answer = page;
    }
    number += 1;
    path = `/page-${number}/`;
  });

  afterAll(async () => {
    await nginx?.child.stop();
    await Promise.all([...webs, cms].map((server) => server?.close()));
  });

  test('requests a page once for visitors with different campaigns and cookies', async () => {
    await ask(path);
    const answers = [
      await ask(`${path}?utm_source=x&gclid=y`),
      await ask(path, { headers: { cookie: 'pf_session=1' } }),
      await ask(`${path}?exp_flow=0300.1-A`, { method: 'HEAD' }),
    ];
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['HIT', 'HIT', 'HIT']);
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ['a page that is asked something', () => ask(`${path}?amount=500&utm_source=x`)],
    ['a page that is asked something in escapes', () => ask(`${path}?%61mount=500`)],
    ['a part of a page', () => ask(`${path}?_rsc=abc`, { headers: { rsc: '1' } })],
    ['a prefetch', () => ask(path, { headers: { 'next-router-prefetch': '1' } })],
    ['a page of another country', () => ask(path, { host: 'pozyczki.example.com' })],
    ['a form', () => ask(path, { method: 'POST', body: 'a=1' })],
  ])('stores a page apart from %s', async (_what, other) => {
    await ask(path);
    await other();
    expect(asked()).toHaveLength(2);
    expect((await ask(path)).headers['x-cache']).toBe('HIT');
  });

  test.each([
    ['private', header('cache-control', 'private, no-cache')],
    ['no-store', header('cache-control', 'no-store')],
    ['a cookie', header('set-cookie', 'pf_x=1')],
    ['a redirect', header('location', '/elsewhere/', 308)],
    ['a 404', header('x-any', '1', 404)],
    ['an app that is not ready', header('retry-after', '10', 503)],
  ])('does not store an answer that is or has %s', async (_what, answer) => {
    answerWith(answer);
    await ask(path);
    await ask(path);
    expect(asked()).toHaveLength(2);
  });

  test('passes on that a browser must not keep a redirect of an editor', async () => {
    answerWith((_asked, response) => {
      response.writeHead(308, { location: '/elsewhere/', 'cache-control': 'no-cache' });
      response.end();
    });
    const { status, headers } = await ask(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([308, '/elsewhere/', 'no-cache']);
  });

  test('asks whether a page that is older than two seconds has changed, and gets its text only then', async () => {
    let etag = '"one"';
    answerWith(({ headers }, response) => {
      const isSame = headers['if-none-match']?.includes(etag);
      response.writeHead(isSame ? 304 : 200, { 'content-type': 'text/html', 'cache-control': 's-maxage=900', etag });
      response.end(isSame ? undefined : `<p>${etag}</p>${'x'.repeat(1000)}`);
    });
    const visit = () => ask(path, { headers: { 'accept-encoding': 'gzip' } });
    const first = await visit();
    await wait(2_100);
    const second = await visit();
    expect(second.headers).toMatchObject({
      'x-cache': 'REVALIDATED',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'gzip',
    });
    expect(second.body.equals(first.body)).toBe(true);
    expect((await visit()).headers['x-cache']).toBe('HIT');
    expect(asked()).toHaveLength(2);
    etag = '"two"';
    await wait(2_100);
    const changed = await visit();
    expect([changed.headers['x-cache'], changed.headers.etag]).toEqual(['EXPIRED', 'W/"two"']);
  });

  test('passes the headers for a CDN on, but not with a page that it serves past its time', async () => {
    const forCdn = { 'surrogate-key': '0a1b2c3d4e5f', 'surrogate-control': 'max-age=900' };
    answerWith((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=900', ...forCdn });
      response.end('<p>page</p>');
    });
    expect((await ask(path)).headers).toMatchObject(forCdn);
    expect((await ask(path)).headers).toMatchObject({ 'x-cache': 'HIT', ...forCdn });
    await wait(2_100);
    answerWith((_asked, response) => response.writeHead(500).end());
    const { headers } = await ask(path);
    expect(headers).toMatchObject({ 'x-cache': 'STALE', 'cache-control': 'public, max-age=0, must-revalidate' });
    for (const name of Object.keys(forCdn)) expect(headers).not.toHaveProperty(name);
  });

  test.each(Object.keys(visitorPages))('lets no visitor wait for the %s of another one', async (visitorPage) => {
    for (const address of [visitorPage, `/ru${visitorPage}`]) {
      expect((await ask(address)).headers['x-cache'], address).toBe('BYPASS');
    }
  });

  test('stores the list of offers for visitors without an application, and never for one with it', async () => {
    answerWith(header('cache-control', 'public, max-age=0, must-revalidate'));
    await ask(`/offers/?utm_source=${number}`);
    expect((await ask('/offers/?gclid=1')).headers['x-cache']).toBe('HIT');
    expect((await ask('/offers/?sort=total')).headers['x-cache']).toBe('BYPASS');
    for (const cookie of ['pf_session=1; pf_application=T', '__Host-pf_application=T']) {
      expect((await ask('/offers/', { headers: { cookie } })).headers['x-cache'], cookie).toBe('BYPASS');
    }
    expect((await ask('/offers/', { headers: { cookie: 'x_pf_application=T' } })).headers['x-cache']).toBe('HIT');
    const addresses = asked().map(({ url }) => url);
    const stored = `/offers/?utm_source=${number}`;
    expect(addresses.sort()).toEqual(['/offers/', '/offers/', '/offers/?sort=total', stored]);
  });

  test('limits the dynamic pages of one address, and states it in the language of the country', async () => {
    const limited = await startNginx({
      port: await findFreePort(),
      webPorts: webs.map(({ port }) => port),
      cmsPort: cms.port,
      hosts: 'pozyczki.example.com=PL',
      pagesPerSecond: 1,
      logFile: join(temporaryFolder('nginx-log'), 'limited.log'),
    });
    const from = (address, target, options = {}) =>
      ask(target, {
        host: `pozyczki.example.com:${limited.port}`,
        port: limited.port,
        headers: { 'x-forwarded-for': address },
        ...options,
      });
    try {
      const answers = await Promise.all(Array.from({ length: 80 }, () => from('192.0.2.1', '/application/')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(15);
      expect(refused.length).toBeLessThanOrEqual(20);
      expect(refused[0].headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(refused[0].body.toString()).toMatch(/<html lang="pl-PL">[\s\S]*Zbyt wiele żądań naraz/);
      expect((await from('192.0.2.1', '/application/', { method: 'POST', body: 'a=1' })).status).toBe(429);
      expect((await from('192.0.2.2', '/application/')).status).toBe(200);
      expect((await from('192.0.2.1', path)).status).toBe(200);
      expect((await from('192.0.2.1', '/offers/?utm_source=x')).status).toBe(200);
    } finally {
      await limited.child.stop();
    }
  });

  test('stores the home page of a country with two languages for visitors without the cookie', async () => {
    answerWith(header('cache-control', 'private, no-cache'));
    const visit = (cookie) => ask('/', { host: 'ua.localhost', headers: { cookie } });
    const answers = [await visit(''), await visit('pf_session=1'), await visit('pf_locale=ru-UA'), await visit('')];
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(['MISS', 'HIT', 'BYPASS', 'HIT']);
    expect(answers[1].headers['cache-control']).toBe('private, no-cache');
  });

  test('reveals no query of another visitor and forbids shared caches to store a page', async () => {
    answerWith(header('x-middleware-rewrite', '/es-ES/page/home?utm_term=secret'));
    const { headers } = await ask(`${path}?utm_term=secret`);
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('stores an answer once for each compression, which it does itself', async () => {
    const plain = await ask(path);
    const gzip = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate' } });
    const again = await ask(path, { headers: { 'accept-encoding': 'deflate, gzip;q=1' } });
    expect(asked().map(({ headers }) => headers['accept-encoding'])).toEqual([undefined, undefined]);
    expect([gzip.headers['content-encoding'], again.headers['x-cache']]).toEqual(['gzip', 'HIT']);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 4);
    expect(plain.body.toString()).toContain('Préstamo');
  });

  test('sets address, host and request id itself and ignores those of the visitor', async () => {
    const claims = {
      'x-request-id': 'mine-mine-mine',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    };
    await ask('/reg/', { host: `ES.localhost.:${nginx.port}`, headers: claims });
    expect(asked()[0].headers).toMatchObject({
      host: `es.localhost:${nginx.port}`,
      'x-forwarded-host': `es.localhost:${nginx.port}`,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(asked()[0].headers.forwarded).toBeUndefined();
  });

  test('answers with the id of the present request, also from its cache', async () => {
    answerWith(header('x-request-id', 'of-the-first-one'));
    const ids = [await ask(path), await ask(path)].map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('does not reveal the id of the request that first loaded a file of the build', async () => {
    answerWith(header('x-request-id', 'of-the-first-one'));
    const file = `/_next/static/chunks/${number}-once.js`;
    for (const { headers } of [await ask(file), await ask(file)]) expect(headers).not.toHaveProperty('x-request-id');
  });

  test('finds a file of the build on any server that has it', async () => {
    webs[0].answer = header('x-any', '1', 404);
    for (let index = 0; index < 4; index += 1) {
      expect((await ask(`/_next/static/chunks/${number}-${index}.js`)).status).toBe(200);
    }
  });

  test('requests a file of the build once, although a page is requested again after two seconds', async () => {
    const target = `/_next/static/chunks/${number}-kept.js`;
    await ask(target);
    await wait(2_100);
    await ask(target);
    expect(asked()).toHaveLength(1);
  });

  describe('an uploaded file', () => {
    const file = Buffer.from(Array.from({ length: 3 * 1024 * 1024 }, (_, index) => index % 251));
    const immutable = 'public, max-age=31536000, immutable';
    const upload = (_asked, response) => {
      const headers = { 'content-type': 'application/pdf', 'content-length': file.length, 'cache-control': immutable };
      response.writeHead(200, headers);
      response.end(file);
    };
    let address = '';
    beforeEach(() => {
      address = `/media/file_${number}.pdf`;
    });

    test('is requested once, and still immutable for the visitor', async () => {
      answerWith(upload);
      const first = await ask(address);
      await wait(2_100);
      const second = await ask(`${address}?amount=500&_rsc=1`);
      expect(asked()).toHaveLength(1);
      for (const { status, headers, body } of [first, second])
        expect([status, headers['cache-control'], body.equals(file)]).toEqual([200, immutable, true]);
    });

    test('is stored as a whole after a request for a part, which gets the whole file as well', async () => {
      answerWith(upload);
      const part = await ask(address, { headers: { range: 'bytes=1000000-1000099' } });
      expect([part.status, part.body.equals(file)]).toEqual([200, true]);
      expect((await ask(address)).body.equals(file)).toBe(true);
      expect(asked().map(({ headers }) => headers.range)).toEqual([undefined]);
    });

    test('is requested again after an answer that it is missing', async () => {
      answerWith(header('cache-control', 'no-store', 404));
      expect((await ask(address)).status).toBe(404);
      answerWith(upload);
      expect((await ask(address)).status).toBe(200);
    });

    test('is requested again after an answer that broke off', async () => {
      answerWith((_asked, response) => {
        response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': file.length });
        response.write(file.subarray(0, 1000), () => response.socket.destroy());
      });
      await ask(address).catch(() => {});
      answerWith(upload);
      expect((await ask(address)).body.equals(file)).toBe(true);
    });
  });

  test('forwards an address as it was sent', async () => {
    await ask('//host.example/%C3%B1/?a=%2F');
    expect(asked()[0].url).toBe('//host.example/%C3%B1/?a=%2F');
  });

  test('refuses a body over 64 KB, and accepts a file of that size on the host of the admin panel', async () => {
    const body = Buffer.alloc(100 * 1024);
    expect((await ask('/reg/', { method: 'POST', body })).status).toBe(413);
    expect((await ask('/upload', { method: 'POST', body, host: 'cms.localhost' })).status).toBe(200);
    expect([asked().length, cms.asked.length]).toEqual([0, 1]);
  });

  test('refuses a larger body on that host as the CMS does: in Spanish, in the form that the admin panel shows', async () => {
    const larger = Buffer.alloc(6 * 1024 * 1024 + 1);
    expect(larger.length).toBeGreaterThan(MAX_FILE_BYTES + MAX_FIELDS_BYTES);
    const refused = async (target) => {
      const { status, headers, body } = await ask(target, { method: 'POST', body: larger, host: 'cms.localhost' });
      expect([status, headers['content-type']]).toEqual([413, 'application/json']);
      return JSON.parse(body.toString());
    };
    const error = (message) => ({
      data: null,
      error: { status: 413, name: 'PayloadTooLargeError', message, details: {} },
    });
    expect(await refused('/upload')).toEqual(error(tooLarge('El archivo')));
    const [, notAFile = ''] =
      /PayloadTooLargeError\('([^']+)'\)/.exec(read('apps/cms/src/platform/http/refuse-body.ts')) ?? [];
    expect(await refused('/content-manager/collection-types/x')).toEqual(error(notAFile));
    expect(cms.asked).toHaveLength(0);
  });

  test.each(['/api/event', '/api/error'])(
    'sends %s to the web app, and passes its errors on unchanged',
    async (path) => {
      await ask(path, { method: 'POST', body: '{}' });
      expect([asked()[0]?.url, cms.asked.length]).toEqual([path, 0]);
      answerWith(header('x-any', '1', 500));
      const { status, body } = await ask(path, { method: 'POST', body: '{}' });
      expect([status, body.toString()]).toEqual([500, expect.not.stringContaining('<html')]);
    },
  );

  test.each(['/api/postback', '/api/mail-bounces', '/api/offers-lead?lead_id=1', '/offers_data/configs/es_feed.json'])(
    'sends %s to the CMS',
    async (target) => {
      await ask(target);
      expect([asked().length, cms.asked[0]?.url]).toEqual([0, target]);
    },
  );

  test.each([
    ['es.localhost', '/api/revalidate'],
    ['es.localhost', '/a/../api/revalidate'],
    ['es.localhost', '/metrics'],
    ['cms.localhost', '/metrics'],
    ['cms.localhost', '/api/health'],
    ['cms.localhost', '/graphql'],
    ['cms.localhost', '/_health'],
    ['cms.localhost', '/api/postback'],
    ['cms.localhost', '/API/postback'],
    ['cms.localhost', '/api/mail-bounces'],
    ['cms.localhost', '/GraphQL'],
    ['cms.localhost', '/Api/Health/Ready'],
    ['cms.localhost', '/%61pi/health'],
    ['cms.localhost', '//api/health'],
    ['cms.localhost', '/admin/../api/health'],
    ['cms.localhost', '/admin/..%2fapi/health'],
    ['cms.localhost', '/admin/%2e%2e/graphql'],
    ['cms.localhost', '/Admin/init'],
    ['cms.localhost', '/administration'],
    ['cms.localhost', '/offers_data/configs/es_feed.json'],
    ['es.localhost', '/API/../metrics'],
  ])('answers 404 on %s for the private path %s', async (host, target) => {
    expect((await ask(target, { host })).status).toBe(404);
    expect([asked().length, cms.asked.length]).toEqual([0, 0]);
  });

  test.each([
    ['cms.localhost', '/admin'],
    ['cms.localhost', '/admin/content-manager/collection-types/api::page.page?page=1&locale=es-ES'],
    ['cms.localhost', '/content-manager/collection-types/api::page.page/x7?locale=uk-UA'],
    ['cms.localhost', '/uploads/Foto_1.png'],
    ['cms.localhost', '/upload?id=1'],
    ['cms.localhost', '/favicon.ico'],
  ])('sends on %s the address %s of the admin panel to the CMS as it came', async (host, target) => {
    expect((await ask(target, { host })).status).toBe(200);
    expect([asked().length, cms.asked.map(({ url }) => url)]).toEqual([0, [target]]);
  });

  test.each([
    ['cms.localhost', '/api/../admin/init', '/admin/init'],
    ['cms.localhost', '/graphql/%2e%2e/admin//init?a=%2F', '/admin/init?a=%2F'],
    ['cms.localhost', '/admin/a%3Fb%23c%25d', '/admin/a%3Fb%23c%25d'],
    ['es.localhost', '/admin/../api/postback', '/api/postback'],
    ['es.localhost', '/admin/init/%2e%2e/%2e%2e/offers_data/configs/es_feed.json', '/offers_data/configs/es_feed.json'],
  ])('sends to the CMS the path that it checked: on %s for %s', async (host, target, checked) => {
    await ask(target, { host });
    expect(cms.asked.map(({ url }) => url)).toEqual([checked]);
  });

  test('opens the admin panel only to the named networks, and tells others so in Spanish', async () => {
    const closed = await startNginx({
      port: await findFreePort(),
      webPorts: webs.map(({ port }) => port),
      cmsPort: cms.port,
      cmsHost: 'cms.localhost',
      hosts: '',
      adminNetworks: '203.0.113.0/24 2001:db8::/32',
      logFile: join(temporaryFolder('nginx-log'), 'nginx.log'),
    });
    const from = (address, target, more = {}) =>
      ask(target, { port: closed.port, host: 'cms.localhost', headers: { 'x-forwarded-for': address }, ...more });
    try {
      for (const address of ['203.0.113.77', '2001:db8:7::1'])
        expect((await from(address, '/admin')).status, address).toBe(200);
      cms.asked = [];
      for (const target of ['/admin', '/', '/uploads/a.png', '/graphql', '/admin/login.js']) {
        const refused = await from('198.51.100.7', target);
        expect([refused.status, refused.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
        expect(refused.body.toString()).toMatch(/^El panel de administración solo se abre .*198\.51\.100\.7.*\n$/);
      }
      expect((await from('198.51.100.7', '/admin/login', { method: 'POST', body: 'a=1' })).status).toBe(403);
      // A visitor may write another address in front. The last one is that of the load balancer.
      expect((await from('203.0.113.77, 198.51.100.7', '/admin')).status).toBe(403);
      expect(cms.asked).toHaveLength(0);
      expect((await from('198.51.100.7', path, { host: 'es.localhost' })).status).toBe(200);
      cms.answer = header('x-any', '1', 403);
      expect((await from('203.0.113.77', '/admin/users')).body.toString()).toBe('<p>page</p>');
    } finally {
      await closed.child.stop();
    }
  });

  test('asks a sign-in before the admin panel, with the file of docs/deploy.md', async () => {
    const [, written = ''] =
      /```nginx\n *(# \/etc\/prestafaro\/admin\/sign-in\.conf[\s\S]+?)```/.exec(read('docs/deploy.md')) ?? [];
    const signIn = await openTestServer();
    const additions = temporaryFolder('nginx-admin');
    chmodSync(additions, 0o755);
    const proxy = `http://${await loopbackHost()}:${signIn.port}`;
    writeFileSync(join(additions, 'sign-in.conf'), written.replace('http://oauth2-proxy:4180', proxy));
    const guarded = await startNginx({
      port: await findFreePort(),
      webPorts: webs.map(({ port }) => port),
      cmsPort: cms.port,
      cmsHost: 'cms.localhost',
      hosts: '',
      adminAdditions: additions,
      logFile: join(temporaryFolder('nginx-log'), 'nginx.log'),
    });
    const from = (target, more = {}) => ask(target, { port: guarded.port, host: 'cms.localhost', ...more });
    const page = { headers: { 'sec-fetch-mode': 'navigate' } };
    try {
      signIn.answer = ({ headers }, response) => {
        response.statusCode = headers.cookie === 'session=good' ? 202 : 401;
        response.end();
      };
      cms.asked = [];
      const opened = await from('/admin/content-manager', page);
      expect([opened.status, opened.headers.location]).toEqual([302, '/oauth2/start?rd=/admin/content-manager']);
      for (const target of ['/admin/login', '/content-manager/settings', '/uploads/a.png', '/desk/applications/1']) {
        const refused = await from(target, { method: 'POST', body: 'a=1' });
        expect([refused.status, JSON.parse(refused.body.toString()).error.status], target).toEqual([401, 401]);
      }
      expect(cms.asked).toHaveLength(0);
      const headers = { cookie: 'session=good', authorization: 'Bearer of-the-panel' };
      expect((await from('/desk/applications/1', { method: 'POST', body: 'a=1', headers })).status).toBe(200);
      expect(cms.asked).toMatchObject([{ url: '/desk/applications/1', body: 'a=1', headers }]);
      expect(signIn.asked.every((asked) => asked.url === '/oauth2/auth' && asked.body === '')).toBe(true);
      expect(signIn.asked.some((asked) => asked.headers.authorization)).toBe(false);
      await from('/oauth2/callback?code=1');
      expect(signIn.asked.at(-1)).toMatchObject({ url: '/oauth2/callback?code=1' });
      await signIn.close();
      expect((await from('/admin', { ...page, headers: { ...page.headers, ...headers } })).status).toBe(500);
      expect((await from(path, { host: 'es.localhost' })).status).toBe(200);
    } finally {
      await guarded.child.stop();
      await signIn.close();
    }
  });

  test.each(['/api/postback', '/api/mail-bounces'])('limits %s per address', async (target) => {
    const post = (address) => ask(target, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': address } });
    const ownOf = (last) => `203.0.113.${last + target.length}`;
    const statuses = await Promise.all(Array.from({ length: 80 }, () => post(ownOf(9))));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await post(ownOf(200))).status).toBe(200);
  });

  test('logs no query and no address', async () => {
    await ask(`${path}?email=ana@example.com`, { headers: { 'x-forwarded-for': '203.0.113.99' } });
    const lines = () =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const isWritten = async () => lines().some((line) => line.path === path);
    expect(await waitUntil(isWritten, { timeoutMilliseconds: 5000 })).toBe(true);
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/ana@example|203\.0\.113|127\.0\.0\.1/);
    expect(lines().at(-1)).toMatchObject({ level: 'info', app: 'nginx', message: 'request', status: 200 });
  });

  test('keeps its stored pages after it was killed and restarted', async () => {
    await ask(path);
    await nginx.child.kill();
    await nginx.restart();
    expect(['HIT', 'EXPIRED']).toContain((await ask(path)).headers['x-cache']);
  });

  describe('while one web server is down', () => {
    test('sends pages and forms to the other one', async () => {
      await webs[0].close();
      const answers = [];
      for (let index = 0; index < 10; index += 1) {
        answers.push(await ask(`${path}${index}/`));
        answers.push(await ask('/reg/', { method: 'POST', body: 'a=1' }));
      }
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(webs[1].asked).toHaveLength(20);
      await webs[0].open();
    });

    test('sends a request to the other one when the first dies during it', async () => {
      webs[0].answer = (_asked, response) => response.socket.destroy();
      const answers = [];
      for (let index = 0; index < 6; index += 1)
        answers.push(await ask(`${path}${index}/`, { method: 'POST', body: 'a=1' }));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    });
  });

  describe('while no web server answers', () => {
    afterAll(() => Promise.all(webs.map((web) => web.open())));

    test('serves a stored page, or the error page of the country', async () => {
      const before = (await ask(path)).body.toString();
      await Promise.all(webs.map((web) => web.close()));
      const isStale = async () => (await ask(path)).headers['x-cache'] === 'STALE';
      expect(await waitUntil(isStale, { timeoutMilliseconds: 10_000 })).toBe(true);
      expect(await ask(path)).toMatchObject({ status: 200, body: Buffer.from(before) });

      const language = async (host, target) => {
        const { status, headers, body } = await ask(target, { host });
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([502, '10', 'no-store']);
        return /<html lang="(.*?)">/.exec(body.toString())?.[1];
      };
      expect(await language('prestamos.example.com', '/never-seen/')).toBe('es-ES');
      expect(await language('pozyczki.example.com', '/')).toBe('pl-PL');
      expect(await language('ua.localhost', '/blog/')).toBe('uk-UA');
      expect(await language('ua.localhost', '/ru/blog/')).toBe('ru-UA');
      expect(await language('unknown.example.com', '/')).toBe('es-ES');
    });
  });

  test('serves the error page of the country for an error of the app without a page of its own', async () => {
    answerWith(header('x-any', '1', 500));
    const isBack = async () => (await ask(path)).status === 500;
    expect(await waitUntil(isBack, { timeoutMilliseconds: 10_000 })).toBe(true);
    const failed = await ask(path);
    expect([failed.status, failed.body.toString()]).toEqual([500, expect.stringContaining('<html lang="es-ES">')]);
    answerWith(header('retry-after', '10', 503));
    expect(await ask(`${path}x/`)).toMatchObject({ status: 503, body: Buffer.from('<p>page</p>') });
  });
});
