import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild, stopAllChildren } from '../processes/child.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { statusOf } from '../processes/wait-for.mjs';
import { restartedServer } from './restarted-server.mjs';

const HEALTHY = `require('node:http').createServer((_, response) => response.writeHead(204).end()).listen(process.env.PORT, 'localhost');`;
const BROKEN = 'process.exit(1);';

let server;
let file = '';
let url = '';
const printed = [];

beforeEach(async () => {
  file = join(temporaryFolder('restarted'), 'server.cjs');
  const port = await findFreePort();
  url = `http://localhost:${port}/`;
  printed.length = 0;
  server = restartedServer({
    name: 'server',
    healthUrl: url,
    print: (line) => printed.push(line),
    start: () =>
      startChild(process.execPath, [file], {
        cwd: '/',
        env: { PORT: String(port) },
        onLine: (line) => printed.push(line),
      }),
  });
});
afterEach(stopAllChildren);

test('says which change started it again, and when it answers', async () => {
  writeFileSync(file, HEALTHY);
  expect(await server.start()).toBe(true);
  await server.restart('schema.json');
  expect(printed).toEqual(['↻ schema.json', expect.stringMatching(/^✓ The server answers again after [\d.]+ s\.$/)]);
  expect(await statusOf(url)).toBe(204);
});

test('says that it did not start, and starts after the next change', async () => {
  writeFileSync(file, HEALTHY);
  await server.start();
  writeFileSync(file, BROKEN);
  await server.restart('broken.ts');
  expect(printed).toEqual(['↻ broken.ts', expect.stringContaining('✗ The server did not start.')]);
  writeFileSync(file, HEALTHY);
  await server.restart('mended.ts');
  expect(await statusOf(url)).toBe(204);
});

test('gives up a start that a further change makes outdated', async () => {
  writeFileSync(file, 'setInterval(() => undefined, 1000);');
  const first = server.start();
  writeFileSync(file, HEALTHY);
  await server.restart('later.ts');
  expect(await first).toBe(true);
});
