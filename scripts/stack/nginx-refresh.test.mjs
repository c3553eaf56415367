import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { isSkippedWithout } from '../suites/required-programs.mjs';
import { findNginx, startNginx } from './nginx.mjs';
import { askServer, openTestServer } from './test-server.mjs';

const secret = 'a-secret-of-this-test-0123456789';

describe.skipIf(isSkippedWithout('nginx', findNginx()))('refreshing a page that nginx has stored', () => {
  const host = 'es.localhost';
  let web;
  let nginx;
  let refreshPort;
  let path;
  let number = 0;
  /** What the web app answers to the next request. */
  let text = '';

  const visit = (encoding = '', more = {}) =>
    askServer(path, { port: nginx.port, host, headers: encoding && { 'accept-encoding': encoding }, ...more });
  const refresh = (encoding = '', headers = {}) =>
    askServer(path, {
      port: refreshPort,
      host,
      method: 'HEAD',
      headers: { 'x-refresh-secret': secret, ...(encoding && { 'accept-encoding': encoding }), ...headers },
    });

  /** nginx answers a HEAD before it has stored the page. Only a refreshed page is a HIT at once: an expired one is not. */
  const untilVisible = async (asVisitor) => {
    const isNewer = async () => {
      const { headers, body } = await asVisitor();
      return headers['x-cache'] === 'HIT' && (headers.etag?.includes('newer') ?? body.includes('newer'));
    };
    expect(await waitUntil(isNewer, { timeoutMilliseconds: 1000 })).toBe(true);
  };

  beforeAll(async () => {
    web = await openTestServer();
    refreshPort = await findFreePort();
    nginx = await startNginx({
      port: await findFreePort(),
      webPorts: [web.port],
      cmsPort: web.port,
      hosts: '',
      refresh: { port: refreshPort, secret },
      logFile: `${temporaryFolder('nginx-log')}/nginx.log`,
    });
  });
  afterAll(async () => {
    await nginx?.child.stop();
    await web?.close();
  });
  beforeEach(() => {
    number += 1;
    path = `/page-${number}/`;
    text = 'older';
    web.asked = [];
    web.answer = (_asked, response) => {
      const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=900', etag: `"${text}"` };
      response.writeHead(200, headers);
      response.end(`<p>${text} ${'x'.repeat(1000)}</p>`);
    };
  });

  test.each(['br', 'gzip', ''])('replaces the stored answer for the encoding "%s"', async (encoding) => {
    await visit(encoding);
    text = 'newer';
    const answer = await refresh(encoding);
    expect([answer.status, answer.headers.etag?.replace('W/', '')]).toEqual([200, '"newer"']);
    await untilVisible(() => visit(encoding));
  });

  test('replaces the page for visitors of every port, because the web app knows only the host', async () => {
    await visit('', { host: `${host}:8080` });
    text = 'newer';
    await refresh();
    await untilVisible(() => visit('', { host: `${host}:8080` }));
  });

  test('answers 403 without the secret or with another one, and stores nothing', async () => {
    await visit();
    text = 'newer';
    expect((await refresh('', { 'x-refresh-secret': '' })).status).toBe(403);
    expect((await refresh('', { 'x-refresh-secret': `${secret}x` })).status).toBe(403);
    expect((await visit()).body.toString()).toContain('older');
  });

  test('refreshes nothing for a visitor who sends the secret to the public port', async () => {
    await visit();
    text = 'newer';
    const answer = await visit('', { headers: { 'x-refresh-secret': secret } });
    expect([answer.headers['x-cache'], answer.body.toString()]).toEqual(['HIT', expect.stringContaining('older')]);
  });

  test('passes the secret to no web server', async () => {
    await refresh();
    await visit('', { method: 'POST', headers: { 'x-refresh-secret': secret } });
    expect(web.asked).toHaveLength(2);
    for (const { headers } of web.asked) expect(headers).not.toHaveProperty('x-refresh-secret');
  });

  test('replaces no page by a failure of the web server', async () => {
    await visit();
    web.answer = (_asked, response) => response.writeHead(500).end();
    expect((await refresh()).status).toBe(500);
    const after = await visit();
    expect([after.headers['x-cache'], after.body.toString()]).toEqual(['HIT', expect.stringContaining('older')]);
  });

  test('does not wait for a visitor whose request for the page is running', async () => {
    let answerVisitor;
    web.answer = (_asked, response) => {
      answerVisitor = () => response.end('<p>older</p>');
    };
    const visitor = visit();
    while (!answerVisitor) await wait(10);
    web.answer = (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=900' });
      response.end('<p>newer</p>');
    };
    expect((await refresh()).status).toBe(200);
    await untilVisible(visit);
    answerVisitor();
    await visitor;
  });
});
