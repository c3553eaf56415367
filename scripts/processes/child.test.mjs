import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChild } from './child.mjs';
import { isPortFree } from './ports.mjs';

describe('a child process', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'child-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const start = (code, more = {}) =>
    startChild(process.execPath, ['-e', code], { cwd: folder, env: { ...process.env }, ...more });

  test('writes its output to its log and reports its exit code', async () => {
    const logFile = join(folder, 'logs/child.log');
    const child = start('console.log("out"); console.error("err"); process.exitCode = 3', { logFile });
    expect(await child.exited).toEqual({ code: 3, signal: null });
    expect(readFileSync(logFile, 'utf8').split('\n').sort()).toEqual(['', 'err', 'out']);
  });

  test('is not started when its log cannot be written, and the failure says what to do', () => {
    writeFileSync(join(folder, 'logs'), 'a file in place of the folder');
    const logFile = join(folder, 'logs/child.log');
    expect(() => start('', { logFile })).toThrow(
      expect.objectContaining({
        message: `The log ${logFile} cannot be written (EEXIST).`,
        hint: 'A file stands where the folder belongs: move it away.',
      }),
    );
  });

  test('passes its output line by line', async () => {
    const lines = [];
    await start('console.log("a\\nb")', { onLine: (line) => lines.push(line) }).exited;
    expect(lines).toEqual(['a', 'b']);
  });

  test.each([
    ['its own children', {}],
    // As the servers that a test runner starts.
    ['children that lead groups of their own', { detached: true }],
  ])('is stopped together with %s', async (_, options) => {
    const lines = [];
    const grandchild =
      'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => console.log(s.address().port))';
    const settings = JSON.stringify({ stdio: 'inherit', ...options });
    const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], ${settings})`;
    const child = start(code, { onLine: (line) => lines.push(line) });
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await isPortFree(Number(lines[0]))).toBe(false);
    await child.stop();
    expect(child.isRunning()).toBe(false);
    expect(await isPortFree(Number(lines[0]))).toBe(true);
  });

  test('that does not exist ends with code 127', async () => {
    const child = startChild(join(folder, 'no-such-program'), [], { cwd: folder, env: {}, onLine: () => undefined });
    expect(await child.exited).toEqual({ code: 127, signal: null });
  });
});
