// @ts-check
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { tailOfLog } from '../processes/log-tail.mjs';
import { systemUser } from '../processes/system-user.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { findNginx } from '../stack/nginx.mjs';
import { openShippedStack } from '../stack/shipped-stack.mjs';
import { ask } from './fault/load/ask.mjs';
import { wrongOutage } from './fault/load/judge-answer.mjs';
import { faceOf } from './fault/load/page-face.mjs';
import { SITES } from './fault/load/sites.mjs';
import { takeScreenshots } from './screenshots.mjs';

/**
 * @typedef {import('./house.mjs').Verdict} Verdict
 * @typedef {import('../stack/shipped-stack.mjs').ShippedStack} ShippedStack
 */

/** What is for the apps among themselves, and for who runs them: by host, what must not be there through nginx. */
const PRIVATE = /** @type {const} */ ([
  ['es.localhost', ['/metrics', '/api/revalidate', '/api/revalidate/drop']],
  ['cms.localhost', ['/metrics', '/api/health', '/api/health/ready', '/graphql', '/_health', '/api/applications']],
]);

/** Sites that have content in the seed. */
const WITH_CONTENT = ['es-ES', 'es-MX', 'uk-UA', 'ru-UA'];

/**
 * What compose describes, run as processes: the same commands, environment and nginx configuration.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {string} chromium
 * @param {Parameters<typeof openShippedStack>[1]} [options]
 * @returns {Promise<Verdict[]>}
 */
export async function judgeShipped(steps, chromium, options) {
  const stack = await openShippedStack(steps, options);
  try {
    return [
      await judgeConfiguration(stack),
      await judgeAnswers(stack),
      await judgePrivacy(stack),
      await judgePictures(steps, stack, chromium),
    ];
  } finally {
    await stack.close();
  }
}

