import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findMaster } from './find-master.ts';
import { readRedisAddress, type SentinelAddress } from './redis-address.ts';
import { RedisConnection, type RedisConnectionOptions } from './redis-connection.ts';

/** A server that sends the replies a connection needs, or no reply at all. */
class FakeServer {
  isSilent = false;
  isCluster = false;
  /** The port that it names as that of the master, if it is a Sentinel. */
  masterPort: number | undefined;
  /** Milliseconds until the server reads from a connection. */
  slowBy = 0;
  port = 0;
  connections = 0;
  readonly subscribed: string[] = [];
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  async open() {
    this.#server = createServer((socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('error', () => {});
      setTimeout(() => socket.on('data', (data) => this.#answer(socket, data.toString())), this.slowBy);
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as { port: number }).port;
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server?.close(resolve));
  }

  #answer(socket: Socket, text: string) {
    if (this.isSilent) return;
    for (const [, command = '', channel = ''] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)(?:\r\n\$\d+\r\n(\w+))?/g)) {
      if (/^subscribe$/i.test(command)) {
        this.subscribed.push(channel);
        socket.write(`*3\r\n$9\r\nsubscribe\r\n$${channel.length}\r\n${channel}\r\n:1\r\n`);
      } else if (/^sentinel$/i.test(command)) {
        const port = String(this.masterPort);
        socket.write(`*2\r\n$9\r\n127.0.0.1\r\n$${port.length}\r\n${port}\r\n`);
      } else if (/^role$/i.test(command)) socket.write('*3\r\n$6\r\nmaster\r\n:0\r\n*0\r\n');
      else if (/^info$/i.test(command) && this.isCluster) socket.write('$17\r\ncluster_enabled:1\r\n');
      else socket.write(/^ping$/i.test(command) ? '+PONG\r\n' : '+OK\r\n');
    }
  }
}

let server: FakeServer;
let redis: RedisConnection | undefined;
let changes: string[];

const connect = (more: Partial<RedisConnectionOptions> = {}) =>
  new RedisConnection({
    url: `redis://127.0.0.1:${server.port}`,
    channels: { changes: () => {} },
    onChange: ({ state }) => changes.push(state),
    ...more,
  });
const ping = () => redis?.run((client) => client.ping());
const untilUp = (expected: boolean) => vi.waitUntil(() => redis?.isUp === expected, 10_000);

beforeEach(async () => {
  server = new FakeServer();
  changes = [];
  await server.open();
});
afterEach(async () => {
  await redis?.close();
  await server.close().catch(() => {});
});

describe('RedisConnection', () => {
  it('runs the first command without reporting a change', async () => {
    redis = connect();
    expect(await ping()).toBe('PONG');
    expect(changes).toEqual([]);
  });

  it('reports one loss and one return when many commands fail in between', async () => {
    redis = connect();
    await redis.opened();
    await server.close();
    await untilUp(false);
    for (let times = 0; times < 5; times += 1) expect(await ping()).toBeUndefined();
    await server.open();
    await untilUp(true);
    expect(await ping()).toBe('PONG');
    expect(changes).toEqual(['lost', 'back']);
  }, 20_000);

  it('reports a loss when Redis takes a command and does not answer', async () => {
    redis = connect();
    await redis.opened();
    server.isSilent = true;
    expect(await ping()).toBeUndefined();
    expect(redis.isUp).toBe(false);
    expect(changes).toEqual(['lost']);
  });

  it('reports a loss without any command when Redis stops answering', async () => {
    redis = connect();
    await redis.opened();
    server.isSilent = true;
    await untilUp(false);
    expect(changes).toEqual(['lost']);
  }, 20_000);

  it('fails the commands that wait on a connection that hangs, and replaces the connection', async () => {
    redis = connect();
    await redis.opened();
    server.isSilent = true;
    const waiting = redis.client.get('key');
    await expect(waiting).rejects.toThrow('Disconnects client');
    server.isSilent = false;
    await server.close();
    await server.open();
    await untilUp(true);
    expect(server.connections).toBeGreaterThan(2);
    expect(changes).toEqual(['lost', 'back']);
  }, 20_000);

  it('returns an answer that arrived while the process was busy', async () => {
    redis = connect();
    await redis.opened();
    const answer = ping();
    // The command is written and answered at once. Then the process reads nothing for longer than the timeout.
    await new Promise((resolve) => setImmediate(resolve));
    for (const until = Date.now() + 700; Date.now() < until; );
    expect(await answer).toBe('PONG');
    expect(changes).toEqual([]);
  });

  it('makes the first commands wait for a slow first connection', async () => {
    server.slowBy = 1500;
    redis = connect();
    expect(await ping()).toBe('PONG');
    expect(changes).toEqual([]);
  }, 20_000);

  it('reports no loss when the process is busy at its start', async () => {
    redis = connect();
    for (const until = Date.now() + 1300; Date.now() < until; );
    expect(await ping()).toBe('PONG');
    expect(changes).toEqual([]);
  }, 20_000);

  it('starts without Redis and connects once Redis is there', async () => {
    await server.close();
    redis = connect();
    expect(await ping()).toBeUndefined();
    await server.open();
    await untilUp(true);
    expect(changes).toEqual(['lost', 'back']);
  }, 20_000);
});

