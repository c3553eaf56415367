import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

const MODULE = new URL('fetched-node.mjs', import.meta.url).href;

/**
 * Runs a script as a machine with an old Node would, with a stand-in for npx.
 * @param {string} npx lines of sh
 * @param {string} script
 */
function runAgain(npx, script) {
  const folder = temporaryFolder('npx');
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\n${npx}\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  writeFileSync(join(folder, 'script.mjs'), script);
  const call = `import { runWithFetchedNode } from '${MODULE}'; runWithFetchedNode(['${folder}/script.mjs', 'an argument']);`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', call], {
    encoding: 'utf8',
    env: { PATH: `${folder}${delimiter}${process.env.PATH}` },
  });
}

/** What npx prints of a fetched Node. */
const ANSWER = `echo '${JSON.stringify({ executable: process.execPath, version: '24.99.0' })}'`;

test('runs the script again with its arguments, says so in one line, and ends with its code', () => {
  const { status, stdout } = runAgain(ANSWER, 'console.log(process.argv[2]); process.exit(7);');
  expect(stdout).toMatch(/^This is Node .*\nan argument\n$/);
  expect(stdout).toContain('going on with Node 24.99.0');
  expect(status).toBe(7);
});

test('takes the package without an install script where npm refuses these', () => {
  const { stdout } = runAgain(`case "$3" in node@*) exit 1;; esac\n${ANSWER}`, 'console.log("ran");');
  expect(stdout).toMatch(/\nran\n$/);
});

test('does not take an unsupported Node for the fetched one', () => {
  const { status, stderr } = runAgain(`echo '{"executable":"/usr/bin/node","version":"20.20.2"}'`, '');
  expect(status).toBe(1);
  expect(stderr).toMatch(/needs Node 22\.12 or newer\. npm could not fetch one .*\n\n {2}→ Install Node 24/);
});
