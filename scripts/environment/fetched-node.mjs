// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { FETCHED_LINE, isSupportedNode, NODE_REQUIREMENT } from './node-version.mjs';

/**
 * Where npm has Node. `node` fetches the program by a script at its install, which some machines refuse; the second package
 * contains the program, for one system.
 */
const PACKAGES = [`node@${FETCHED_LINE}`, `node-${process.platform}-${process.arch}@${FETCHED_LINE}`];
const NPX = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/**
 * Fetches a supported Node into npm's cache; a second call takes it from there.
 * @returns {{ executable: string, version: string } | undefined} nothing if npm could not fetch one
 */
function fetchNode() {
  for (const name of PACKAGES) {
    // A refused install script leaves the machine's own, older Node in its place.
    const print = 'console.log(JSON.stringify({ executable: process.execPath, version: process.versions.node }))';
    const { stdout } = spawnSync(NPX, ['-y', '-p', name, 'node', '-e', print], { encoding: 'utf8' });
    const node = parse(stdout);
    if (node && isSupportedNode(node.version)) return node;
  }
  return undefined;
}

/** @param {string | null} text @returns {{ executable: string, version: string } | undefined} */
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
  const node = fetchNode();
  if (!node) {
    console.error(
      `\n✗ ${found}. npm could not fetch one (tried: ${PACKAGES.join(', ')}).\n\n` +
        `  → Install Node ${FETCHED_LINE} from https://nodejs.org/ or, with nvm: nvm install ${FETCHED_LINE} && nvm use ${FETCHED_LINE}\n`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`${found}: going on with Node ${node.version}, which npm fetched.`);
  const PATH = [dirname(node.executable), process.env.PATH].join(delimiter);
  const child = spawn(node.executable, args, { stdio: 'inherit', env: { ...process.env, PATH } });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => void child.kill(signal));
  child.once('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  });
}