describe('a RedisConnection with Sentinels', () => {
  let sentinels: FakeServer[];
  const address = () => sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');

  beforeEach(async () => {
    sentinels = [new FakeServer(), new FakeServer(), new FakeServer()];
    for (const sentinel of sentinels) {
      sentinel.masterPort = server.port;
      await sentinel.open();
    }
  });
  afterEach(() => Promise.all(sentinels.map((sentinel) => sentinel.close())));

  it('makes the first commands wait for slow Sentinels, and reports no loss', async () => {
    for (const sentinel of sentinels) sentinel.slowBy = 1500;
    redis = connect({ url: `redis+sentinel://${address()}/main` });
    expect(await ping()).toBe('PONG');
    expect(changes).toEqual([]);
  }, 20_000);

  it('follows two of three Sentinels without waiting for the third', async () => {
    const [, , hanging] = sentinels;
    if (hanging) hanging.isSilent = true;
    const found = findMaster(readRedisAddress(`redis+sentinel://${address()}/main`) as SentinelAddress, 600_000);
    expect(await found).toEqual({ host: '127.0.0.1', port: server.port });
  }, 20_000);
});

describe('channels of a RedisConnection', () => {
  it('are subscribed before the caller catches up', async () => {
    const atReach: string[][] = [];
    redis = connect({ onReach: async () => void atReach.push([...server.subscribed]) });
    await redis.opened();
    expect(atReach).toEqual([['changes']]);
  });

  it('open no second connection when there are none', async () => {
    redis = connect({ channels: undefined });
    expect(await ping()).toBe('PONG');
    expect(server.connections).toBe(1);
  });
});

it('RedisConnection: reports a loss with a reason that holds no address', async () => {
  const reasons: unknown[] = [];
  await server.close();
  redis = connect({ onChange: (change) => reasons.push(change) });
  await redis.opened();
  expect(reasons).toEqual([{ state: 'lost', reason: 'ECONNREFUSED' }]);
});

it('RedisConnection: does not use a server of a Redis Cluster, and says why', async () => {
  const reasons: unknown[] = [];
  server.isCluster = true;
  redis = connect({ onChange: (change) => reasons.push(change) });
  await redis.opened();
  expect(redis.isUp).toBe(false);
  expect(reasons).toEqual([
    { state: 'lost', reason: expect.stringContaining('is a Redis Cluster, which is not supported') },
  ]);
});

it('RedisConnection: stays lost while the caller fails to catch up', async () => {
  const onLose = vi.fn();
  let isReady = false;
  redis = connect({ onLose, onReach: async () => (isReady ? undefined : Promise.reject(new Error('not yet'))) });
  await redis.opened();
  expect([redis.isUp, changes]).toEqual([false, ['lost']]);
  expect(onLose).toHaveBeenCalled();
  isReady = true;
  await untilUp(true);
  expect(changes).toEqual(['lost', 'back']);
}, 20_000);
