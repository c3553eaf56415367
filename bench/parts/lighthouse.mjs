// @ts-check
import { BARE_PAGE } from '../bare-app.mjs';
import { table } from '../figures/tables.mjs';
import { measureOf, scoreOf, shortcomingsOf } from '../lighthouse/report.mjs';
import { CATEGORIES, runLighthouse } from '../lighthouse/run-lighthouse.mjs';

/** One page of Spain of every kind that search engines may index. */
const TEMPLATES = {
  Home: '/',
  Article: '/blog/que-es-asnef/',
  'Blog list': '/blog/',
  Lender: '/prestamistas/alabe-credito/',
  'SEO page': '/prestamos-personales/',
  Calculator: '/simulador-prestamos-personales-calculadora/',
  'Guide to lenders': '/prestamistas/',
};

/** The metrics of Lighthouse's performance score: they explain why it is not 100. */
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

/**
 * Measures a page of each kind through nginx, as visitors get it, beside a bare Next page.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureLighthouse(context) {
  const stack = await context.stack();
  const runs = context.quick ? 1 : 5;
  const bare = await context.bareApp();
  const rows = [];
  /** @type {string[]} */
  const shortcomings = [];
  const targets = Object.entries(TEMPLATES).map(([name, path]) => [name, `http://${stack.hostHeader('ES')}${path}`]);
  for (const [name = '', url = ''] of [[BARE_PAGE, `http://localhost:${bare.port}/`], ...targets]) {
    const reports = await context.steps.run(`Lighthouse: ${name}`, async () => {
      /** @type {import('../lighthouse/report.mjs').Report[]} */
      const made = [];
      for (let run = 0; run < runs; run += 1) made.push(await runLighthouse(context, url));
      return made;
    });
    rows.push([
      name,
      ...Object.keys(CATEGORIES).map((id) => scoreOf(reports, id)),
      ...Object.keys(METRICS).map((id) => formatMetric(measureOf(reports, id), id)),
    ]);
    const [last] = reports.slice(-1);
    if (last && name !== BARE_PAGE) shortcomings.push(...shortcomingsOf(last).map((text) => `- ${name}: ${text}`));
  }
  const head = ['', ...Object.values(CATEGORIES), ...Object.values(METRICS)];
  const how = `Lighthouse 13.5, its emulated phone and network, medians of ${runs}.`;
  const list = shortcomings.length > 0 ? `\n\nNot perfect in the last run:\n\n${shortcomings.join('\n')}` : '';
  return `${how}\n\n${table(head, rows)}${list}`;
}

/** @param {number} value @param {string} id of the metric @returns {string} */
const formatMetric = (value, id) => (id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`);