/** @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgeConfiguration({ nginx, logFolder }) {
  const bullet = 'nginx of this machine accepts the configuration that ships (nginx -t)';
  const folder = dirname(nginx.cacheFolder);
  const logFile = join(logFolder, 'nginx-tested.log');
  // As who it runs: tested by root, its folders would be root's from then on.
  const user = systemUser('www-data');
  mkdirSync(logFolder, { recursive: true });
  writeFileSync(logFile, '');
  if (user) chownSync(logFile, user.uid, user.gid);
  const args = ['-t', '-c', join(folder, 'run/configuration/nginx.conf'), '-e', 'stderr'];
  const env = { PATH: process.env.PATH ?? '' };
  const { code } = await startChild(findNginx() ?? 'nginx', args, { cwd: folder, env, logFile, ...user }).exited;
  return { bullet, isPassed: code === 0, figures: `${code === 0 ? '' : '✗ '}${tailOfLog(logFile, 1)}` };
}

/** Every site through nginx, and what nginx does for it. @param {ShippedStack} stack @returns {Promise<Verdict>} */
async function judgeAnswers({ nginx, cms }) {
  /** @type {string[]} */
  const problems = [];
  const get = (/** @type {string} */ country, /** @type {string} */ path, more = {}) =>
    ask({ port: nginx.port, host: `${country}.localhost:${nginx.port}`, path, ...more });
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => void (isSo || problems.push(`✗ ${what}`));

  for (const { country, path, language } of SITES) {
    const { status, body } = await get(country, path);
    if (WITH_CONTENT.includes(language))
      expect(`${language} answers ${status}`, status === 200 && faceOf(body).language === language);
    else expect(`${language}, which has no content, answers ${status}`, [200, 404, 503].includes(status));
  }
  await get('es', '/blog/');
  const campaign = await get('es', '/blog/?utm_source=x&gclid=y');
  expect(
    'a campaign finds the page that nginx has',
    /HIT|UPDATING|STALE|EXPIRED/.test(String(campaign.headers['x-cache'])),
  );
  for (const encoding of ['gzip', 'br']) {
    const answer = await get('es', '/blog/', { headers: { 'accept-encoding': encoding } });
    expect(`${encoding} is answered`, answer.headers['content-encoding'] === encoding);
  }
  const long = await get('es', '/blog/', { method: 'POST', body: 'x'.repeat(70_000) });
  expect(`a body over 64 KB is refused (${long.status})`, long.status === 413);
  const feed = await get('es', '/offers_data/configs/es_feed.json');
  expect('the feed comes from the CMS', feed.status === 200 && feed.body.startsWith('['));
  const panel = await ask({ port: nginx.port, host: `cms.localhost:${nginx.port}`, path: '/admin' });
  expect(`the admin panel is on its own host (${panel.status})`, panel.status === 200);
  const outside = await get('es', '/admin');
  expect('and on no other', outside.status !== 200);
  const read = await ask({ port: cms.port, host: `localhost:${cms.port}`, path: '/graphql?query={articles{slug}}' });
  expect('GraphQL says nothing to who has no token', ![200].includes(read.status));
  return {
    bullet: 'What compose describes runs as processes: every site, cache, compression, limits, routes to the CMS',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${SITES.length} sites`,
  };
}

/** Health and metrics: there for who runs the servers, not for outside. @param {ShippedStack} stack @returns {Promise<Verdict>} */
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
      expect(`${path} of ${name} is stored by nobody`, /no-store/.test(headers['cache-control'] ?? ''));
    }
    const metrics = await at('/metrics', metricsPort);
    expect(`${name} has metrics on its own port`, metrics.status === 200 && /^prestafaro_/m.test(metrics.body));
    const elsewhere = await at('/metrics');
    expect(`and not where visitors come (${elsewhere.status})`, !/^prestafaro_/m.test(elsewhere.body));
  }
  const throughNginx = (/** @type {string} */ host, /** @type {string} */ path) =>
    ask({ port: nginx.port, host: `${host}:${nginx.port}`, path });
  for (const [host, paths] of PRIVATE) {
    for (const path of paths) {
      const { status } = await throughNginx(host, path);
      expect(`nginx leads nobody to ${path} of ${host} (${status})`, status === 404);
    }
  }
  // For a load balancer in front; it says nothing that a visitor may not know.
  const ready = await throughNginx('es.localhost', '/api/health/ready');
  expect(`a balancer can ask how the web servers are (${ready.status})`, ready.status === 200);
  return {
    bullet: 'Health (live, ready) and metrics of both apps: where they belong; the CMS and all metrics inside only',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `${webs.length + 1} servers`,
  };
}

/**
 * The country's own error page, with every web server gone.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {ShippedStack} stack
 * @param {string} chromium
 * @returns {Promise<Verdict>}
 */
async function judgePictures(steps, { nginx, webs }, chromium) {
  await Promise.all(webs.map(({ child }) => child.kill()));
  const { port } = nginx;
  const unseen = SITES.map(({ country, path, language }) => ({ country, path: `${path}never-seen/`, language }));
  const isGone = async () => (await ask({ port, host: `es.localhost:${port}`, path: '/never-seen/' })).status === 502;
  await waitUntil(isGone, { timeoutMilliseconds: 10_000 });
  const problems = [];
  for (const { country, path, language } of unseen) {
    const wrong = wrongOutage(await ask({ port, host: `${country}.localhost:${port}`, path }), language);
    if (wrong) problems.push(`✗ ${language}: ${wrong}`);
  }
  const shots = unseen.map(({ country, path, language }) => ({
    name: `outage-${language}`,
    url: `http://${country}.localhost:${port}${path}`,
  }));
  const folder = join(ROOT, 'screenshots/outage');
  const pictures = await steps.run('Screenshots of the outage', () => takeScreenshots(shots, folder, chromium));
  return {
    bullet: 'The error page of every country, in its words, while no web server answers; pictures to look at',
    isPassed: problems.length === 0 && pictures === shots.length * 6,
    figures: [`${pictures} in screenshots/outage/`, ...problems].join('; '),
  };
}
