// @ts-check
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOG_FOLDER, ROOT, WEB_FOLDER } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { fingerprint } from './fingerprint.mjs';
import { quietEnvironment } from './pnpm.mjs';
import { isUpToDate, writeStamp } from './stamps.mjs';

const SOURCES = ['pnpm-lock.yaml', 'tsconfig.base.json', 'packages', 'apps/web'];
const STAMP_NAME = '.sources';

/** @param {string} folder of a placed build */
export const serverFile = (folder) => join(folder, 'apps/web/server.js');

/** @param {string} folder where the build is, or would be, placed */
export function isWebBuilt(folder) {
  return isUpToDate(join(folder, STAMP_NAME), fingerprint(ROOT, SOURCES), [serverFile(folder)]);
}

/**
 * Builds the web app and places the standalone server with its static files in `folder`.
 * A running site writes the pages it makes beside its build: it must own that folder, so that another build
 * (a test's, say) neither takes its pages away nor lends it foreign ones.
 * @param {{ folder: string, environment: Record<string, string>, logName?: string }} options
 *   `environment`: see `webEnvironment`; the CMS that it names should be running, its pages are made now
 */
export async function buildWeb({ folder, environment, logName = 'build-web' }) {
  const current = fingerprint(ROOT, SOURCES);
  // It keeps what was fetched over builds, and we want the content as it is now.
  rmSync(join(WEB_FOLDER, '.next/cache'), { recursive: true, force: true });
  const next = join(WEB_FOLDER, 'node_modules/next/dist/bin/next');
  await runToEnd(process.execPath, [next, 'build'], {
    cwd: WEB_FOLDER,
    env: quietEnvironment({ ...environment, NODE_ENV: 'production' }),
    logFile: join(LOG_FOLDER, `${logName}.log`),
    failure: 'The web app could not be built.',
    hint: 'Mend the error above; npm run verify shows all type errors, npm run doctor whether the CMS answers.',
  });
  placeBuild(folder);
  writeStamp(join(folder, STAMP_NAME), current);
}

/** @param {string} folder */
function placeBuild(folder) {
  const from = join(WEB_FOLDER, '.next');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  // Links between packages are relative and stay inside the copy.
  cpSync(join(from, 'standalone'), folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(from, 'static'), join(folder, 'apps/web/.next/static'), { recursive: true });
  const publicFolder = join(WEB_FOLDER, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(folder, 'apps/web/public'), { recursive: true });
}
