// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { heapOf, sendCrowd } from '../../e2e/visitors/crowd.mjs';
import { EDITED_PATH, EDITED_SLUG } from '../../e2e/visitors/edited-article.mjs';
import { countRenders, countStored } from '../../e2e/visitors/stored-things.mjs';
import { Failure } from '../../scripts/console/failure.mjs';
import { CmsEditor } from '../cms/cms-editor.mjs';
import { median, percentile } from '../figures/percentiles.mjs';
import { mebibytes, milliseconds, ratio, table } from '../figures/tables.mjs';

const LOCALE = 'es-ES';
/** As many as one machine with two cores can send without being the bottleneck itself. */
const AT_ONCE = 200;
const VISITORS = 2_000;
const UNKNOWN = 100_000;
const QUERIES = 10_000;

/**
 * Measures what a crowd costs: 2 000 visitors of a page while it is published, against as many of a stored page; a crawl of unknown
 * addresses; and a campaign with a query for each visitor.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measurePeak(context) {
  const stack = await context.stack();
  const origins = stack.webs.map(({ port }) => ({ port, host: `es.localhost:${port}` }));
  const front = [{ port: stack.nginx.port, host: stack.hostHeader('ES') }];
  /** @type {(string | number)[][]} */
  const rows = [];
  const unknown = context.quick ? 2_000 : UNKNOWN;
  const queries = context.quick ? 500 : QUERIES;
  const heaps = () => Promise.all(stack.webs.map((web) => heapOf(web, context.quick ? 1 : 5)));
  /** @param {string} name @param {typeof origins} targets @param {number} visitors @param {(number: number) => string} path */
  const measure = async (name, targets, visitors, path) => {
    // The first visits make the pages that are stored.
    await sendCrowd(targets, { visitors: 100, atOnce: 10, path: () => path(0) });
    await wait(1000);
    const [before, heapBefore] = [await countStored(stack), await heaps()];
    const crowd = await context.steps.run(name, () => sendCrowd(targets, { visitors, atOnce: 32, path }));
    const [after, heapAfter] = [await countStored(stack), await heaps()];
    rows.push([
      name,
      visitors,
      Object.entries(crowd.statuses).map(String).join(' '),
      after.renders - before.renders,
      after.keys - before.keys,
      after.files - before.files,
      after.nginx - before.nginx,
      `${mebibytes(Math.max(...heapBefore))} → ${mebibytes(Math.max(...heapAfter))}`,
    ]);
  };
  await measure('a stored page', origins, unknown, () => EDITED_PATH);
  await measure('unknown addresses', origins, unknown, (number) => `/desconocida-${number}/`);
  await measure('an article with a query each', origins, queries, (number) => `${EDITED_PATH}?utm_id=${number}`);
  await measure('/offers/ with a query each', origins, queries, (number) => `/offers/?gclid=${number}`);
  await measure('an article with a query each, nginx', front, queries, (number) => `${EDITED_PATH}?utm_id=n${number}`);
  // Last, because after a publish the web app makes every page of the site again.
  const stampede = await context.steps.run('Visitors of a page while it is published', () =>
    measureStampede(context, origins),
  );
  const stored = table(
    ['', 'visits', 'status, answers', 'renders', 'keys in Redis', 'files', 'files of nginx', 'heap'],
    rows,
  );
  return `${stampede}\n\nWhat 32 visitors at a time add. Renders are those of both web instances; a page outlives its lifetime within an hour, and is then made again. The heap is the larger of both, as the garbage collector leaves it.\n\n${stored}`;
}

/** @param {import('../context.mjs').Context} context @param {{ port: number, host: string }[]} origins */
async function measureStampede(context, origins) {
  const stack = await context.stack();
  const { url } = stack.redis ?? {};
  if (!url) throw new Failure('This part needs Redis.');
  const editor = await CmsEditor.logIn(stack.cms.port, stack.environment);
  const { documentId, title } = await editor.findArticle(LOCALE, EDITED_SLUG);
  const rounds = context.quick ? 2 : 7;
  /** @type {{ renders: number, unchanged: number[], times: number[], share: number }[]} */
  const figures = [];
  const options = { visitors: VISITORS, atOnce: AT_ONCE, path: () => EDITED_PATH };
  for (let round = 0; round < rounds; round += 1) {
    const yardstick = await sendCrowd(origins, options);
    /** @type {import('../../e2e/visitors/crowd.mjs').Crowd | undefined} */
    let crowd;
    const renders = await countRenders(url, EDITED_SLUG, async () => {
      const publishing = editor.publishArticle(LOCALE, documentId, { title: `${title} ${round}` });
      crowd = await sendCrowd(origins, options);
      await publishing;
      await wait(1500);
    });
    if (!crowd) continue;
    for (const { statuses } of [yardstick, crowd]) {
      if (statuses[200] !== VISITORS) throw new Failure(`Visitors were answered ${JSON.stringify(statuses)}.`);
    }
    figures.push({ renders, unchanged: yardstick.times, times: crowd.times, share: yardstick.seconds / crowd.seconds });
    // The list of the site's other pages is requested as well.
    await wait(context.quick ? 0 : 3_000);
  }
  await editor.publishArticle(LOCALE, documentId, { title });
  const of = (/** @type {(figure: (typeof figures)[number]) => number} */ pick) => figures.map(pick);
  const most = Math.max(...of(({ renders }) => renders));
  const how = `${VISITORS} visitors of an article, ${AT_ONCE} at a time over two web instances, while it is published; ${rounds} rounds, medians. The yardstick is the same crowd when nothing changes.`;
  /** @param {(figure: (typeof figures)[number]) => number[]} pick */
  const times = (pick) =>
    [0.5, 0.99].map((share) => milliseconds(median(figures.map((figure) => percentile(pick(figure), share)))));
  return `${how}\n\n${table(
    ['', 'renders, most of a round', 'p50', 'p99', 'share of the yardstick'],
    [
      ['when nothing changes', 0, ...times(({ unchanged }) => unchanged), 1],
      ['while it is published', most, ...times(({ times }) => times), ratio(median(of(({ share }) => share)))],
    ],
  )}`;
}
