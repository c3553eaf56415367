import { readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { healthSchema } from '@prestafaro/types/health';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { isPostgres } from '../src/platform/database/database-probe';
import { signInAsAdministrator } from './support/admin';
import { SECRETS, submission, submit } from './support/applicants';
import { recordLog } from './support/log-lines';
import { startReceiver } from './support/receiver';
import { refuseTagsNamed } from './support/refuse-tags';
import { createSample } from './support/sample-data';
import { type RunningCms, startCms, WRITE_TOKEN } from './support/start-cms';
import { picture, signInAsUploader } from './support/uploads';

let status = 200;
let web: Awaited<ReturnType<typeof startReceiver>>;
let cms: RunningCms;
let metricsUrl: string;
let written: string[];

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  web = await startReceiver(() => status);
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const environment = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' };
  cms = await startCms({ revalidateUrls: [web.url], environment });
  written = recordLog(cms.strapi);
});
afterAll(async () => {
  await cms?.stop();
  await web?.close();
});
beforeEach(() => {
  written.length = 0;
});

/** Each log line is an object. */
const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));

const metric = async (name: string) => {
  const text = await (await fetch(metricsUrl)).text();
  return text.split('\n').filter((line) => line.startsWith(name));
};

test('health: /live answers "ok", /ready reports the dependencies in the format of both apps', async () => {
  const live = await fetch(`${cms.url}/api/health/live`);
  expect([live.status, healthSchema.parse(await live.json())]).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^\d/), checks: {} },
  ]);
  for (const path of ['/api/health', '/api/health/ready']) {
    const ready = await fetch(`${cms.url}${path}`);
    const health = healthSchema.parse(await ready.json());
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(Object.keys(health.checks)).toEqual([
      'database',
      'uploads',
      'writing',
      'publishing',
      'mail',
      'deliveries',
      'jobs',
      'legalDetails',
    ]);
    expect(health.checks).toMatchObject({ database: { ok: true }, publishing: { ok: true } });
  }
});

test.each(['/api/applications', '/API/Applications/', '/GraphQL', '/api/no-such-thing'])(
  'body limit: POST %s answers 413 to more than 64 KB before anything else is checked',
  async (path) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'x'.repeat(64 * 1024) });
    expect((await fetch(`${cms.url}${path}`, { method: 'POST', headers, body })).status).toBe(413);
  },
);

describe('a body that cannot be read', () => {
  const post = (path: string, type: string, body: string) =>
    fetch(`${cms.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
  const multipart = 'multipart/form-data; boundary=b';
  const cutOff = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\npicture';

  test.each(['/upload', '/Upload', '/upload/'])('POST %s answers 400 to a form that was cut off', async (path) => {
    expect((await post(path, multipart, cutOff)).status).toBe(400);
    expect(written.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  test.each(['/api/applications', '/admin/login', '/content-manager/uid/generate', '/no-such-path'])(
    'POST %s answers 415 to files, and writes none to the disk',
    async (path) => {
      const before = readdirSync(tmpdir()).length;
      expect((await post(path, multipart, `${cutOff}\r\n--b--\r\n`)).status).toBe(415);
      expect(readdirSync(tmpdir())).toHaveLength(before);
    },
  );

  test('POST /upload leaves no file of another field on the disk', async () => {
    const before = readdirSync(tmpdir()).length;
    const form = `${cutOff.replace('name="files"', 'name="others"')}\r\n--b--\r\n`;
    expect((await post('/upload', multipart, form)).status).toBe(401);
    expect(readdirSync(tmpdir())).toHaveLength(before);
  });

  test.each(['/graphql', '/api/applications', '/admin/login'])(
    'POST %s answers 415 to a compressed body',
    async (path) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const { status } = await fetch(`${cms.url}${path}`, { method: 'POST', headers, body: '{}' });
      expect(status).toBe(415);
    },
  );

  test('POST /admin/register answers 400 to a body of a type that no parser reads', async () => {
    expect((await post('/admin/register', 'application/xml', '<a/>')).status).toBe(400);
  });

  test.each(['/api/applications', '/admin/login'])('POST %s answers 400 to a text that is not JSON', async (path) => {
    expect((await post(path, 'application/json', '{"a":')).status).toBe(400);
  });
});

test.each(['TRACE', 'PROPFIND'])('%s is answered with 405 and the allowed methods on any path', async (method) => {
  for (const where of ['/', '/graphql', '/api/comments', '/admin/login', '/no-such-path']) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${cms.url}${where}`, { method }, resolve).on('error', reject).end();
    });
    answer.resume();
    expect([where, answer.statusCode]).toEqual([where, 405]);
    expect(answer.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  }
});

