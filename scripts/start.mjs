// @ts-check
// One command from a clone to a running site. Nothing here may import a package: it runs before anything is installed.

import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { buildWebOnce } from './builds/web-build.mjs';
import { buildWorkspace } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { describeFailure } from './console/failure.mjs';
import { createSteps, formatDuration } from './console/steps.mjs';
import { portsOf, prepareLocalEnvironment } from './environment/local-environment.mjs';
import { CMS_DATABASE, CMS_PUBLIC_FOLDER, LOG_FOLDER, WEB_BUILD_FOLDER, WEB_DATA_FOLDER } from './paths.mjs';
import { stopAllChildren } from './processes/child.mjs';
import { requireFreePort } from './processes/ports.mjs';
import { takeRunLock } from './processes/run-lock.mjs';
import { startDemoReceiver } from './stack/demo-receiver.mjs';
import { startCms, startWeb } from './stack/servers.mjs';
import { addressOf, formatTable, readSites, visitHomes } from './stack/site-table.mjs';
import { watchServers } from './stack/watch-servers.mjs';

export const command = defineCommand({
  does: 'Installs, builds, seeds and starts both servers; prints the addresses and the local log-in, then builds the admin panel. Ctrl-C stops everything.',
  usage: 'npm start   (other ports: WEB_PORT=4000 CMS_PORT=4001 npm start)',
  run: async () => {
    const startedAt = performance.now();
    const steps = createSteps();
    console.log('\n  Prestafaro\n');
    await takeRunLock('start');

    const environment = await steps.run('Settings (.env)', async (note) => {
      const { environment, written } = prepareLocalEnvironment();
      note(describeWritten(written));
      return environment;
    });
    const ports = portsOf(environment);
    await steps.run('Ports', async (note) => {
      await requireFreePort(ports.web, 'WEB_PORT', 'npm start');
      await requireFreePort(ports.cms, 'CMS_PORT', 'npm start');
      await requireFreePort(ports.receiver, 'LEAD_PORT', 'npm start');
      note(`${ports.web}, ${ports.cms} and ${ports.receiver} are free`);
    });
    await prepareWorkspace(steps, environment, ['server']);

    const stack = {
      environment,
      ports,
      databaseFile: CMS_DATABASE,
      publicFolder: CMS_PUBLIC_FOLDER,
      webDataFolder: WEB_DATA_FOLDER,
    };
    try {
      await steps.run('Receiver of sample lenders', async (note) => {
        const { url } = await startDemoReceiver({ environment, port: ports.receiver, logFolder: LOG_FOLDER });
        note(url);
      });
      const [cms] = await Promise.all([
        steps.run('CMS server', () => startCms(stack, LOG_FOLDER)),
        steps.run('Web app', () => buildWebOnce(WEB_BUILD_FOLDER, environment)),
      ]);
      const web = await steps.run('Web server', () => startWeb(stack, WEB_BUILD_FOLDER, LOG_FOLDER));
      const homes = await steps.run('Home pages', async (note) => {
        const addresses = (await readSites()).map((site) => addressOf(site, ports.web));
        const visited = await visitHomes(addresses, ports.web);
        note(`${visited.published.length} answer`);
        return visited;
      });
      const login = { email: environment.ADMIN_EMAIL ?? '', password: environment.ADMIN_PASSWORD ?? '' };
      console.log(
        `\n${formatTable({ ...homes, cmsUrl: cms.url, login, adminNote: 'after the line “Admin panel”' })}\n`,
      );
      console.log(
        `  Ready in ${formatDuration(performance.now() - startedAt)}. Ctrl-C stops everything. Logs: .data/logs\n`,
      );
      // No page needs it. Until it is there, /admin says in Spanish that it is being prepared.
      const admin = steps.run('Admin panel', () => buildWorkspace('admin', environment, { isIdle: true }));
      admin.catch((error) => console.error(`\n${describeFailure(error)}\n\n  The sites go on without it.\n`));
      await watchServers([cms, web]);
    } finally {
      await stopAllChildren();
    }
  },
});

/** @param {string[]} names */
function describeWritten(names) {
  if (names.length === 0) return 'up to date';
  return names.length > 4 ? `${names.length} values written` : `added: ${names.join(', ')}`;
}
