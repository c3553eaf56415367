// @ts-check
import { Failure } from '../../scripts/console/failure.mjs';
import { startBareApp } from '../bare-app.mjs';
import { logIn } from '../cms/log-in.mjs';
import { addContent, ENTRIES, slugOfNumber } from '../content/add-content.mjs';
import { askCms, privateBytes, timed } from '../content/ask.mjs';
import { startFillableCms } from '../content/fillable-cms.mjs';
import { median } from '../figures/percentiles.mjs';
import { mebibytes, milliseconds, ratio, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';

/** @typedef {{ figure: string, value: number, isCompared: boolean }} Cell `value`: as a multiple of its yardstick, if it has one */

/**
 * Measures what grows when ten sites have 1 000, 10 000 and 100 000 pages: starts and memory of the web app, questions of pages and
 * editors to the CMS on PostgreSQL, first visits, sitemaps, and the manifest in Redis. The build knows no content.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureContentGrowth(context) {
  const { steps, environment, quick } = context;
  const [buildFolder, bareFolder] = [await steps.run('Web app', context.webBuild), await context.bareBuild()];
  const cms = await startFillableCms(context, { REVALIDATE_URLS: '' });
  /** @type {Map<string, Cell[]>} */
  const rows = new Map();
  try {
    const session = await logIn(cms);
    for (const [size, entries] of Object.entries(ENTRIES)) {
      if (quick && size !== '1 000') continue;
      await steps.run(`${size} pages`, () => addContent(cms.environment, entries));
      const ofSize = await steps.run('Starts, visits and questions', async () => ({
        ...(await measureWeb({ cms, buildFolder, bareFolder, environment, size }, quick ? 1 : 7)),
        ...(await measureCms(
          { port: cms.ports.cms, token: environment.CMS_READ_TOKEN ?? '', session },
          entries.articles,
          quick ? 2 : 40,
        )),
      }));
      for (const [name, cell] of Object.entries(ofSize)) rows.set(name, [...(rows.get(name) ?? []), cell]);
    }
  } finally {
    await cms.stop();
  }
  const lines = [...rows].map(([name, cells]) => [
    name,
    ...cells.map(({ figure }) => figure),
    cells[0]?.isCompared ? ratio((cells.at(-1)?.value ?? 0) / cells[0].value) : '–',
  ]);
  const how = `Ten sites on PostgreSQL, with Redis. Starts are compared with those of a bare Next app, questions and first visits with a list of a few rows, each in turn. The web app is built once, without a CMS: its build does not grow.`;
  return `${how}\n\n${table(
    [
      '',
      ...Object.keys(ENTRIES)
        .slice(0, quick ? 1 : 3)
        .map((size) => `${size} pages`),
      'multiple',
    ],
    lines,
  )}`;
}

/**
 * @param {{ cms: import('../content/fillable-cms.mjs').FillableCms, buildFolder: string, bareFolder: string, environment: Record<string, string>, size: string }} servers
 * @param {number} rounds
 * @returns {Promise<Record<string, Cell>>}
 */
async function measureWeb({ cms, buildFolder, bareFolder, environment, size }, rounds) {
  const redis = await cms.openEmptyRedis();
  const start = () => cms.startWeb(buildFolder, `web, ${size} pages`);
  // Nothing is saved and nothing is shared: it reads every address from the CMS.
  let firstStart = 0;
  const first = await timedResult(start, (time) => (firstStart = time));
  const shared = await bytesOfManifest(redis);
  const visit = async (/** @type {string} */ path) => {
    const answer = await fetchPage({ port: cms.ports.web, host: 'es.localhost', path });
    if (answer.status !== 200) throw new Failure(`${path} answered ${answer.status}.`);
    return answer;
  };
  const addresses = await countAddresses(visit);
  const visits = [];
  for (let number = 1; number <= 20; number += 1) {
    visits.push(await timed(() => visit(`/blog/${slugOfNumber('articles', number)}/`)));
  }
  /** @type {{ body: string }} */
  let sitemap = { body: '' };
  const sitemapTime = await timed(async () => (sitemap = await visit('/sitemaps/articles.xml')));
  const memory = privateBytes(first.child.pid);
  await first.child.stop();
  /** @type {number[]} */
  const starts = [];
  /** @type {number[]} */
  const bares = [];
  for (let round = 0; round < rounds; round += 1) {
    const again = await timedResult(start, (time) => starts.push(time));
    await again.child.stop();
    const bare = await timedResult(
      () => startBareApp(bareFolder, environment),
      (time) => bares.push(time),
    );
    await bare.child.stop();
  }
  await redis.disconnect();
  return {
    'addresses in the sitemaps of Spain': plain(String(addresses), addresses),
    'start with a saved manifest': compared(
      milliseconds(median(starts)),
      median(starts.map((time, round) => time / (bares[round] ?? Number.NaN))),
    ),
    'start without one, from the CMS': plain(milliseconds(firstStart), firstStart),
    'memory of the web app after its first start': plain(mebibytes(memory), memory),
    'manifest in Redis': plain(`${mebibytes(shared.bytes)} in ${shared.pieces} pieces`, shared.bytes),
    'largest piece': plain(`${Math.round(shared.largest / 1024)} KiB`, shared.largest),
    'first visit of an article': plain(milliseconds(median(visits)), median(visits)),
    'sitemap of the articles of es-ES': plain(
      `${milliseconds(sitemapTime)}, ${mebibytes(sitemap.body.length)}`,
      sitemapTime,
    ),
  };
}

/** @param {import('../content/ask.mjs').Cms} cms @param {number} articles @param {number} rounds @returns {Promise<Record<string, Cell>>} */
async function measureCms(cms, articles, rounds) {
  const times = Object.entries(await askCms(cms, { articles, rounds }));
  return Object.fromEntries(
    times.map(([name, time]) => [name, compared(milliseconds(time.milliseconds), time.multiple)]),
  );
}

/** @param {string} figure @param {number} value @returns {Cell} */
const plain = (figure, value) => ({ figure, value, isCompared: false });
/** @param {string} figure @param {number} value @returns {Cell} */
const compared = (figure, value) => ({ figure, value, isCompared: true });

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @param {(milliseconds: number) => unknown} onTime
 * @returns {Promise<Result>}
 */
async function timedResult(work, onTime) {
  const startedAt = performance.now();
  const result = await work();
  onTime(performance.now() - startedAt);
  return result;
}

/** @param {import('../content/fillable-cms.mjs').RedisClient} redis */
async function bytesOfManifest(redis) {
  const sizes = await Promise.all((await redis.keys('*:piece:*')).map((key) => redis.strLen(key)));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), pieces: sizes.length, largest: Math.max(...sizes) };
}

/** @param {(path: string) => Promise<{ body: string }>} visit */
async function countAddresses(visit) {
  const index = (await visit('/sitemap.xml')).body;
  const files = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)</g)].map(([, path]) => path ?? '');
  let count = 0;
  for (const file of files) count += ((await visit(file)).body.match(/<url>/g) ?? []).length;
  return count;
}
