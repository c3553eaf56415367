import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort, isPortFree, ownerOfPort, requireFreePort } from './ports.mjs';

/** A system with neither program does not say who uses a port. */
const canListOwners = () => ['ss', 'lsof'].some((program) => !spawnSync(program, ['-v']).error);

describe('a port in use', () => {
  let port = 0;
  const server = createServer();
  beforeEach(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    port = server.address().port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is not free', async () => {
    expect(await isPortFree(port)).toBe(false);
  });

  test.skipIf(!canListOwners())('is named with the command that uses it', () => {
    const owner = ownerOfPort(port);
    expect(owner).toContain(`(process ${process.pid})`);
    expect(owner).toMatch(/node/);
  });

  test('is refused with the variable to change, before the command that was started', async () => {
    await expect(requireFreePort(port, 'WEB_PORT', 'npm run dev')).rejects.toMatchObject({
      message: expect.stringContaining(`Port ${port} is in use`),
      hint: expect.stringContaining(`WEB_PORT=${port + 100} npm run dev`),
    });
  });
});

test('findFreePort returns a free port', async () => {
  const port = await findFreePort();
  expect(await isPortFree(port)).toBe(true);
  await expect(requireFreePort(port, 'CMS_PORT', 'npm start')).resolves.toBeUndefined();
});

test('an invalid port number is refused', async () => {
  await expect(requireFreePort(Number.NaN, 'CMS_PORT', 'npm start')).rejects.toThrow('CMS_PORT is not a port number.');
});
