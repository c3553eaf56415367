import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Child, startChild } from '../../scripts/processes/child.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { send } from './http.ts';
import { buildFolder, logFolder, ports, webDataFolder } from './product.ts';

export interface AnotherServer {
  port: number;
  logFile: string;
  stop(): Promise<void>;
}

interface Options {
  /** Names its log. */
  name?: string;
  port?: number;
  /** Whether it starts with the route manifest that the first server saved. */
  remembers?: boolean;
  /** Whether it starts with the pages that the first server has stored, as after a restart in its folder. */
  keepsPages?: boolean;
  /** Variables that differ from those of the first server. */
  environment?: Readonly<Record<string, string>>;
}

const timeoutMilliseconds = 60_000;

/**
 * A new instance starts without the pages and answers that the first server has stored since its start. They must not even be copied:
 * copying a file that its server replaces by a shorter one never ends.
 */
const isStoredSinceStart = (file: string) => /[/\\]\.next[/\\](?:cache|server[/\\]route-cache)$/.test(file);

/**
 * Starts a second web server on a copy of the build, with the same CMS unless the environment names another. Whatever ends the
 * tests, it does not outlive them.
 */
export async function startAnotherServer({
  name = 'another',
  port: wished,
  remembers = false,
  keepsPages = false,
  environment = {},
}: Options): Promise<AnotherServer> {
  const home = temporaryFolder(name);
  const [build, data] = [path.join(home, 'build'), path.join(home, 'data')];
  cpSync(buildFolder, build, { recursive: true, verbatimSymlinks: true, filter: (file) => !isStoredSinceStart(file) });
  // The program ends whatever the first server does to the files meanwhile; Node's function does not.
  if (keepsPages) {
    const pages = 'apps/web/.next/server/route-cache';
    execFileSync('cp', ['-a', path.join(buildFolder, pages), path.join(build, path.dirname(pages))]);
  }
  if (remembers) cpSync(webDataFolder(), data, { recursive: true });
  else mkdirSync(data);
  const port = wished ?? (await freePort());
  const logFile = path.join(logFolder(), `${name}-web-${port}.log`);
  const child = startChild(process.execPath, ['server.js'], {
    cwd: path.join(build, 'apps/web'),
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      CMS_URL: `http://localhost:${ports.cms}`,
      ...environment,
      PORT: String(port),
      DATA_DIR: data,
    },
    logFile,
  });
  const stop = async () => {
    // SIGTERM would wait for connections that a browser keeps open.
    await child.kill();
    rmSync(home, { recursive: true, force: true });
  };
  await untilItAnswers(port, child).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { port, logFile, stop };
}

async function untilItAnswers(port: number, child: Child): Promise<void> {
  const answers = () =>
    send('/robots.txt', { port }).then(
      () => true,
      () => false,
    );
  if (await waitUntil(answers, { timeoutMilliseconds, isPossible: child.isRunning })) return;
  throw new Error(child.isRunning() ? 'The web server did not answer in time' : 'The web server ended at its start');
}

/** A port that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