test.each(['/upload/actions/upload-from-urls', '/Upload/Actions/Upload-From-Urls/'])(
  'POST %s requests no address for an editor, and says in Spanish what to do',
  async (where) => {
    const asked: string[] = [];
    const inside = createServer((message, response) => {
      asked.push(String(message.url));
      response.end('only the CMS reaches this');
    });
    await new Promise<void>((resolve) => inside.listen(0, '0.0.0.0', resolve));
    const { port } = inside.address() as AddressInfo;
    try {
      const call = await signInAsAdministrator(cms.url);
      const { status, body } = await call('POST', where, { urls: [`http://0.0.0.0:${port}/secret.png`] });
      expect([status, body.error?.message]).toEqual([403, expect.stringContaining('súbelo desde tu equipo')]);
      expect(asked).toEqual([]);
    } finally {
      inside.close();
    }
  },
);

// A suite on PostgreSQL has no such file.
if (!inject('postgresTemplate')) {
  test('SQLite: only the owner may read the database', () => {
    const filename: string = cms.strapi.config.get('database.connection.connection.filename');
    for (const end of ['', '-wal', '-shm']) expect([end, statSync(filename + end).mode & 0o777]).toEqual([end, 0o600]);
  });
}

test('nginx: its list for the host of the admin has every path at which Strapi has a route of the admin', () => {
  const template = readFileSync('../../deploy/nginx/templates/cms-host.conf', 'utf8');
  const allowed = /location ~ \^\/\(([^)]+)\)/.exec(template)?.[1]?.split('|') ?? [];
  const routes = cms.strapi.server.api('admin').listRoutes() as { path: string }[];
  // Router-wide middlewares have a pattern in place of a path.
  const prefixes = new Set(routes.flatMap(({ path }) => /^\/([\w-]+)/.exec(path)?.[1] ?? []));
  // The panel itself and uploaded files are no routes of that kind.
  expect(allowed).toEqual([...prefixes, 'uploads'].sort());
});

test('log: a line is a JSON object with the request id of the answer, and without the query', async () => {
  const headers = { 'x-request-id': 'from-nginx-0123456789' };
  const answer = await fetch(`${cms.url}/api/offers-lead?lead_id=somebodys-key`, { headers });
  expect(answer.headers.get('x-request-id')).toBe('from-nginx-0123456789');
  expect(lines()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      app: 'cms',
      message: 'GET /api/offers-lead',
      requestId: 'from-nginx-0123456789',
      method: 'GET',
      path: '/api/offers-lead',
      status: 200,
      milliseconds: expect.any(Number),
    },
  ]);
});

test('log: replaces an invalid request id', async () => {
  const answer = await fetch(`${cms.url}/api/health/live`, { headers: { 'x-request-id': 'a b"c' } });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('log: does not repeat an editor’s data when the database refuses it', async () => {
  const call = await signInAsAdministrator(cms.url);
  const { documentId } = await createSample(cms.strapi, 'tag', 'secretisimo');
  const acceptAgain = await refuseTagsNamed(cms.strapi, 'Casilda Quintanar');
  written.length = 0;
  const data = { name: 'Casilda Quintanar', slug: 'casilda', description: 'casilda@example.com' };
  const { status } = await call(
    'PUT',
    `/content-manager/collection-types/api::tag.tag/${documentId}?locale=es-ES`,
    data,
  );
  await acceptAgain();
  expect(status).toBe(500);
  const [failed] = lines().filter(({ level }) => level === 'error');
  expect(failed?.message).toMatch(
    isPostgres(cms.strapi)
      ? /^A statement of the database failed: error \(P0001\)/
      : /^A statement of the database failed: SqliteError \(SQLITE_CONSTRAINT/,
  );
  expect(failed?.stack, 'where it happened').toMatch(/^\s+at /);
  expect(written.join()).not.toMatch(/casilda/i);
});

test('log: does not repeat a request body that cannot be parsed', async () => {
  const answer = await fetch(`${cms.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WRITE_TOKEN}` },
    body: `${SECRETS.document} ${SECRETS.email}`,
  });
  expect(answer.status).toBe(400);
  const message = submission({}, { email: 'none@@example.com' });
  await submit(cms.url, message);
  const text = written.join();
  expect(text).toContain('/api/applications');
  for (const secret of [...Object.values(SECRETS), SECRETS.document.slice(0, 6), message.address]) {
    expect(text).not.toContain(secret);
  }
});

test('publishing: undelivered events degrade health after a minute; one line logs the outage, one the return', async () => {
  status = 503;
  await createSample(cms.strapi, 'tag', 'uno');
  await createSample(cms.strapi, 'tag', 'dos');
  const events = () => cms.strapi.db.query('api::publish-event.publish-event');
  await expect.poll(async () => (await events().findMany()).map(({ attempts }) => attempts)).toContain(2);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await events().updateMany({ where: {}, data: { createdAt: anHourAgo } });
  const degraded = await fetch(`${cms.url}/api/health`);
  expect(degraded.status).toBe(200);
  expect(await degraded.json()).toMatchObject({
    status: 'degraded',
    checks: { publishing: { ok: false, reason: '2 changes have waited for over a minute to be told to the web app' } },
  });
  expect(await metric('prestafaro_cms_publish_events_waiting')).toEqual(['prestafaro_cms_publish_events_waiting 2']);
  expect((await metric('prestafaro_cms_publish_events_oldest'))[0]).toMatch(/ 36\d\d/);
  status = 200;
  await expect.poll(() => events().count()).toBe(0);
  const said = lines()
    .map(({ message }) => String(message))
    .filter((message) => message.startsWith('publish events'));
  expect(said).toEqual([
    expect.stringMatching(/^publish events: 127\.0\.0\.1:\d+ confirms no event: .* answered 503\. Events wait/),
    expect.stringMatching(/^publish events: 127\.0\.0\.1:\d+ confirms events again$/),
  ]);
});

test('metrics: contain kinds of requests and never addresses', async () => {
  await fetch(`${cms.url}/offers_data/configs/es_feed.json`);
  await fetch(`${cms.url}/somebody/searches?for=holes`);
  const counted = await metric('prestafaro_cms_requests_total');
  expect(counted).toContainEqual(expect.stringMatching(/kind="feed",method="GET",status_class="2xx"} \d/));
  expect(counted).toContainEqual(expect.stringMatching(/kind="other",method="GET",status_class="4xx"} \d/));
  expect(await metric('prestafaro_cms_database_up')).toEqual(['prestafaro_cms_database_up 1']);
  expect(await metric('prestafaro_cms_applications_stored')).toEqual(['prestafaro_cms_applications_stored 0']);
  expect(await metric('process_resident_memory_bytes')).toHaveLength(1);
  expect(await (await fetch(metricsUrl)).text()).not.toMatch(/somebody|es_feed|holes/);
});

