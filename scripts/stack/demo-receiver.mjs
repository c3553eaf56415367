// @ts-check
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLeadServer, memoryStore } from '../lead-receiver/lead-server.mjs';

/** The key of the sample lenders in `DELIVERY_SECRETS`. */
const KEY = 'prestafaro-demo';
/** What the network of the sample lenders calls an application that is under review. */
const STATUS = 'pending';

/**
 * Starts the receiver of applications to the sample lenders, in this process and on this machine only (docs/lead-delivery.md). It keeps
 * what it receives in memory; its log names no person.
 * @param {{ environment: Record<string, string>, port: number, logFolder: string }} options
 * @returns {Promise<{ url: string }>}
 */
export async function startDemoReceiver({ environment, port, logFolder }) {
  const listed = (environment.DELIVERY_SECRETS ?? '').split(',').map((pair) => pair.split('='));
  const secrets = listed.filter(([key]) => key === KEY).map(([, secret]) => secret ?? '');
  mkdirSync(logFolder, { recursive: true });
  const log = (/** @type {string} */ line) => appendFileSync(join(logFolder, 'receiver.log'), `${line}\n`);
  const server = createLeadServer({ secrets, store: memoryStore(log), status: STATUS });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  // It must not keep the command running when the servers have ended.
  server.unref();
  return { url: `http://127.0.0.1:${port}/` };
}
