// @ts-check

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quietEnvironment } from './builds/pnpm.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { packageNames } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { portsOf, prepareLocalEnvironment } from './environment/local-environment.mjs';
import {
  CMS_DATABASE,
  CMS_FOLDER,
  CMS_PUBLIC_FOLDER,
  DATA_FOLDER,
  ROOT,
  WEB_DATA_FOLDER,
  WEB_FOLDER,
} from './paths.mjs';
import { startChild, stopAllChildren } from './processes/child.mjs';
import { requireFreePort } from './processes/ports.mjs';
import { cmsEnvironment, webEnvironment } from './stack/environments.mjs';

/**
 * @param {string} name stands before each line
 * @param {string[]} args of node
 * @param {string} cwd
 * @param {Record<string, string>} env
 */
function startPrefixed(name, args, cwd, env) {
  const onLine = (/** @type {string} */ line) => console.log(`${name.padEnd(9)} │ ${line}`);
  return {
    name,
    child: startChild(process.execPath, args, { cwd, env: quietEnvironment({ ...env, FORCE_COLOR: '1' }), onLine }),
  };
}

export const command = defineCommand({
  does: 'Starts both apps with hot reload; packages are built again as they change. Ctrl-C stops everything.',
  usage: 'npm run dev   (other ports: WEB_PORT=4000 CMS_PORT=4001 npm run dev)',
  run: async () => {
    const steps = createSteps();
    const { environment } = prepareLocalEnvironment();
    const ports = portsOf(environment);
    await requireFreePort(ports.web, 'WEB_PORT');
    await requireFreePort(ports.cms, 'CMS_PORT');
    console.log('');
    await prepareWorkspace(steps, environment, ['packages']);
    mkdirSync(DATA_FOLDER, { recursive: true });

    const stack = {
      environment,
      ports,
      databaseFile: CMS_DATABASE,
      publicFolder: CMS_PUBLIC_FOLDER,
      webDataFolder: WEB_DATA_FOLDER,
    };
    const development = { NODE_ENV: 'development' };
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const strapi = join(CMS_FOLDER, 'node_modules/@strapi/strapi/bin/strapi.js');
    const next = join(WEB_FOLDER, 'node_modules/next/dist/bin/next');
    const processes = [
      ...packageNames().map((name) =>
        startPrefixed(
          name,
          [tsc, '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
          join(ROOT, 'packages', name),
          environment,
        ),
      ),
      startPrefixed('cms', [strapi, 'develop'], CMS_FOLDER, { ...cmsEnvironment(stack), ...development }),
      startPrefixed('web', [next, 'dev', '--hostname', 'localhost', '--port', String(ports.web)], WEB_FOLDER, {
        ...webEnvironment(stack),
        ...development,
      }),
    ];
    console.log(
      `\n  http://es.localhost:${ports.web}/ · http://localhost:${ports.cms}/admin · Ctrl-C stops everything\n`,
    );
    const name = await Promise.race(processes.map(async (started) => started.child.exited.then(() => started.name)));
    await stopAllChildren();
    throw new Failure(`${name} ended; everything was stopped.`, { hint: 'Its last lines above name the cause.' });
  },
});
