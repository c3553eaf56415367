import { createClient } from 'redis';
import type { Endpoint, RedisAddress, SentinelAddress } from './redis-address.ts';

/** A client of the package `redis`, in its default set-up. */
export type RedisClient = ReturnType<typeof createClient>;

/** How many commands may wait for Redis at a time. */
const MAX_QUEUED_COMMANDS = 2_000;

const limits = {
  // Every server and every proxy in front of one speaks version 2 of the protocol, and no answer that we read is better in version 3.
  RESP: 2,
  disableOfflineQueue: true,
  commandsQueueMaxLength: MAX_QUEUED_COMMANDS,
  // The connection limits each wait itself; a second timer for each command would only cost.
  commandOptions: { timeout: undefined },
} as const;

/** How long a connection may take, and the interval between two attempts, in milliseconds. */
export interface Times {
  readonly connectMs: number;
  readonly retryMs: number;
}

/**
 * A client that is not connected yet. That of one server connects again by itself and never gives up. That of a group that
 * Sentinels watch gets nowhere: {@link clientOfMaster} replaces it when a master is found.
 */
export function createUnconnected(address: RedisAddress, { connectMs, retryMs }: Times): RedisClient {
  if (address.kind === 'sentinel') return createClient(limits);
  return createClient({
    ...limits,
    url: address.url,
    socket: { connectTimeout: connectMs, reconnectStrategy: retryMs },
  });
}

/** A client of one server of a group. It does not connect again, because the next master may be another server. */
export function clientOfMaster(address: SentinelAddress, { host, port }: Endpoint, connectMs: number): RedisClient {
  const { isTls, username, password } = address;
  const socket = { host, port, connectTimeout: connectMs, reconnectStrategy: false } as const;
  return createClient({
    ...limits,
    ...(username && { username }),
    ...(password && { password }),
    socket: isTls ? { ...socket, tls: true } : socket,
  });
}

/** @throws Error if the server has given up its role: what is written there would be lost */
export async function requireMaster(client: RedisClient): Promise<void> {
  const role = await client.sendCommand(['ROLE']);
  if (!Array.isArray(role) || role[0] !== 'master') throw new Error('the server that Sentinel names is no master');
}

/**
 * A server of a Redis Cluster refuses the keys of the others, so it must not count as reached.
 * @throws Error
 */
export async function refuseCluster(client: RedisClient): Promise<void> {
  // A managed service may refuse the command.
  const info = await client.info('cluster').catch(() => '');
  if (/^cluster_enabled:1/m.test(info)) {
    throw new Error('it is a Redis Cluster, which is not supported: use one server, or Sentinel (docs/deploy.md)');
  }
}
