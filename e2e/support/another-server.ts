import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { send } from './http.ts';
import { buildFolder, logFolder, ports, webDataFolder } from './product.ts';

export interface AnotherServer {
  port: number;
  stop(): Promise<void>;
}

interface Options {
  /** Whether it starts with the route manifest that the first server saved. */
  remembers?: boolean;
  /** Variables that differ from those of the first server. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts a second web server on a copy of the build, with the same CMS unless the environment names another. */
export async function startAnotherServer({ remembers = false, environment = {} }: Options): Promise<AnotherServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'prestafaro-another-'));
  const removeHome = () => rmSync(home, { recursive: true, force: true });
  try {
    const { port, child } = await start(home, remembers, environment);
    return {
      port,
      async stop() {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        // SIGTERM would wait for connections that a browser keeps open.
        child.kill('SIGKILL');
        await ended;
        removeHome();
      },
    };
  } catch (error) {
    removeHome();
    throw error;
  }
}

async function start(
  home: string,
  remembers: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<{ port: number; child: ChildProcess }> {
  const [build, data] = [path.join(home, 'build'), path.join(home, 'data')];
  cpSync(buildFolder, build, { recursive: true, verbatimSymlinks: true });
  // A new instance starts without the pages and answers that the first server has stored since its start.
  for (const made of ['cache', 'server/route-cache']) {
    rmSync(path.join(build, 'apps/web/.next', made), { recursive: true, force: true });
  }
  if (remembers) cpSync(webDataFolder(), data, { recursive: true });
  else mkdirSync(data);
  const port = await freePort();
  const log = openSync(path.join(logFolder(), 'another-web.log'), 'a');
  const child = spawn(process.execPath, ['server.js'], {
    cwd: path.join(build, 'apps/web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      CMS_URL: `http://localhost:${ports.cms}`,
      ...environment,
      PORT: String(port),
      DATA_DIR: data,
    },
    stdio: ['ignore', log, log],
  });
  await untilItAnswers(port, child);
  return { port, child };
}

async function untilItAnswers(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The web server ended with ${child.exitCode}`);
    const answered = await send('/robots.txt', { port }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The web server did not answer within 30 seconds');
}

/** A port that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
