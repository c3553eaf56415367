import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { isSkippedWithout } from '../suites/required-programs.mjs';
import { findNginx, startNginx } from './nginx.mjs';
import { askServer } from './test-server.mjs';

const ends = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  vi.unstubAllEnvs();
});

/** Answers with the address at which it was reached. */
async function openServerAt(address, port) {
  const server = http.createServer((_request, response) => response.end(address));
  await new Promise((resolve) => server.listen(port, address, resolve));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
}

/** A name server of this test: `getent`, which deploy/nginx calls, prints the given addresses for every name. */
function openNameServer() {
  const folder = temporaryFolder('names');
  mkdirSync(join(folder, 'bin'));
  const program = join(folder, 'bin/getent');
  writeFileSync(program, `#!/bin/sh\ncat '${folder}/addresses'\n`);
  for (const path of [folder, join(folder, 'bin'), program]) chmodSync(path, 0o755);
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env.PATH}`);
  return (...addresses) =>
    writeFileSync(join(folder, 'addresses'), addresses.map((address) => `${address} STREAM web\n`).join(''));
}

test.skipIf(isSkippedWithout('nginx', findNginx()))(
  'nginx uses a web server that replaces another one, and a second one, within seconds',
  async () => {
    const webPort = await findFreePort();
    for (const address of ['127.0.0.2', '127.0.0.3']) await openServerAt(address, webPort);
    const setAddresses = openNameServer();
    setAddresses('127.0.0.2');
    const nginx = await startNginx({
      port: await findFreePort(),
      webPorts: [webPort],
      webHost: 'web',
      cmsPort: webPort,
      hosts: '',
      logFile: join(temporaryFolder('nginx-log'), 'nginx.log'),
    });
    ends.push(() => nginx.child.stop());
    const reached = async () => {
      const found = new Set();
      for (let index = 0; index < 6; index += 1) {
        const { status, body } = await askServer('/application/', { port: nginx.port, host: 'es.localhost' });
        found.add(status === 200 ? body.toString() : status);
      }
      return [...found].sort();
    };
    const reaches = (...addresses) =>
      waitUntil(async () => (await reached()).join() === addresses.join(), { timeoutMilliseconds: 5_000 });
    expect(await reaches('127.0.0.2')).toBe(true);
    setAddresses('127.0.0.3');
    expect(await reaches('127.0.0.3')).toBe(true);
    setAddresses('127.0.0.2', '127.0.0.3');
    expect(await reaches('127.0.0.2', '127.0.0.3')).toBe(true);
  },
);
