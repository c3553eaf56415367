import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { send } from './http.ts';
import { buildFolder, webDataFolder } from './product.ts';

export interface ServerWithoutCms {
  port: number;
  stop(): Promise<void>;
}

/**
 * A second web server on a copy of the build, whose CMS is a port that nobody listens on: the state after a restart in
 * the middle of an outage. With `remembers` it has the route manifest that the first server saved.
 */
export async function startWithoutCms({ remembers }: { remembers: boolean }): Promise<ServerWithoutCms> {
  const home = mkdtempSync(path.join(tmpdir(), 'prestafaro-outage-'));
  const removeHome = () => rmSync(home, { recursive: true, force: true });
  try {
    const { port, child } = await start(home, remembers);
    return {
      port,
      async stop() {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        // A polite end would wait for connections that a browser keeps open.
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

async function start(home: string, remembers: boolean): Promise<{ port: number; child: ChildProcess }> {
  const [build, data] = [path.join(home, 'build'), path.join(home, 'data')];
  cpSync(buildFolder, build, { recursive: true, verbatimSymlinks: true });
  // What the first server has read meanwhile is not in a build: a new instance starts without it.
  rmSync(path.join(build, 'apps/web/.next/cache'), { recursive: true, force: true });
  if (remembers) cpSync(webDataFolder(), data, { recursive: true });
  else mkdirSync(data);
  const [port, closedPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['server.js'], {
    cwd: path.join(build, 'apps/web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      PORT: String(port),
      CMS_URL: `http://localhost:${closedPort}`,
      DATA_DIR: data,
    },
    stdio: 'ignore',
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
