// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { FETCHED_LINE, NODE_REQUIREMENT } from './node-version.mjs';

/**
 * Where npm has Node. `node` fetches the program by a script at its install, which some machines refuse; the second package
 * contains the program, for one system.
 */
const PACKAGES = ['node', `node-${process.platform}-${process.arch}`];
const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** @typedef {{ executable: string, version: string }} FetchedNode */

/**
 * Fetches a Node into npm's cache; a second call takes it from there.
 * @param {string} version e.g. `24` for the newest of its line
 * @returns {FetchedNode | undefined} nothing if npm could not fetch it
 */
export function fetchNode(version) {
  for (const name of PACKAGES) {
    const print = 'console.log(JSON.stringify({ executable: process.execPath, version: process.versions.node }))';
    const { stdout } = spawnSync(NPX, ['-y', '-p', `${name}@${version}`, 'node', '-e', print], { encoding: 'utf8' });
    const node = parse(stdout);
    // A refused install script leaves the machine's own Node in its place.
    if (`${node?.version}.`.startsWith(`${version}.`)) return node;
  }
  return undefined;
}

/** @param {FetchedNode} node @returns {string} a PATH on which it is found first */
export const pathWith = ({ executable }) => [dirname(executable), process.env.PATH].join(delimiter);

/** @param {string | null} text @returns {FetchedNode | undefined} */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Runs this process again with a Node that npm fetches, says so in one line, and ends as that one ends. All that it starts finds the
 * same Node on the path.
 * @param {string[]} args of node: the script and its arguments
 */
export function runWithFetchedNode(args) {
  const found = `This is Node ${process.versions.node}, and the project needs ${NODE_REQUIREMENT}`;
  const node = fetchNode(String(FETCHED_LINE));
  if (!node) {
    console.error(
      `\n✗ ${found}. npm could not fetch one (tried: ${PACKAGES.map((name) => `${name}@${FETCHED_LINE}`).join(', ')}).\n\n` +
        `  → Install Node ${FETCHED_LINE} from https://nodejs.org/ or, with nvm: nvm install ${FETCHED_LINE} && nvm use ${FETCHED_LINE}\n`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`${found}: going on with Node ${node.version}, which npm fetched.`);
  const child = spawn(node.executable, args, { stdio: 'inherit', env: { ...process.env, PATH: pathWith(node) } });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
