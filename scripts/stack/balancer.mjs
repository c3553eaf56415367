// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * One address for several servers of this machine, as a service address of a scheduler: each connection goes to the next server,
 * and past one that refuses it.
 * @param {number[]} ports of the servers
 * @returns {Promise<{ port: number, close: () => void }>}
 */
async function startBalancer(ports) {
  let turn = 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((visitor) => {
    open.add(visitor);
    visitor.on('error', () => visitor.destroy());
    visitor.on('close', () => open.delete(visitor));
    turn += 1;
    const first = turn;
    /** @param {number} attempt */
    const pass = (attempt) => {
      if (attempt === ports.length) return void visitor.destroy();
      const target = connect(ports[(first + attempt) % ports.length] ?? 0, 'localhost');
      const next = () => pass(attempt + 1);
      target.once('error', next);
      target.once('connect', () => {
        target.off('error', next);
        target.on('error', () => visitor.destroy());
        target.on('close', () => visitor.destroy());
        visitor.on('close', () => target.destroy());
        visitor.pipe(target).pipe(visitor);
      });
    };
    pass(0);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: /** @type {import('node:net').AddressInfo} */ (server.address()).port,
    close: () => {
      server.close();
      for (const visitor of open) visitor.destroy();
    },
  };
}

/**
 * The address that leads to all servers of a kind: their own if there is one.
 * @param {number[]} ports of the servers
 * @param {(() => Promise<void>)[]} stops gets what ends it
 * @returns {Promise<number>} its port
 */
export async function startEntrance(ports, stops) {
  const [only] = ports;
  if (only !== undefined && ports.length === 1) return only;
  const balancer = await startBalancer(ports);
  stops.push(async () => balancer.close());
  return balancer.port;
}
