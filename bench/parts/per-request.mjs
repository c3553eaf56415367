// @ts-check
import { apply } from '../../e2e/visitors/apply.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';
import { fetchPage } from '../load/fetch-page.mjs';
import { compareInRounds } from '../load/rounds.mjs';
import { load } from '../load/wrk.mjs';

/** The yardstick: a stored page of average size. */
const ARTICLE = '/blog/que-es-asnef/';
const CALCULATOR = '/simulador-prestamos-personales-calculadora/?amount=6000&rate=7.99&months=36&kind=personal';

/**
 * Measures pages that answer a query, a cookie or an unknown path, as shares of a stored article: what a campaign that leads
 * to them costs.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measurePerRequest(context) {
  const stack = await context.stack();
  const port = stack.webs[0]?.port ?? 0;
  const host = `es.localhost:${port}`;
  const { token } = await apply({ number: 8_888, port });
  const seconds = context.quick ? 1 : 5;
  const rounds = context.quick ? 2 : 5;
  /** @param {string} path @param {{ cookie?: string, isMissing?: boolean }} [more] */
  const wrk = (path, more) => () => load({ url: `http://localhost:${port}${path}`, host, seconds, ...more });
  const targets = {
    'stored article': wrk(ARTICLE),
    '/offers/': wrk('/offers/'),
    '/offers/?utm_source=x': wrk('/offers/?utm_source=x'),
    'unknown path': wrk('/no-such-page/', { isMissing: true }),
    'calculator with a query': wrk(CALCULATOR),
    "an applicant's /offers/": wrk('/offers/', { cookie: `pf_application=${token}` }),
    '/application/': wrk('/application/'),
  };
  // The first visit makes the pages that are stored.
  for (const path of [ARTICLE, '/offers/', '/no-such-page/', CALCULATOR]) await fetchPage({ port, host, path });
  const compared = await compareInRounds(rounds, targets, 'stored article');
  const rows = Object.entries(compared).map(([name, { perSecond, p99, ratio: share }]) => [
    name,
    Math.round(perSecond),
    milliseconds(p99),
    ratio(share),
  ]);
  const how = `wrk at the origin, one thread, 32 connections, ${rounds} rounds of ${seconds} s in turn, medians; the share is the median of each round's own.`;
  return `${how}\n\n${table(['', 'requests/s', 'p99', 'share of the stored article'], rows)}`;
}
