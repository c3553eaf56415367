// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { runToEnd } from '../../scripts/processes/run-to-end.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';

/**
 * Measures how much slower the CMS answers with 5 000 articles and 500 lenders than with 100 and 20.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureGrowth(context) {
  const rounds = context.quick ? 5 : 200;
  const logFile = join(LOG_FOLDER, 'bench/growth.log');
  await context.steps.run('5 000 articles, 500 lenders', () =>
    runToEnd(process.execPath, ['bench/cms/growth.mjs', String(rounds)], {
      cwd: ROOT,
      env: context.environment,
      logFile,
      failure: 'The growth of the CMS could not be measured.',
    }),
  );
  const last = readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '';
  /** @type {Record<string, { small: number, large: number, ratio: number }>} */
  const figures = JSON.parse(last);
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    milliseconds(figure.small),
    milliseconds(figure.large),
    ratio(figure.ratio),
  ]);
  const how = `GraphQL over HTTP, SQLite; medians of ${rounds}. The multiple compares multiples of the yardstick, a list of one row.`;
  return `${how}\n\n${table(['', '100 articles, 20 lenders', '5 000 articles, 500 lenders', 'multiple'], rows)}`;
}