test('uploads: only pictures are accepted, by their bytes and not by their name', async () => {
  const call = await signInAsUploader(cms.url);
  const pdf = '%PDF-1.4\n%a letter\n';
  const refused = [
    await call('carta.pdf', new Blob([pdf], { type: 'application/pdf' })),
    await call('carta.png', new Blob([pdf], { type: 'image/png' })),
    await call('carta.html', new Blob(['<script>alert(1)</script>'], { type: 'text/html' })),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(0);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  expect((await call('faro.svg', new Blob([drawing], { type: 'image/svg+xml' }))).status).toBe(201);
  await cms.strapi.db.query('plugin::upload.file').deleteMany({});
});

test('uploads: a full disk answers with a message, leaves no file, logs one line; the next upload is stored', async () => {
  const call = await signInAsUploader(cms.url);
  const folder = path.join(cms.strapi.dirs.static.public, 'uploads');
  const images = cms.strapi.plugin('upload').service('image-manipulation');
  const generateFileName = images.generateFileName;
  images.generateFileName = () => 'foto';
  const before = readdirSync(folder);
  // Both sizes of a picture are written at the same time: one fits, the other does not.
  symlinkSync('/dev/full', path.join(folder, 'thumbnail_foto.png.part'));
  written.length = 0;
  const refused = await call('foto.png', await picture());
  symlinkSync('/dev/full', path.join(folder, 'thumbnail_foto.png.part'));
  await call('foto.png', await picture());
  expect([refused.status, refused.body.error?.message]).toEqual([507, expect.stringMatching(/^No queda espacio/)]);
  expect(readdirSync(folder)).toEqual(before);
  expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(0);
  const ofUploads = () => lines().filter(({ message }) => /^Uploads|no space/i.test(String(message)));
  expect(ofUploads()).toMatchObject([
    { level: 'error', message: expect.stringContaining('no space for an upload: Error (ENOSPC)') },
  ]);
  expect(lines().filter(({ level }) => level === 'error')).toHaveLength(1);
  const health = await (await fetch(`${cms.url}/api/health`)).json();
  expect(health).toMatchObject({ status: 'degraded', checks: { uploads: { ok: false }, database: { ok: true } } });

  rmSync(path.join(folder, 'thumbnail_foto.png.part'), { force: true });
  expect((await call('foto.png', await picture())).status).toBe(201);
  expect(
    readdirSync(folder)
      .filter((file) => !before.includes(file))
      .sort(),
  ).toEqual(['foto.png', 'thumbnail_foto.png']);
  expect(ofUploads()).toMatchObject([{ level: 'error' }, { level: 'info', message: 'Uploads are stored again' }]);
  images.generateFileName = generateFileName;
});

test('database: a failed COMMIT rejects the transaction, so that nothing unstored is confirmed', async () => {
  const { connection } = cms.strapi.db;
  const child = 'create table of_nobody (id integer references tags (id) deferrable initially deferred)';
  await connection.raw(child);
  let isCommitted = false;
  const stored = cms.strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => {
      isCommitted = true;
    });
    await trx('of_nobody').insert({ id: 999_999 });
    return 'stored';
  });
  const foreignKeyViolation = isPostgres(cms.strapi) ? '23503' : 'SQLITE_CONSTRAINT_FOREIGNKEY';
  await expect(stored).rejects.toMatchObject({ code: foreignKeyViolation });
  expect(isCommitted).toBe(false);
  // After this error, unlike after a full disk, SQLite leaves the transaction open, so the test ends it. PostgreSQL has ended it.
  if (!isPostgres(cms.strapi)) await connection.raw('rollback');
  await connection.raw('drop table of_nobody');
});
