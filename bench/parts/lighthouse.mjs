// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/console/failure.mjs';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { isInterrupted } from '../../scripts/processes/interrupts.mjs';
import { runToEnd } from '../../scripts/processes/run-to-end.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { BARE_PAGE } from '../bare-app.mjs';
import { table } from '../figures/tables.mjs';
import { measureOf, scoreOf, shortcomingsOf } from '../lighthouse/report.mjs';

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

const MAX_ATTEMPTS = 3;

const CATEGORIES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};
/** The metrics of Lighthouse's performance score: they explain why it is not 100. */
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

/**
 * Runs Lighthouse with its emulated phone in this machine's Chromium, through nginx as visitors get the page.
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
      for (let run = 0; run < runs; run += 1) made.push(await runAgain(() => runLighthouse(context, url)));
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
  const how = `Lighthouse 12.8, its emulated phone and network, medians of ${runs}.`;
  const list = shortcomings.length > 0 ? `\n\nNot perfect in the last run:\n\n${shortcomings.join('\n')}` : '';
  return `${how}\n\n${table(head, rows)}${list}`;
}

/**
 * Retries, because Lighthouse sometimes misses the beginning of its recording and asks to be run again.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function runAgain(work) {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Failure) || isInterrupted()) throw error;
    }
  }
  return await work();
}

/** @param {import('../context.mjs').Context} context @param {string} url @returns {Promise<import('../lighthouse/report.mjs').Report>} */
async function runLighthouse(context, url) {
  const output = join(temporaryFolder('lighthouse'), 'report.json');
  const flags = ['--headless=new', ...context.chromiumArguments].join(' ');
  const args = [
    join(ROOT, 'node_modules/lighthouse/cli/index.js'),
    url,
    ...['--output=json', `--output-path=${output}`, '--quiet', `--chrome-flags=${flags}`],
    ...['--no-enable-error-reporting', `--only-categories=${Object.keys(CATEGORIES).join(',')}`],
  ];
  await runToEnd(process.execPath, args, {
    cwd: ROOT,
    env: { ...context.environment, CHROME_PATH: await context.chromium() },
    logFile: join(LOG_FOLDER, 'bench/lighthouse.log'),
    failure: `Lighthouse did not finish with ${url}.`,
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** @param {number} value @param {string} id of the metric @returns {string} */
const formatMetric = (value, id) => (id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`);
