// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { CmsEditor } from '../cms/cms-editor.mjs';
import { addContent, slugOfNumber } from '../content/add-content.mjs';
import { privateBytes, timed } from '../content/ask.mjs';
import { startFillableCms } from '../content/fillable-cms.mjs';
import { median } from '../figures/percentiles.mjs';
import { mebibytes, milliseconds, ratio, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';

const LOCALE = 'es-ES';
const SITES = [LOCALE];
/** Entries of the site by their number. */
const SIZES = {
  '1 000': { articles: 780, pages: 200, lenders: 20 },
  '8 000': { articles: 6_000, pages: 1_980, lenders: 20 },
};
const TIMEOUT_MILLISECONDS = 30_000;

/** @typedef {{ figure: string, value: number }} Cell */

/**
 * Measures what the index of the search costs on a site with 1 000 and with 8 000 entries: the first search of the first web server, which
 * reads the CMS, that of a further server, which has the documents from Redis, and the time from a publish until a search finds it.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureSearchIndex(context) {
  const { steps, quick } = context;
  const buildFolder = await steps.run('Web app', context.webBuild);
  const cms = await startFillableCms(context);
  /** @type {Map<string, Cell[]>} */
  const rows = new Map();
  const sizes = Object.entries(SIZES).slice(0, quick ? 1 : undefined);
  try {
    const editor = await CmsEditor.logIn(cms.ports.cms, cms.environment);
    for (const [size, entries] of sizes) {
      await steps.run(`${size} entries`, () => addContent(cms.environment, entries, SITES));
      const ofSize = await steps.run('First searches and publishes', () =>
        measureSite({ cms, buildFolder, editor, size }, quick ? 2 : 10),
      );
      for (const [name, cell] of Object.entries(ofSize)) rows.set(name, [...(rows.get(name) ?? []), cell]);
    }
  } finally {
    await cms.stop();
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
 * @param {{ cms: import('../content/fillable-cms.mjs').FillableCms, buildFolder: string, editor: CmsEditor, size: string }} servers
 * @param {number} rounds
 * @returns {Promise<Record<string, Cell>>}
 */
async function measureSite({ cms, buildFolder, editor, size }, rounds) {
  const redis = await cms.openEmptyRedis();
  const start = (/** @type {string} */ name) => cms.startWeb(buildFolder, `${name} web server, ${size} entries`);
  const search = (/** @type {string} */ word) => searchFor(cms.ports.web, word);

  const first = await start('first');
  // Loads what every request needs. No server prepares the search in its first seconds.
  await fetchPage({ port: cms.ports.web, host: 'es.localhost', path: '/' });
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
  await fetchPage({ port: cms.ports.web, host: 'es.localhost', path: '/' });
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

/** @param {import('../content/fillable-cms.mjs').RedisClient} redis */
async function bytesOfDocuments(redis) {
  const sizes = await Promise.all((await redis.keys('*search-documents*')).map((key) => redis.memoryUsage(key)));
  return sizes.reduce((/** @type {number} */ sum, size) => sum + (size ?? 0), 0);
}
