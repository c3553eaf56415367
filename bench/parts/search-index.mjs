// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/databases/postgres.mjs';
import { startRedis } from '../../scripts/databases/redis.mjs';
import { LOG_FOLDER, WEB_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { startCms, startWeb } from '../../scripts/stack/servers.mjs';
import { CmsEditor } from '../cms/cms-editor.mjs';
import { addContent, slugOfNumber } from '../content/add-content.mjs';
import { privateBytes, timed } from '../content/ask.mjs';
import { median } from '../figures/percentiles.mjs';
import { mebibytes, milliseconds, ratio, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';

const LOGS = join(LOG_FOLDER, 'bench');
const LOCALE = 'es-ES';
const SITES = [LOCALE];
/** Entries of the site by their number. */
const SIZES = {
  '1 000': { articles: 780, pages: 200, lenders: 20 },
  '8 000': { articles: 6_000, pages: 1_980, lenders: 20 },
};
const TIMEOUT_MILLISECONDS = 30_000;

/** @typedef {{ figure: string, value: number }} Cell */
/** @typedef {import('../../scripts/stack/environments.mjs').StackOptions} Stack */

/**
 * Measures what the index of the search costs on a site with 1 000 and with 8 000 entries: the first search of the first web server, which
 * reads the CMS, that of a further server, which has the documents from Redis, and the time from a publish until a search finds it.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureSearchIndex(context) {
  const { steps, environment, quick } = context;
  const buildFolder = await steps.run('Web app', context.webBuild);
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const folder = temporaryFolder('search-index');
  const stack = {
    environment: { ...environment, ...postgres.environment, REDIS_URL: redis.url },
    ports: { web: await findFreePort(), cms: await findFreePort() },
    databaseFile: join(folder, 'unused.sqlite'),
    publicFolder: join(folder, 'public'),
    webDataFolder: join(folder, 'web'),
  };
  const cms = await steps.run('CMS on PostgreSQL, seeded', () => startCms(stack, LOGS, { LOG_LEVEL: 'error' }));
  /** @type {Map<string, Cell[]>} */
  const rows = new Map();
  const sizes = Object.entries(SIZES).slice(0, quick ? 1 : undefined);
  try {
    const editor = await CmsEditor.logIn(stack.ports.cms, stack.environment);
    for (const [size, entries] of sizes) {
      await steps.run(`${size} entries`, () => addContent(stack.environment, entries, SITES));
      const ofSize = await steps.run('First searches and publishes', () =>
        measureSite(
          {
            stack: { ...stack, webDataFolder: join(folder, size) },
            buildFolder,
            editor,
          },
          quick ? 2 : 10,
        ),
      );
      for (const [name, cell] of Object.entries(ofSize)) rows.set(name, [...(rows.get(name) ?? []), cell]);
    }
  } finally {
    await cms.child.stop();
    await redis.child.stop();
    await postgres.stop();
  }
  const lines = [...rows].map(([name, cells]) => [
    name,
    ...cells.map(({ figure }) => figure),
    cells.length > 1 ? ratio((cells.at(-1)?.value ?? 0) / (cells[0]?.value ?? 1)) : '–',
  ]);
  const how =
    'One site, PostgreSQL and Redis. The multiple compares the sizes. The yardstick of each column is a search with its index ready.';
  return `${how}\n\n${table(['', ...sizes.map(([size]) => `${size} entries`), 'multiple'], lines)}`;
}

/**
 * @param {{ stack: Stack, buildFolder: string, editor: CmsEditor }} servers
 * @param {number} rounds
 * @returns {Promise<Record<string, Cell>>}
 */
async function measureSite({ stack, buildFolder, editor }, rounds) {
  const { createClient } = createRequire(join(WEB_FOLDER, 'package.json'))('redis');
  const redis = createClient({ url: stack.environment.REDIS_URL });
  await redis.connect();
  await redis.flushAll();
  const start = (/** @type {string} */ name) =>
    startWeb({ ...stack, webDataFolder: join(stack.webDataFolder, name) }, buildFolder, LOGS, { LOG_LEVEL: 'error' });
  const search = (/** @type {string} */ word) => searchFor(stack.ports.web, word);

  const first = await start('first');
  // Loads what every request needs. No server prepares the search in its first seconds.
  await fetchPage({ port: stack.ports.web, host: 'es.localhost', path: '/' });
  const before = privateBytes(first.child.pid);
  const fromCms = await timed(() => search('medicion'));
  const memory = privateBytes(first.child.pid) - before;
  const ready = [];
  for (let round = 0; round < rounds * 4; round += 1) ready.push(await timed(() => search('medicion')));
  const yardstick = median(ready);
  const published = [];
  for (let round = 1; round <= rounds; round += 1) published.push(await publishAndFind(editor, search, round));
  await first.child.stop();
  const stored = await bytesOfDocuments(redis);

  const second = await start('second');
  await fetchPage({ port: stack.ports.web, host: 'es.localhost', path: '/' });
  const fromStored = await timed(() => search('medicion'));
  await second.child.stop();
  await redis.disconnect();

  const against = (/** @type {number} */ time) => ({
    figure: `${milliseconds(time)}, ${ratio(time / yardstick)} yardsticks`,
    value: time,
  });
  return {
    'yardstick: a search with its index ready': { figure: milliseconds(yardstick), value: yardstick },
    'first search, which reads the CMS': against(fromCms),
    'first search of a further server, from Redis': against(fromStored),
    'from a publish until a search finds it': against(median(published)),
    'memory of the web server for the index': { figure: mebibytes(memory), value: memory },
    'documents in Redis': { figure: `${Math.round(stored / 1024)} KiB`, value: stored },
  };
}

/** @param {CmsEditor} editor @param {(word: string) => Promise<number>} search @param {number} round @returns {Promise<number>} milliseconds */
async function publishAndFind(editor, search, round) {
  const { documentId } = await editor.findArticle(LOCALE, slugOfNumber('articles', round));
  const word = `zarzaparrilla${round}${Date.now().toString(36)}`;
  await editor.publishArticle(LOCALE, documentId, { title: `Medición: ${word}` });
  const publishedAt = performance.now();
  while ((await search(word)) === 0) {
    if (performance.now() - publishedAt > TIMEOUT_MILLISECONDS) throw new Error(`No search finds ${word}`);
    await wait(20);
  }
  return performance.now() - publishedAt;
}

/** @param {number} port @param {string} word @returns {Promise<number>} suggestions */
async function searchFor(port, word) {
  const path = `/api/search?${new URLSearchParams({ site: LOCALE, q: word })}`;
  const { status, body } = await fetchPage({ port, host: 'es.localhost', path });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return JSON.parse(body).suggestions.length;
}

/** @param {{ keys(pattern: string): Promise<string[]>, memoryUsage(key: string): Promise<number | null> }} redis */
async function bytesOfDocuments(redis) {
  const sizes = await Promise.all((await redis.keys('*search-documents*')).map((key) => redis.memoryUsage(key)));
  return sizes.reduce((/** @type {number} */ sum, size) => sum + (size ?? 0), 0);
}
