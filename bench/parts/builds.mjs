// @ts-check
import { join } from 'node:path';
import { quietEnvironment } from '../../scripts/builds/pnpm.mjs';
import { formatDuration } from '../../scripts/console/steps.mjs';
import { CMS_FOLDER, LOG_FOLDER } from '../../scripts/paths.mjs';
import { runToEnd } from '../../scripts/processes/run-to-end.mjs';
import { buildBareApp } from '../bare-app.mjs';
import { measureWork } from '../builds/peak-memory.mjs';
import { mebibytes, ratio, table } from '../figures/tables.mjs';

/**
 * Measures time and memory of the two builds, as an image makes them, and of a bare Next app. The other parts use the web
 * build.
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>}
 */
export async function measureBuilds(context) {
  const { steps } = context;
  const bare = await steps.run('Building a bare Next app', () =>
    measureWork(() => buildBareApp(context.environment, { afresh: true })),
  );
  const web = await steps.run('Building the web app', () => measureWork(context.webBuild));
  const cms = await steps.run('Building the CMS', () => measureWork(() => buildCms(context.environment)));
  const rows = Object.entries({ 'a bare Next app': bare, 'web app': web, CMS: cms }).map(
    ([name, { milliseconds, peakBytes }]) => [
      name,
      formatDuration(milliseconds),
      ratio(milliseconds / bare.milliseconds),
      mebibytes(peakBytes),
      ratio(peakBytes / bare.peakBytes),
    ],
  );
  const head = ['', 'time', 'multiple of the bare app', 'peak memory', 'multiple of the bare app'];
  return `Web app and bare app without a CMS and without a cache, the CMS with its admin panel.\n\n${table(head, rows)}`;
}

/** @param {Record<string, string>} environment */
function buildCms(environment) {
  return runToEnd(process.execPath, [join(CMS_FOLDER, 'node_modules/@strapi/strapi/bin/strapi.js'), 'build'], {
    cwd: CMS_FOLDER,
    env: quietEnvironment({ ...environment, NODE_ENV: 'production' }),
    logFile: join(LOG_FOLDER, 'bench/build-cms.log'),
    failure: 'The CMS could not be built.',
  });
}
