// @ts-check
import { Failure } from '../../scripts/console/failure.mjs';
import { startBareApp, storePage } from '../bare-app.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';
import { compareInRounds } from '../load/rounds.mjs';
import { startStaticNginx } from '../load/static-nginx.mjs';
import { load } from '../load/wrk.mjs';

/** Stored pages of Spain, by their names in the bare app (bench/bare/proxy.js). */
const PAGES = { article: '/blog/que-es-asnef/', home: '/' };
const CAMPAIGN = '?utm_source=x';

/**
 * Measures how fast stored pages are served. The yardstick of our origin is a bare Next app with a proxy that only rewrites,
 * which has the same bytes stored. The yardstick of nginx in front of us is nginx with the same bytes in a file.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureRequests(context) {
  const stack = await context.stack();
  const origin = { port: stack.webs[0]?.port ?? 0, host: `es.localhost:${stack.webs[0]?.port}` };
  const front = { port: stack.nginx.port, host: stack.hostHeader('ES') };
  const pages = await storedPages(origin);
  const yardstick = await startYardstick(context, pages);
  const nginx = await startStaticNginx(pages);
  const seconds = context.quick ? 1 : 5;
  const rounds = context.quick ? 2 : 5;
  try {
    const rows = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const own = {
        yardstick: { port: yardstick.port, path: `/${name}` },
        static: { port: nginx.port, path: `/${name}.html` },
      };
      for (const target of Object.values(own)) await requireSame(target, pages[name] ?? '');
      const wrk =
        (/** @type {{ port: number, path: string, host?: string }} */ { port, path: of, host }) =>
        () =>
          load({ url: `http://localhost:${port}${of}`, host, seconds });
      const served = await compareInRounds(
        rounds,
        {
          'bare Next app, same bytes': wrk(own.yardstick),
          'our origin': wrk({ ...origin, path }),
          'our origin, ?utm_source=x': wrk({ ...origin, path: `${path}${CAMPAIGN}` }),
        },
        'bare Next app, same bytes',
      );
      const fronted = await compareInRounds(
        rounds,
        {
          'nginx, the same bytes in a file': wrk(own.static),
          'nginx in front of us': wrk({ ...front, path }),
          'nginx in front of us, ?utm_source=x': wrk({ ...front, path: `${path}${CAMPAIGN}` }),
        },
        'nginx, the same bytes in a file',
      );
      for (const [target, { perSecond, p99, ratio: share }] of [
        ...Object.entries(served),
        ...Object.entries(fronted),
      ]) {
        rows.push([`${name}: ${target}`, Math.round(perSecond), milliseconds(p99), ratio(share)]);
      }
    }
    const how = `wrk, one thread, 32 connections, ${rounds} rounds of ${seconds} s in turn, medians; the share is the median of each round's own.`;
    return `${how}\n\n${table(['', 'requests/s', 'p99', 'share of the yardstick'], rows)}`;
  } finally {
    await yardstick.child.stop();
    await nginx.stop();
  }
}

/**
 * Reads our pages as they are stored.
 * @param {{ port: number, host: string }} origin
 * @returns {Promise<Record<string, string>>}
 */
async function storedPages(origin) {
  const entries = Object.entries(PAGES).map(async ([name, path]) => {
    // The first request makes the page; the second is served from the store.
    await fetchPage({ ...origin, path });
    const { status, body } = await fetchPage({ ...origin, path });
    if (status !== 200) throw new Failure(`${path} was answered ${status}.`);
    return [name, body];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Starts the bare app with our pages in place of its stored pages.
 * @param {import('../context.mjs').Context} context
 * @param {Record<string, string>} pages
 */
async function startYardstick(context, pages) {
  const folder = await context.bareBuild();
  for (const [name, html] of Object.entries(pages)) storePage(folder, name, html);
  return startBareApp(folder, context.environment);
}

/** Throws unless the yardstick serves the same bytes. @param {{ port: number, path: string }} target @param {string} expected */
async function requireSame(target, expected) {
  const { status, body } = await fetchPage({ ...target, host: `localhost:${target.port}` });
  if (status === 200 && body === expected) return;
  throw new Failure(
    `The yardstick ${target.path} answers ${status} with ${body.length} characters instead of ${expected.length}.`,
  );
}
