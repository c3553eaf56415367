import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findFreePort } from '../processes/ports.mjs';
import { startDemoReceiver } from './demo-receiver.mjs';

const secret = 'secret-of-the-tests-0123456789';
let logFolder = '';
beforeEach(() => {
  logFolder = mkdtempSync(join(tmpdir(), 'receiver-'));
});
afterEach(() => rmSync(logFolder, { recursive: true }));

test('startDemoReceiver: stores a signed application, and answers in the words of the network of the sample lenders', async () => {
  const environment = { DELIVERY_SECRETS: `other=another-secret-0123456789,prestafaro-demo=${secret}` };
  const { url } = await startDemoReceiver({ environment, port: await findFreePort(), logFolder });
  const id = randomUUID();
  const body = JSON.stringify({ version: 1, type: 'application', id, person: { first_name: 'Ana' } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const send = (/** @type {string} */ key) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'Idempotency-Key': id,
        'X-Prestafaro-Timestamp': timestamp,
        'X-Prestafaro-Signature': createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex'),
      },
      body,
    });
  expect((await send('another-secret-0123456789')).status).toBe(401);
  const answer = await send(secret);
  expect([answer.status, await answer.json()]).toEqual([201, { reference: `L-${id.slice(0, 8)}`, status: 'pending' }]);
  const log = readFileSync(join(logFolder, 'receiver.log'), 'utf8');
  expect(log).toContain(id);
  expect(log).not.toContain('Ana');
});
