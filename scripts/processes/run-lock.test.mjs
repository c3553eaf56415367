import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, describe, expect, test } from 'vitest';
import { runningServers } from './run-lock.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const at = (name) => new URL(name, import.meta.url).href;

/** A command with the lock, whose child stops once there is no file `held`. It runs until it is stopped. */
const COMMAND = `
import { startChild } from '${at('child.mjs')}';
import { stopOnInterrupt } from '${at('interrupts.mjs')}';
import { takeRunLock } from '${at('run-lock.mjs')}';
import { runCommand } from '${at('../console/command.mjs')}';
const slow = 'process.on("SIGTERM", () => setInterval(() => fs.existsSync("held") || process.exit(0), 50)); console.log("up"); setInterval(() => undefined, 1000);';
stopOnInterrupt();
await runCommand(async () => {
  await takeRunLock('start', process.cwd());
  const child = startChild(process.execPath, ['-e', slow], { cwd: process.cwd(), env: process.env, onLine: (line) => console.log(line) });
  await child.exited;
});
`;

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('run-lock');
});

function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  const waiting = [];
  const take = (line) => {
    lines.push(line);
    for (const wait of waiting) wait(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', take);
  const says = (text) =>
    new Promise((resolve) => {
      if (lines.some((line) => line.includes(text))) resolve(undefined);
      else waiting.push((line) => line.includes(text) && resolve(undefined));
    });
  const ended = once(child, 'close').then(([code]) => code);
  return { pid: child.pid, lines, says, ended, kill: (signal) => child.kill(signal) };
}

describe('the lock of a command', () => {
  test('is refused to a second process, which names the first one', async () => {
    const first = start();
    await first.says('up');
    expect(runningServers(folder)).toMatchObject([{ command: 'npm start', pid: first.pid }]);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain(`npm start of this folder runs already (process ${first.pid}).`);
    first.kill('SIGINT');
    expect(await first.ended).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is had by one of two processes that start at the same moment', async () => {
    const both = [start(), start()];
    const loser = await Promise.race(both.map((run) => run.ended.then(() => run)));
    const winner = both.find((run) => run !== loser);
    expect(loser.lines.join('\n')).toContain(`runs already (process ${winner.pid}).`);
    await winner.says('up');
    winner.kill('SIGINT');
    expect(await winner.ended).toBe(130);
  });

  test('is waited for while its process is stopping', async () => {
    const held = join(folder, 'held');
    writeFileSync(held, '');
    const first = start();
    await first.says('up');
    first.kill('SIGINT');
    await first.says('Stopping');
    const second = start();
    await second.says(`npm start of this folder is stopping (process ${first.pid}).`);
    rmSync(held);
    await second.says('up');
    expect(await first.ended).toBe(130);
    second.kill('SIGINT');
    await second.ended;
  });

  test.each([
    ['that was killed', { command: 'npm start', pid: 2 ** 22 + 1 }],
    ['whose id belongs to another one now', { command: 'npm start', pid: process.pid, startedAt: 'earlier' }],
  ])('is taken from a process %s', async (_case, holder) => {
    writeFileSync(join(folder, 'start.lock'), JSON.stringify(holder));
    expect(runningServers(folder)).toEqual([]);
    const run = start();
    await run.says('up');
    run.kill('SIGINT');
    await run.ended;
  });
});
