// @ts-check
// The way in of every command of package.json: `exec node scripts/run.mjs start`. It runs on old versions of Node too, so it imports no
// package, and a command is loaded after the check of the version: a native module ends an old Node with a segmentation fault.
import { fileURLToPath } from 'node:url';
import { runWithFetchedNode } from './environment/fetched-node.mjs';
import { isSupportedNode } from './environment/node-version.mjs';

const [name = '', ...args] = process.argv.slice(2);

if (isSupportedNode(process.versions.node)) {
  const { runNamedCommand } = await import('./console/command.mjs');
  await runNamedCommand(name, args);
} else {
  runWithFetchedNode([fileURLToPath(import.meta.url), name, ...args]);
}
