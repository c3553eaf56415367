// @ts-check
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from '../../scripts/processes/child.mjs';
import { tailOfLog } from '../../scripts/processes/log-tail.mjs';
import { systemUser } from '../../scripts/processes/system-user.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { findNginx } from '../../scripts/stack/nginx.mjs';
import { openShippedStack } from '../../scripts/stack/shipped-stack.mjs';
import { sendCrowd } from '../visitors/crowd.mjs';
import { countStored } from '../visitors/stored-things.mjs';
import { judgeEdge, startEdge } from './edge.mjs';
import { ask } from './load/ask.mjs';
import { wrongOutage } from './load/judge-answer.mjs';
import { identityOf } from './load/page-identity.mjs';
import { visitedSites } from './load/sites.mjs';

/**
 * @typedef {import('./verdicts.mjs').Verdict} Verdict
 * @typedef {import('../../scripts/stack/shipped-stack.mjs').ShippedStack} ShippedStack
 */

/** By host: paths for the apps themselves and for operators, which nginx must answer with 404. */
const PRIVATE = /** @type {const} */ ([
  ['es.localhost', ['/metrics', '/api/revalidate']],
  ['cms.localhost', ['/metrics', '/api/health', '/api/health/ready', '/graphql', '/_health', '/api/applications']],
]);

/** After it a page in nginx is no longer fresh. */
const EXPIRED_MILLISECONDS = 2_100;

/** Visitors of each kind in a crowd. The part `peak` of the bench sends more. */
const CROWD = 400;

/** Sites that have content in the seed. */
const WITH_CONTENT = ['es-ES', 'es-MX', 'uk-UA', 'ru-UA'];

/**
 * Runs what docker-compose.yml describes as processes, with the same commands, environment and nginx configuration, and
 * checks what each service answers.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {Parameters<typeof openShippedStack>[1]} [options]
 * @returns {Promise<Verdict[]>}
 */
export async function judgeShipped(steps, options) {
  /** @type {import('../../scripts/stack/shipped-stack.mjs').ShippedStack | undefined} */
  let stack;
  const { cdn, environment } = await startEdge(() => stack?.nginx.port ?? 0);
  try {
    stack = await openShippedStack(steps, { ...options, environment: { ...options?.environment, ...environment } });
    return [
      await judgeConfiguration(stack),
      await judgeAnswers(stack),
      await judgeStored(stack),
      // Before anything is published, after which pages are made.
      await judgeCrowds(stack),
      await judgeEdge(stack, cdn),
      await judgePrivacy(stack),
      await judgeErrorPages(stack),
    ];
  } finally {
    await stack?.close();
    await cdn.close();
  }
}

