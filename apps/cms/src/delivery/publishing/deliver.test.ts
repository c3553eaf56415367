import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishEvent } from '@prestafaro/types';
import { expect, it, onTestFinished } from 'vitest';
import { signedDelivery } from './deliver';

const event = { id: 'event', type: 'article' } as PublishEvent;

/** @returns the delivery of an event to a web server that answers like this */
async function deliverTo(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await signedDelivery('a secret')(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, event);
}

it('a delivery is confirmed by a whole answer', async () => {
  await deliverTo((_, response) => response.end('{}'));
});

it('a delivery to a web server that is killed in its answer is not confirmed', async () => {
  const killed = deliverTo((request, response) => {
    response.write('{"dropped"');
    setTimeout(() => request.socket.destroy(), 20);
  });
  await expect(killed).rejects.toThrow();
});

it('a delivery that the web server refuses names the status', async () => {
  await expect(deliverTo((_, response) => response.writeHead(503).end())).rejects.toThrow('answered 503');
});
