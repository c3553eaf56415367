import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startAnotherServer } from './another-server.ts';
import { databaseFile, logFolder } from './product.ts';

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

const cmsFolder = path.resolve(import.meta.dirname, '../../apps/cms');
const startTimeoutMilliseconds = 90_000;

/** Starts a web server with a CMS of its own, which takes the second form of a minute for an attack. */
export async function startAttackedSite(): Promise<RunningServer> {
  const cms = await startAttackedCms();
  try {
    const web = await startAnotherServer({ remembers: true, environment: { CMS_URL: `http://localhost:${cms.port}` } });
    return {
      port: web.port,
      async stop() {
        await web.stop();
        await cms.stop();
      },
    };
  } catch (error) {
    await cms.stop();
    throw error;
  }
}

/** Starts a second CMS on a copy of the database. */
async function startAttackedCms(): Promise<RunningServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'prestafaro-attacked-'));
  const copy = path.join(home, 'cms.sqlite');
  for (const end of ['', '-wal']) if (existsSync(databaseFile() + end)) copyFileSync(databaseFile() + end, copy + end);
  const port = await freePort();
  const log = openSync(path.join(logFolder(), 'attacked-cms.log'), 'a');
  const child = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: cmsFolder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: String(port),
      SEED: 'never',
      DATABASE_FILENAME: copy,
      PUBLIC_DIR: path.join(home, 'public'),
      REVALIDATE_URLS: '',
      FORMS_PER_MINUTE: '1',
    },
    stdio: ['ignore', log, log],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  const deadline = performance.now() + startTimeoutMilliseconds;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error('The second CMS did not start: is apps/cms built?');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { port, stop };
}

function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/_health`).then(
    ({ status }) => status === 204,
    () => false,
  );
}
