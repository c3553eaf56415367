import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.mjs';

const at = (name) => new URL(name, import.meta.url).href;

/** A command with a child that takes its time to stop, and whose end is a failure of the command. */
const COMMAND = `
import { startChild } from '${at('child.mjs')}';
import { stopOnInterrupt } from '${at('interrupts.mjs')}';
import { runCommand } from '${at('../console/command.mjs')}';
const slow = 'process.on("SIGTERM", () => setTimeout(() => { require("node:fs").writeFileSync("stopped", ""); process.exit(0); }, 300));' +
  'console.log("child " + process.pid); setInterval(() => undefined, 1000);';
stopOnInterrupt();
await runCommand(async () => {
  const child = startChild(process.execPath, ['-e', slow], {
    cwd: process.cwd(),
    env: process.env,
    onLine: (line) => console.log(line),
  });
  await child.exited;
  console.log('the next step');
  throw new Error('The child ended');
});
`;

/** @param {NodeJS.Signals[]} signals that arrive one after the other while the command stops */
async function interrupt(signals) {
  const folder = temporaryFolder('interrupt');
  const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  for (const stream of [command.stdout, command.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('child ')) command.kill(signals[0]);
      if (line.includes('Stopping')) for (const signal of signals.slice(1)) command.kill(signal);
    });
  const [code, signal] = await once(command, 'close');
  return {
    code,
    signal,
    hasChildStopped: existsSync(join(folder, 'stopped')),
    lines: lines.filter((line) => /^[^c]/.test(line)),
  };
}

test.each([
  [['SIGINT'], 130],
  [['SIGTERM'], 143],
  [['SIGHUP'], 129],
  [['SIGINT', 'SIGINT', 'SIGINT'], 130],
])('%j: one line, then the shell’s code %i, and the child has stopped by itself', async (signals, code) => {
  expect(await interrupt(signals)).toEqual({ code, signal: null, hasChildStopped: true, lines: ['  Stopping …'] });
});
