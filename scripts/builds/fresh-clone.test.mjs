import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../console/command.mjs';
import { ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';

/** Commands that end before they install anything, and what they say. */
const COMMANDS = [
  ['doctor', [], 'npm start makes it.'],
  ['backup', ['--keep', '0'], '--keep is a number'],
  ['restore', [], 'Name the one backup'],
  ['test', ['--only', 'none'], 'There is no suite "none"'],
  ['test:faults', ['none'], 'There is no fault suite "none"'],
  ['bench', ['none'], 'There is no part "none"'],
];

const clone = temporaryFolder('fresh-clone');
for (const part of ['package.json', 'scripts', 'e2e', 'bench']) {
  cpSync(join(ROOT, part), join(clone, part), { recursive: true });
}
// pnpm names its own folders of packages in it.
const env = { ...process.env, NODE_PATH: '' };

const run = (...args) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return stdout + stderr;
};

test.each(COMMANDS)('%s starts in a clone without installed packages', (name, args, message) => {
  expect(run(name, ...args)).toContain(message);
});

test.each(COMMAND_NAMES)('%s says how it is called in a clone without installed packages', (name) => {
  expect(run(name, '--help')).toContain('npm ');
});
