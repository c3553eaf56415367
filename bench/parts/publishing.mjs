// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../scripts/console/failure.mjs';
import { CmsEditor } from '../cms/cms-editor.mjs';
import { percentile } from '../figures/percentiles.mjs';
import { milliseconds, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';

const SLUG = 'presupuesto-mensual-y-fondo-de-emergencia';
const PATH = `/blog/${SLUG}/`;
/** Between two requests of a place. Three places are requested at once, so a shorter pause would load the machine. */
const PAUSE_MILLISECONDS = 50;
const TIMEOUT_MILLISECONDS = 20_000;

/**
 * Measures the time from the answer to the editor until a visitor sees the change, at each of two origins and through nginx,
 * which may serve its stored page for two seconds. All three places are requested at once.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measurePublishing(context) {
  const stack = await context.stack();
  const times = context.quick ? 5 : 100;
  const editor = await CmsEditor.logIn(stack.cms.port, stack.environment);
  const { documentId, title } = await editor.findArticle('es-ES', SLUG);
  const places = {
    ...Object.fromEntries(
      stack.webs.map(({ port }, index) => [`origin ${index + 1}`, { port, host: `es.localhost:${port}` }]),
    ),
    'through nginx': { port: stack.nginx.port, host: stack.hostHeader('ES') },
  };
  /** @type {Record<string, number[]>} */
  const took = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
  for (const place of Object.values(places)) await fetchPage({ ...place, path: PATH });

  await context.steps.run(`Publishing, ${times} times`, async () => {
    for (let round = 1; round <= times; round += 1) {
      const changed = `Publicado la vez ${round} de ${times}`;
      await editor.publishArticle('es-ES', documentId, { title: changed });
      const publishedAt = performance.now();
      const visible = Object.entries(places).map(async ([name, place]) => {
        await untilVisible(place, changed, publishedAt);
        took[name]?.push(performance.now() - publishedAt);
      });
      await Promise.all(visible);
    }
    await editor.publishArticle('es-ES', documentId, { title });
  });
  const rows = Object.entries(took).map(([name, each]) => [
    name,
    ...[0.5, 0.99, 1].map((share) => milliseconds(percentile(each, share))),
  ]);
  return `An article published ${times} times over two web instances, each place asked every ${PAUSE_MILLISECONDS} ms.\n\n${table(['', 'p50', 'p99', 'slowest'], rows)}`;
}

/** @param {{ port: number, host: string }} place @param {string} text @param {number} since */
async function untilVisible(place, text, since) {
  for (;;) {
    const { status, body } = await fetchPage({ ...place, path: PATH });
    if (status === 200 && body.includes(text)) return;
    if (performance.now() - since > TIMEOUT_MILLISECONDS) {
      throw new Failure(`${place.host}${PATH} did not show what was published within 20 s (last answer: ${status}).`);
    }
    await wait(PAUSE_MILLISECONDS);
  }
}
