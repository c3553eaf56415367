import { readdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordLog } from './support/log-lines';
import { type RunningCms, startCms } from './support/start-cms';
import { picture, signInAsUploader } from './support/uploads';

interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** Implements the part of S3 that the upload provider uses. */
const calls: Call[] = [];
let answer = 200;
const bucket = createServer((request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () => {
    calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, bytes });
    const isThere = request.method === 'HEAD' ? 404 : 200;
    response.writeHead(answer === 200 ? isThere : answer, { etag: '"0123"' }).end();
  });
});

let cms: RunningCms;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const environment = {
    UPLOADS_S3_BUCKET: 'prestafaro',
    UPLOADS_S3_REGION: 'eu-test-1',
    UPLOADS_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    UPLOADS_S3_ACCESS_KEY_ID: 'key-of-the-tests',
    UPLOADS_S3_SECRET_ACCESS_KEY: 'secret-key-of-the-tests',
    UPLOADS_S3_PUBLIC_URL: 'https://files.example/prestafaro/',
  };
  cms = await startCms({ environment });
});
afterAll(async () => {
  await cms?.stop();
  await new Promise((resolve) => bucket.close(resolve));
});

const health = async () => (await (await fetch(`${cms.url}/api/health`)).json()) as { checks: { uploads: object } };

test('bucket: uploads are signed and stored in the bucket, and the folder stays empty', async () => {
  const upload = await signInAsUploader(cms.url);
  const image = await picture();
  const { status, body } = await upload('foto.png', image);
  expect([status, body[0]?.url]).toEqual([201, expect.stringMatching(/^\/uploads\/foto_\w+\.png$/)]);
  const puts = calls.filter(({ method }) => method === 'PUT');
  const names = puts.map(({ url }) => url.split('?')[0]);
  expect(names.sort()).toEqual([
    expect.stringMatching(/^\/prestafaro\/foto_\w+\.png$/),
    expect.stringMatching(/^\/prestafaro\/thumbnail_foto_\w+\.png$/),
  ]);
  for (const { headers } of puts) {
    expect(headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key-of-the-tests\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=.*, Signature=[0-9a-f]{64}$/,
    );
    expect(headers['content-type']).toBe('image/png');
    expect(headers['x-amz-acl'], 'most services refuse ACLs').toBeUndefined();
  }
  expect(readdirSync(path.join(cms.strapi.dirs.static.public, 'uploads'))).toEqual([]);
});

test('bucket: the address of a file is the same as in a folder and redirects to the bucket', async () => {
  const answered = await fetch(`${cms.url}/uploads/foto_1.png`, { redirect: 'manual' });
  expect([answered.status, answered.headers.get('location')]).toEqual([
    302,
    'https://files.example/prestafaro/foto_1.png',
  ]);
});

test('bucket: a refused upload degrades health, answers 503 with a message, logs one line and stores no row', async () => {
  expect((await health()).checks.uploads).toEqual({ ok: true });
  const lines = recordLog(cms.strapi);
  const upload = await signInAsUploader(cms.url);
  answer = 403;
  expect((await health()).checks.uploads).toMatchObject({
    ok: false,
    reason: expect.stringContaining('refuses the key'),
  });
  const before = await cms.strapi.db.query('plugin::upload.file').count();
  const { status, body } = await upload('foto.png', await picture());
  expect([status, body.error?.message]).toEqual([503, expect.stringMatching(/^El almacén de archivos no responde/)]);
  expect(await cms.strapi.db.query('plugin::upload.file').count()).toBe(before);
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ message: expect.stringContaining('the bucket refused an upload') }]);
  expect(lines.join()).not.toContain('secret-key-of-the-tests');
  answer = 200;
  expect((await upload('foto.png', await picture())).status).toBe(201);
  expect((await health()).checks.uploads).toEqual({ ok: true });
});
