import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { type RedisChange, type RedisClient, RedisConnection } from '@prestafaro/redis-connection';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';

interface RedisSlot {
  /** Undefined if the operator has configured no Redis. */
  connection?: RedisConnection;
  /** Emits a message under the name of its channel, and `back` when Redis is available again. */
  readonly events: EventEmitter;
  /** Names of the connections that have lost Redis: ours, and that of the page cache. */
  readonly disconnected: Set<string>;
}

const slot = processWide<RedisSlot>('redis', () => ({ events: new EventEmitter(), disconnected: new Set() }));

/** Timeout of every command, in milliseconds: Redis makes answers faster and must not make them slow. */
const timeoutMs = 1_000;

/**
 * Connects to Redis and stays connected. Waits for the first connection, five seconds at most.
 * @param url with its password, which is never logged
 * @param channels whose messages {@link listenOnRedis} passes on
 */
export async function openRedis(url: string, channels: readonly string[]): Promise<void> {
  if (slot.connection) return;
  // The page cache is in no bundle and has a connection of its own (decision 019).
  subscribe('prestafaro.page-cache', (change) => reportChange('page cache', change as RedisChange));
  slot.connection = new RedisConnection({
    url,
    timeoutMs,
    channels: Object.fromEntries(
      channels.map((channel) => [channel, (message: string) => void slot.events.emit(channel, message)]),
    ),
    onChange: (change) => {
      reportChange('app', change);
      if (change.state === 'back') slot.events.emit('back');
    },
  });
  await slot.connection.opened();
}

/** Redis is away while at least one connection has lost it: one outage, one log line each way. */
function reportChange(connection: string, change: RedisChange): void {
  if (change.state === 'lost') {
    slot.disconnected.add(connection);
    dependencyFailed('redis', change.reason);
  } else {
    slot.disconnected.delete(connection);
    if (slot.disconnected.size === 0) dependencyAnswered('redis');
  }
}

/**
 * Runs commands on Redis.
 * @returns their answer; undefined without Redis or after a timeout. Never throws.
 */
export async function withRedis<Result>(
  commands: (client: RedisClient) => Promise<Result>,
): Promise<Result | undefined> {
  return slot.connection?.run(commands);
}

/** Calls a function with each message of a channel. Messages that were published while Redis was away are lost. */
export function listenOnRedis(channel: string, listener: (message: string) => void): void {
  slot.events.on(channel, listener);
}

/** Calls a function whenever Redis is available again. */
export function whenRedisIsBack(listener: () => void): void {
  slot.events.on('back', listener);
}

/** Whether a Redis is configured for this server. */
export const hasRedis = (): boolean => slot.connection !== undefined;

/** Whether Redis answers now. */
export async function pingRedis(): Promise<boolean> {
  return (await withRedis((client) => client.ping())) === 'PONG';
}

/** Closes the connection of this process. For tests: a server keeps it until it ends. */
export async function closeRedis(): Promise<void> {
  await slot.connection?.close();
  slot.connection = undefined;
}
