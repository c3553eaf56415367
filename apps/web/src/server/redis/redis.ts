import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { type RedisChange, type RedisClient, RedisConnection } from '@prestafaro/redis-connection';
import { dependencyAnswered, dependencyFailed } from '@/cms/dependencies';
import { processWide } from '@/cms/process-wide';

interface RedisSlot {
  /** Missing where the operator has no Redis. */
  connection?: RedisConnection;
  /** Emits a message under the name of its channel, and `back` when Redis is there again. */
  readonly events: EventEmitter;
  /** Names of the connections that have lost Redis: ours, and that of the page cache. */
  readonly disconnected: Set<string>;
}

const slot = processWide<RedisSlot>('redis', () => ({ events: new EventEmitter(), disconnected: new Set() }));

/** How long anything waits for Redis, in milliseconds: it makes things faster and is no reason to be slow. */
const timeoutMs = 1_000;

/**
 * Connects to Redis and stays connected. Waits for the first connection, five seconds at most.
 * @param url with its password; it stands in no log line
 * @param channels whose messages {@link listenOnRedis} passes on
 */
export async function openRedis(url: string, channels: readonly string[]): Promise<void> {
  if (slot.connection) return;
  // The page cache is in no bundle and has a connection of its own (decision 019).
  subscribe('prestafaro.page-cache', (change) => noteChange('page cache', change as RedisChange));
  slot.connection = new RedisConnection({
    url,
    timeoutMs,
    channels: Object.fromEntries(
      channels.map((channel) => [channel, (message: string) => void slot.events.emit(channel, message)]),
    ),
    onChange: (change) => {
      noteChange('app', change);
      if (change.state === 'back') slot.events.emit('back');
    },
  });
  await slot.connection.opened();
}

/** Redis is away as long as one of the connections has lost it: one outage, one line each way. */
function noteChange(connection: string, change: RedisChange): void {
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
 * @returns their answer; undefined where there is no Redis, or none that answers in time. Never throws.
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

/** Calls a function whenever Redis is there again. */
export function whenRedisIsBack(listener: () => void): void {
  slot.events.on('back', listener);
}

/** Whether this server has a Redis to work with. */
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
