import path from 'node:path';
import { startChild } from '../../scripts/processes/child.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { statusOf, waitUntil } from '../../scripts/processes/wait-for.mjs';
import { freePort } from './another-server.ts';
import { databaseFile, logFolder } from './product.ts';
import { withDatabase } from './stored-rows.ts';

export interface OwnCms {
  port: number;
  /** Its copy of the database. The events are in `events.db` beside it. */
  databaseFile: string;
  logFile: string;
  /** Ends it as a deployment does, so that everything it holds is written. */
  shutDown(): Promise<void>;
  /** Ends it at once. */
  stop(): Promise<void>;
}

interface Options {
  /** Names its log. */
  name: string;
  port?: number;
  /** Variables that differ from those of the first CMS. */
  environment?: Readonly<Record<string, string>>;
}

const cmsFolder = path.resolve(import.meta.dirname, '../../apps/cms');
/** It migrates nothing and seeds nothing, but the machine may be busy. */
const timeoutMilliseconds = 150_000;

/** Starts another CMS on a copy of the database of the first one. Its files are gone when this process ends. */
export async function startOwnCms({ name, port: wished, environment = {} }: Options): Promise<OwnCms> {
  const home = temporaryFolder(`${name}-cms`);
  const copy = path.join(home, 'cms.sqlite');
  // One read transaction: the first CMS writes meanwhile.
  withDatabase(databaseFile(), (database) => database.prepare('vacuum into ?').run(copy), { readonly: true });
  const port = wished ?? (await freePort());
  const logFile = path.join(logFolder(), `${name}-cms-${port}.log`);
  const child = startChild(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: cmsFolder,
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: String(port),
      SEED: 'never',
      DATABASE_FILENAME: copy,
      PUBLIC_DIR: path.join(home, 'public'),
      REVALIDATE_URLS: '',
      ...environment,
    },
    logFile,
  });
  const isReady = await waitUntil(async () => (await statusOf(`http://localhost:${port}/_health`)) === 204, {
    timeoutMilliseconds,
    isPossible: child.isRunning,
  });
  if (!isReady) {
    await child.kill();
    throw new Error(`The CMS of ${name} did not start: is apps/cms built?`);
  }
  return { ...{ port, logFile, databaseFile: copy }, shutDown: child.stop, stop: child.kill };
}