/** @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgeConfiguration({ nginx, logFolder }) {
  const bullet = 'nginx of this machine accepts the shipped configuration (nginx -t)';
  const folder = dirname(nginx.cacheFolder);
  const logFile = join(logFolder, 'nginx-tested.log');
  // Tested as root, nginx would make its folders the property of root.
  const user = systemUser('www-data');
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(logFile, '');
  if (user) chownSync(logFile, user.uid, user.gid);
  const args = ['-t', '-c', join(folder, 'run/configuration/nginx.conf'), '-e', 'stderr'];
  const env = { PATH: process.env.PATH ?? '' };
  const { code } = await startChild(findNginx() ?? 'nginx', args, { cwd: folder, env, logFile, ...user }).exited;
  return { bullet, isPassed: code === 0, figures: `${code === 0 ? '' : '✗ '}${tailOfLog(logFile, 1)}` };
}

/** Asks every site through nginx, and checks what nginx adds. @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgeAnswers({ nginx, cms }) {
  const sites = await visitedSites();
  /** @type {string[]} */
  const problems = [];
  const get = (/** @type {string} */ country, /** @type {string} */ path, more = {}) =>
    ask({ port: nginx.port, host: `${country}.localhost:${nginx.port}`, path, ...more });
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => void (isSo || problems.push(`✗ ${what}`));

  for (const { country, path, language } of sites) {
    const { status, body } = await get(country, path);
    if (WITH_CONTENT.includes(language))
      expect(`${language} answers ${status}`, status === 200 && identityOf(body).language === language);
    else expect(`${language}, which has no content, answers ${status}`, [200, 404, 503].includes(status));
  }
  await get('es', '/blog/');
  const campaign = await get('es', '/blog/?utm_source=x&gclid=y');
  expect(
    'a path with campaign parameters is answered from the cache of nginx',
    /HIT|UPDATING|STALE|EXPIRED|REVALIDATED/.test(String(campaign.headers['x-cache'])),
  );
  for (const encoding of ['gzip', 'br']) {
    const answer = await get('es', '/blog/', { headers: { 'accept-encoding': encoding } });
    expect(`the answer is compressed with ${encoding}`, answer.headers['content-encoding'] === encoding);
  }
  const long = await get('es', '/blog/', { method: 'POST', body: 'x'.repeat(70_000) });
  expect(`a body over 64 KB is refused (${long.status})`, long.status === 413);
  const feed = await get('es', '/offers_data/configs/es_feed.json');
  expect('the feed comes from the CMS', feed.status === 200 && feed.body.startsWith('['));
  const panel = await ask({ port: nginx.port, host: `cms.localhost:${nginx.port}`, path: '/admin' });
  expect(`the admin panel is on its own host (${panel.status})`, panel.status === 200);
  const outside = await get('es', '/admin');
  expect('the admin panel is on no other host', outside.status !== 200);
  const read = await ask({ port: cms.port, host: `localhost:${cms.port}`, path: '/graphql?query={articles{slug}}' });
  expect('GraphQL refuses a request without a token', ![200].includes(read.status));
  return {
    bullet: 'The services of docker-compose.yml: every site answers; cache, compression, limits, routes to the CMS',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${sites.length} sites`,
  };
}

/** What nginx stores of the apps themselves: unchanged pages, and uploaded files. @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgeStored({ nginx, cms }) {
  /** @type {string[]} */
  const problems = [];
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => void (isSo || problems.push(`✗ ${what}`));
  const host = `es.localhost:${nginx.port}`;
  const get = (/** @type {string} */ path, headers = {}) => ask({ port: nginx.port, host, path, headers });

  const gzip = { 'accept-encoding': 'gzip' };
  const { headers } = await get('/blog/', gzip);
  await wait(EXPIRED_MILLISECONDS);
  const unchanged = await get('/blog/', gzip);
  const cache = unchanged.headers['x-cache'];
  expect(`an unchanged page is not sent again to nginx (${cache})`, cache === 'REVALIDATED');
  expect('it keeps its ETag', headers.etag !== undefined && headers.etag === unchanged.headers.etag);

  const name = 'prueba_0a1b2c3d4e.pdf';
  const missing = await get(`/media/${name}`);
  expect(`a missing upload is not found (${missing.status})`, missing.status === 404);
  const folder = join(cms.publicFolder, 'uploads');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '0123456789'.repeat(100_000));
  const first = await get(`/media/${name}`);
  expect(`the upload is found as soon as it is there (${first.status})`, first.status === 200);
  rmSync(join(folder, name));
  const { status, body, headers: stored } = await get(`/media/${name}`);
  expect(`the whole upload is stored (${status}, ${body.length} bytes)`, status === 200 && body.length === 1_000_000);
  expect('browsers keep it', /immutable/.test(stored['cache-control'] ?? ''));
  return {
    bullet: 'nginx asks whether a page has changed, and stores uploaded files',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `an upload of ${body.length} bytes`,
  };
}

/**
 * What a crowd stores and makes: unknown addresses, and a query for each visitor.
 * @param {ShippedStack} stack
 * @returns {Promise<Verdict>}
 */
async function judgeCrowds(stack) {
  const origins = stack.webs.map(({ port }) => ({ port, host: `es.localhost:${port}` }));
  const front = [{ port: stack.nginx.port, host: stack.hostHeader('ES') }];
  /** @type {[targets: typeof origins, path: (number: number) => string, status: number][]} */
  const crowds = [
    [origins, (number) => `/unknown-${number}/`, 404],
    [origins, (number) => `/blog/que-es-asnef/?utm_id=${number}`, 200],
    [origins, (number) => `/offers/?gclid=${number}`, 200],
    [front, (number) => `/blog/que-es-asnef/?utm_id=${number}`, 200],
  ];
  const visit = async (/** @type {number} */ visitors, from = 0) => {
    const problems = [];
    for (const [targets, path, status] of crowds) {
      const { statuses } = await sendCrowd(targets, { visitors, atOnce: 20, path: (number) => path(from + number) });
      if (statuses[status] !== visitors) problems.push(`✗ ${path(0)}: ${JSON.stringify(statuses)}`);
    }
    return problems;
  };
  // The first visits make the pages.
  const problems = await visit(40);
  await wait(EXPIRED_MILLISECONDS);
  const before = await countStored(stack);
  problems.push(...(await visit(CROWD, 1_000)));
  const after = await countStored(stack);
  for (const name of /** @type {const} */ (['keys', 'files', 'nginx', 'renders'])) {
    const more = after[name] - before[name];
    if (more > 0) problems.push(`✗ ${more} more ${name}`);
  }
  return {
    bullet: 'Unknown addresses and campaign queries are answered without a render, and store nothing',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${crowds.length * CROWD} visits`,
  };
}

