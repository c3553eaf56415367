// @ts-check
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/console/failure.mjs';
import { startChild } from '../../scripts/processes/child.mjs';
import { tailOfLog } from '../../scripts/processes/log-tail.mjs';
import { findFreePort, isPortFree } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { waitUntil } from '../../scripts/processes/wait-for.mjs';
import { findNginx } from '../../scripts/stack/nginx.mjs';

/**
 * nginx that serves files, the fastest way to serve a page on this machine. It has as many workers as the shipped configuration.
 * @param {string} folder of the configuration
 * @param {number} port
 */
const configuration = (folder, port) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  charset utf-8;
  sendfile on;
  open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${folder}/pages;
  }
}
`;

/**
 * @param {Record<string, string>} pages name → HTML
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} each page at `/<name>.html`
 */
export async function startStaticNginx(pages) {
  const program = findNginx();
  if (!program) throw new Failure('There is no nginx on this machine.', { hint: 'Install it (Debian: nginx-light).' });
  const folder = temporaryFolder('static-nginx');
  // The workers run as another user and must read the pages.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'pages'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, `pages/${name}.html`), html);
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  const logFile = join(folder, 'nginx.log');
  writeFileSync(file, configuration(folder, port));
  const env = { PATH: process.env.PATH ?? '' };
  const child = startChild(program, ['-c', file, '-e', 'stderr'], { cwd: folder, env, logFile });
  const isUp = async () => !(await isPortFree(port));
  if (await waitUntil(isUp, { timeoutMilliseconds: 10_000, isPossible: child.isRunning })) {
    return { port, stop: child.stop };
  }
  throw new Failure('nginx did not start.', { log: tailOfLog(logFile) });
}
