// @ts-check
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Failure } from '../console/failure.mjs';
import { runningServers } from './run-lock.mjs';

/**
 * @param {number} port 0 = any
 * @param {string} host
 * @returns {Promise<number>} the port that could be opened and was closed again
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port));
    });
  });
}

/** A machine without IPv6 refuses `::1`, which says nothing about the port. */
const isTaken = (/** @type {unknown} */ error) =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

/**
 * Free on both loopback addresses, since `localhost` may be either.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await tryPort(port, host);
    } catch (error) {
      if (isTaken(error)) return false;
    }
  }
  return true;
}

/** @returns {Promise<number>} a port that nobody uses */
export async function findFreePort() {
  for (;;) {
    const port = await tryPort(0, '127.0.0.1');
    if (await isPortFree(port)) return port;
  }
}

/** @param {number} count @returns {Promise<number[]>} different ports that nobody uses */
export async function findFreePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) ports.add(await findFreePort());
  return [...ports];
}

/** How much of a command line a message shows. */
const SHOWN_CHARACTERS = 60;

/**
 * @param {number} port
 * @returns {string} `node scripts/run.mjs start (process 4711)`, or empty where the system does not say
 */
export function ownerOfPort(port) {
  const listening = linesOf('ss', ['-ltnpH', `sport = :${port}`]).map((line) => /pid=(\d+)/.exec(line)?.[1]);
  const listed = linesOf('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t']);
  const pid = [...listening, ...listed].find(Boolean);
  if (!pid) return '';
  // The name of a process may be that of its thread: Node's is «MainThread».
  const [command = ''] = linesOf('ps', ['-o', 'args=', '-p', pid]);
  return `${command.slice(0, SHOWN_CHARACTERS) || 'a process'} (process ${pid})`;
}

/**
 * @param {string} program that a system may not have
 * @param {string[]} args
 * @returns {string[]} what it printed
 */
function linesOf(program, args) {
  try {
    const output = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * @param {number} port
 * @param {string} variable the variable that changes it, e.g. `WEB_PORT`
 * @param {string} command what the person started, e.g. `npm start`
 */
export async function requireFreePort(port, variable, command) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`${variable} is not a port number.`, {
      hint: `Give ${variable} in .env a number from 1 to 65535.`,
    });
  }
  if (await isPortFree(port)) return;
  const owner = ownerOfPort(port);
  const ours = runningServers().map(({ command, pid }) => ` ${command} of this folder runs as process ${pid}.`);
  throw new Failure(`Port ${port} is in use${owner ? ` by ${owner}` : ''}.${ours.join('')}`, {
    hint: `Stop that process, or take another port: ${variable}=${port + 100} ${command} (to keep it, set ${variable} in .env).`,
  });
}