/** Health and metrics are reachable for operators and not through nginx. @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgePrivacy({ nginx, webs, cms }) {
  /** @type {string[]} */
  const problems = [];
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => void (isSo || problems.push(`✗ ${what}`));
  for (const [name, { port, metricsPort }] of /** @type {const} */ ([
    ['the CMS', cms],
    ...webs.map((web, index) => /** @type {const} */ ([`web ${index + 1}`, web])),
  ])) {
    const at = (/** @type {string} */ path, on = port) => ask({ port: on, host: `localhost:${on}`, path });
    for (const path of ['/api/health/live', '/api/health/ready', '/api/health']) {
      const { status, body, headers } = await at(path);
      expect(`${name} answers ${path} (${status})`, status === 200 && /"status":"ok"/.test(body));
      expect(`no cache may store ${path} of ${name}`, /no-store/.test(headers['cache-control'] ?? ''));
    }
    const metrics = await at('/metrics', metricsPort);
    expect(`${name} has metrics on its own port`, metrics.status === 200 && /^prestafaro_/m.test(metrics.body));
    const elsewhere = await at('/metrics');
    expect(`${name} has no metrics on its public port (${elsewhere.status})`, !/^prestafaro_/m.test(elsewhere.body));
  }
  const throughNginx = (/** @type {string} */ host, /** @type {string} */ path) =>
    ask({ port: nginx.port, host: `${host}:${nginx.port}`, path });
  for (const [host, paths] of PRIVATE) {
    for (const path of paths) {
      const { status } = await throughNginx(host, path);
      expect(`nginx answers 404 for ${path} of ${host} (${status})`, status === 404);
    }
  }
  // For a load balancer in front of nginx. Anybody may ask it, so it does not hold the checks. Another address than the one of
  // nginx itself, which here is the same machine.
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  const ready = await ask({
    port: nginx.port,
    host: `es.localhost:${nginx.port}`,
    path: '/api/health/ready',
    headers: visitor,
  });
  expect(`a load balancer reads the health of the web servers (${ready.status})`, ready.status === 200);
  expect(`it reads the status alone (${ready.body})`, ready.body === '{"status":"ok"}');
  return {
    bullet: 'Health (live, ready) and metrics of both apps answer on their own ports and not through nginx',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${webs.length + 1} servers`,
  };
}

/**
 * With every web server gone, nginx answers an unknown path of every site with the error page of that site.
 * @param {ShippedStack} stack
 * @returns {Promise<Verdict>}
 */
async function judgeErrorPages({ nginx, webs }) {
  await Promise.all(webs.map(({ child }) => child.kill()));
  const { port } = nginx;
  const isGone = async () => (await ask({ port, host: `es.localhost:${port}`, path: '/never-seen/' })).status === 502;
  await waitUntil(isGone, { timeoutMilliseconds: 10_000 });
  const sites = await visitedSites();
  const problems = [];
  for (const { country, path, language } of sites) {
    const answer = await ask({ port, host: `${country}.localhost:${port}`, path: `${path}never-seen/` });
    const wrong = wrongOutage(answer, language);
    if (wrong) problems.push(`✗ ${language}: ${wrong}`);
  }
  return {
    bullet: 'With no web server running, nginx answers every site with an error page in its language',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${sites.length} sites`,
  };
}
