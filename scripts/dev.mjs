// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnvironment } from './builds/pnpm.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps, formatDuration } from './console/steps.mjs';
import { writeDocumentTypes } from './contract/document-types.mjs';
import { logLines } from './dev/log-lines.mjs';
import { restartedServer } from './dev/restarted-server.mjs';
import { watchFolders } from './dev/watch-folders.mjs';
import { portsOf, prepareLocalEnvironment } from './environment/local-environment.mjs';
import {
  CMS_DATABASE,
  CMS_FOLDER,
  CMS_PUBLIC_FOLDER,
  DEVELOPMENT_FOLDER,
  LOG_FOLDER,
  ROOT,
  WEB_FOLDER,
} from './paths.mjs';
import { startChild, stopAllChildren } from './processes/child.mjs';
import { requireFreePort } from './processes/ports.mjs';
import { takeRunLock } from './processes/run-lock.mjs';
import { statusOf, waitUntil } from './processes/wait-for.mjs';
import { startDemoReceiver } from './stack/demo-receiver.mjs';
import { cmsEnvironment, webEnvironment } from './stack/environments.mjs';
import { addressOf, formatTable, readSites } from './stack/site-table.mjs';

const SCHEMA_FILE = join(ROOT, 'packages/types/schema.graphql');
const PAGE_TIMEOUT = 120_000;

export const command = defineCommand({
  does: 'Starts both apps with hot reload; packages, the CMS and the types of the GraphQL documents are made again as their sources change. Ctrl-C stops everything.',
  usage: 'npm run dev   (other ports: WEB_PORT=4000 CMS_PORT=4001 npm run dev)',
  run: async () => {
    const startedAt = performance.now();
    const steps = createSteps();
    console.log('\n  Prestafaro, for development\n');
    await takeRunLock('dev');
    const { environment } = prepareLocalEnvironment();
    const ports = portsOf(environment);
    await requireFreePort(ports.web, 'WEB_PORT', 'npm run dev');
    await requireFreePort(ports.cms, 'CMS_PORT', 'npm run dev');
    await requireFreePort(ports.receiver, 'LEAD_PORT', 'npm run dev');
    await prepareWorkspace(steps, environment, ['packages']);
    // It needs what has just been installed.
    const { CMS_OUTPUT, cmsSources, fail, watchSources } = await import('./dev/source-watch.mjs');

    const webDataFolder = join(DEVELOPMENT_FOLDER, 'web');
    mkdirSync(webDataFolder, { recursive: true });
    const stack = { environment, ports, databaseFile: CMS_DATABASE, publicFolder: CMS_PUBLIC_FOLDER, webDataFolder };
    const development = quietEnvironment({ NODE_ENV: 'development' });
    const isVerbose = environment.LOG_LEVEL === 'debug';
    let isReady = false;
    const log = { isVerbose, isReady: () => isReady };
    const [ofCms, ofWeb] = [logLines('cms', log), logLines('web', log)];
    const printAll = (/** @type {string[]} */ lines) => {
      for (const line of lines) console.log(line);
    };
    const print = (/** @type {string} */ line) => console.log(`  dev ${line}`);

    const cmsCode = cmsSources();
    await steps.run('CMS', async (note) => {
      const { changed, errors } = cmsCode.update();
      for (const error of errors) print(`✗ ${error}`);
      note(`${changed.length} files compiled`);
    });
    const develop = join(CMS_FOLDER, 'src/platform/strapi-internals/develop.cjs');
    const cms = restartedServer({
      name: 'CMS',
      healthUrl: `http://localhost:${ports.cms}/_health`,
      print,
      start: () =>
        startChild(process.execPath, ['--enable-source-maps', develop, CMS_OUTPUT, SCHEMA_FILE], {
          cwd: CMS_FOLDER,
          env: {
            ...cmsEnvironment(stack),
            ...development,
            NODE_COMPILE_CACHE: join(DEVELOPMENT_FOLDER, 'compile-cache'),
          },
          onLine: (line) => printAll(ofCms(line)),
        }),
    });
    const next = join(WEB_FOLDER, 'node_modules/next/dist/bin/next');
    // With its "server fast refresh" (Next 16.4), a page that is first visited after a change of a module that another page has loaded
    // shows the old one until the module is saved again.
    const serving = ['dev', '--no-server-fast-refresh', '--hostname', 'localhost', '--port', String(ports.web)];
    const web = startChild(process.execPath, [next, ...serving], {
      cwd: WEB_FOLDER,
      env: { ...webEnvironment(stack), ...development },
      onLine: (line) => printAll(ofWeb(line)),
    });

    try {
      await startDemoReceiver({ environment, port: ports.receiver, logFolder: LOG_FOLDER });
      await steps.run('CMS server', async () => {
        if (!(await cms.start()))
          throw new Failure('The CMS ended while it was starting.', { hint: 'Mend the error above.' });
      });
      const sites = (await readSites()).map((site) => addressOf(site, ports.web));
      const [home] = sites;
      await steps.run('First page', async () => {
        const answers = await waitUntil(
          async () =>
            (await statusOf(`http://localhost:${ports.web}${home?.path}`, {
              headers: { host: home?.host ?? '' },
              timeoutMilliseconds: PAGE_TIMEOUT,
            })) === 200,
          { timeoutMilliseconds: PAGE_TIMEOUT, isPossible: web.isRunning },
        );
        if (!answers) throw new Failure(`${home?.url} does not answer with a page.`, { hint: 'Mend the error above.' });
      });
      isReady = true;
      const login = { email: environment.ADMIN_EMAIL ?? '', password: environment.ADMIN_PASSWORD ?? '' };
      const cmsUrl = `http://localhost:${ports.cms}`;
      console.log(
        `\n${formatTable({ published: sites, empty: [], cmsUrl, login, adminNote: 'made at its first visit' })}\n`,
      );
      console.log('  Off in development: jobs, planned changes, waiting mails and deliveries, pages made ahead.');
      console.log(`  Ready in ${formatDuration(performance.now() - startedAt)}. Ctrl-C stops everything.\n`);

      await watchSources({ cms: cmsCode, env: environment, print, restartCms: (cause) => cms.restart(cause) });
      const types = () =>
        writeDocumentTypes(quietEnvironment(environment)).then(
          () => print('✓ Types of the GraphQL documents'),
          fail(print),
        );
      await watchFolders([join(WEB_FOLDER, 'src'), SCHEMA_FILE], /\.graphql$/, types);
      await web.exited;
      throw new Failure('The web app ended; everything was stopped.', { hint: 'The lines above name the cause.' });
    } finally {
      await stopAllChildren();
    }
  },
});
