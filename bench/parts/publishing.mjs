// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { EDITED_PATH, EDITED_SLUG } from '../../e2e/visitors/edited-article.mjs';
import { Failure } from '../../scripts/console/failure.mjs';
import { CmsEditor } from '../cms/cms-editor.mjs';
import { addArticles, removeArticles, slugOfNumber } from '../cms/many-articles.mjs';
import { percentile } from '../figures/percentiles.mjs';
import { milliseconds, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';
import { RATINGS_PER_HOUR, startRatings } from '../load/ratings.mjs';

const LOCALE = 'es-ES';
const MANY_ARTICLES = 10_000;
/** Between two requests of a place. Three places are requested at once, so a shorter pause would load the machine. */
const PAUSE_MILLISECONDS = 50;
const TIMEOUT_MILLISECONDS = 20_000;
/** The web app reads all addresses once a minute, a hundred articles at a time. */
const READ_TIMEOUT_MILLISECONDS = 300_000;

/** @typedef {Record<string, { port: number, host: string }>} Places */

/**
 * Measures the time from the answer to the editor until a visitor sees the change, at each of two origins and through nginx,
 * whose stored page the web app refreshes. All three places are requested at once. It is measured three times: at rest,
 * while visitors rate articles as fast as a site allows, and with both that and 10 000 articles.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measurePublishing(context) {
  const stack = await context.stack();
  const times = context.quick ? 5 : 100;
  const editor = await CmsEditor.logIn(stack.cms.port, stack.environment);
  const { documentId, title } = await editor.findArticle(LOCALE, EDITED_SLUG);
  const articles = await editor.articleIds(LOCALE);
  const origins = Object.fromEntries(
    stack.webs.map(({ port }, index) => [`origin ${index + 1}`, { port, host: `es.localhost:${port}` }]),
  );
  const places = { ...origins, 'through nginx': { port: stack.nginx.port, host: stack.hostHeader('ES') } };
  for (const place of Object.values(places)) await fetchPage({ ...place, path: EDITED_PATH });

  const measure = async (/** @type {string} */ load) => {
    const took = await context.steps.run(`Publishing${load}, ${times} times`, () =>
      publishAndWatch(places, times, (/** @type {string} */ changed) =>
        editor.publishArticle(LOCALE, documentId, { title: changed }),
      ),
    );
    return Object.entries(took).map(([name, each]) => [
      name + load,
      ...[0.5, 0.99, 1].map((share) => milliseconds(percentile(each, share))),
    ]);
  };

  const rows = await measure('');
  const cms = { port: stack.cms.port, writeToken: stack.environment.CMS_WRITE_TOKEN ?? '' };
  const stopRatings = startRatings(cms, LOCALE, articles);
  let ratings = 0;
  try {
    const rated = `, ${RATINGS_PER_HOUR} ratings an hour`;
    rows.push(...(await measure(rated)));
    if (stack.postgres) {
      await context.steps.run(`${MANY_ARTICLES} articles`, async () => {
        await addArticles(stack.environment, LOCALE, MANY_ARTICLES);
        await untilRead(origins);
      });
      rows.push(...(await measure(`, ${MANY_ARTICLES} articles${rated}`)));
    }
  } finally {
    ratings = await stopRatings();
    if (stack.postgres) await removeArticles(stack.environment);
  }
  await editor.publishArticle(LOCALE, documentId, { title });
  const how = `An article published ${times} times over two web instances, each place asked every ${PAUSE_MILLISECONDS} ms; ${ratings} ratings.`;
  return `${how}\n\n${table(['', 'p50', 'p99', 'slowest'], rows)}`;
}

/**
 * @param {Places} places
 * @param {number} times
 * @param {(title: string) => Promise<void>} publish
 * @returns {Promise<Record<string, number[]>>} milliseconds by place
 */
export async function publishAndWatch(places, times, publish) {
  /** @type {Record<string, number[]>} */
  const took = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
  for (let round = 1; round <= times; round += 1) {
    const changed = `Publicado la vez ${round} de ${times}, ${randomWord()}`;
    await publish(changed);
    const publishedAt = performance.now();
    const visible = Object.entries(places).map(async ([name, place]) => {
      await untilVisible(place, changed, publishedAt);
      took[name]?.push(performance.now() - publishedAt);
    });
    await Promise.all(visible);
  }
  return took;
}

/** A title of an earlier measurement must not count as the new one. */
const randomWord = () => Math.random().toString(36).slice(2);

/** Waits until every origin has the address of the last added article. @param {Places} origins */
async function untilRead(origins) {
  const since = performance.now();
  for (const origin of Object.values(origins)) {
    while ((await fetchPage({ ...origin, path: `/blog/${slugOfNumber(MANY_ARTICLES)}/` })).status !== 200) {
      if (performance.now() - since > READ_TIMEOUT_MILLISECONDS)
        throw new Failure(`${origin.host} did not find ${MANY_ARTICLES} new articles within five minutes.`);
      await wait(1000);
    }
  }
}

/** @param {{ port: number, host: string }} place @param {string} text @param {number} since */
async function untilVisible(place, text, since) {
  for (;;) {
    const { status, body } = await fetchPage({ ...place, path: EDITED_PATH });
    if (status === 200 && body.includes(text)) return;
    if (performance.now() - since > TIMEOUT_MILLISECONDS) {
      throw new Failure(
        `${place.host}${EDITED_PATH} did not show what was published within 20 s (last answer: ${status}).`,
      );
    }
    await wait(PAUSE_MILLISECONDS);
  }
}
