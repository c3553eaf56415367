// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, ROOT } from '../../scripts/paths.mjs';
import { runToEnd } from '../../scripts/processes/run-to-end.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { cmsEnvironment } from '../../scripts/stack/environments.mjs';
import { milliseconds, ratio, table } from '../figures/tables.mjs';

/**
 * Measures the time and the SQL statements of every GraphQL query of the web app. The CMS's tests check the budget of
 * statements in bench/budget.json.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureGraphql(context) {
  const rounds = context.quick ? 3 : 30;
  const folder = temporaryFolder('graphql');
  const logFile = join(LOG_FOLDER, 'bench/graphql.log');
  const environment = cmsEnvironment({
    environment: { ...context.environment, LOG_LEVEL: 'error' },
    ports: { web: 0, cms: 0 },
    databaseFile: join(folder, 'cms.sqlite'),
    publicFolder: join(folder, 'public'),
    webDataFolder: folder,
  });
  await context.steps.run('GraphQL of the web app', () =>
    runToEnd(process.execPath, ['bench/cms/graphql-costs.mjs', String(rounds)], {
      cwd: ROOT,
      env: { ...environment, REVALIDATE_URLS: '' },
      logFile,
      failure: 'The GraphQL queries of the web app could not be measured.',
    }),
  );
  const last = readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '';
  /** @type {Record<string, { milliseconds: number, multiple: number, statements: number }>} */
  const costs = JSON.parse(last);
  /** @type {Record<string, number>} */
  const budgets = JSON.parse(readFileSync(join(ROOT, 'bench/budget.json'), 'utf8')).sql.pages;
  const rows = Object.entries(costs)
    .sort(([, a], [, b]) => b.milliseconds - a.milliseconds)
    .map(([name, cost]) => [
      name,
      milliseconds(cost.milliseconds),
      ratio(cost.multiple),
      cost.statements,
      budgets[name] ?? '–',
    ]);
  const how = `Over HTTP, SQLite, the content that ships; medians of ${rounds}; the yardstick is one small list, asked in turn.`;
  return `${how}\n\n${table(['', 'time', 'multiple of the yardstick', 'SQL statements', 'budget'], rows)}`;
}
