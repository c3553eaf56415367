import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { createClient } from 'redis';
import { partAnswered, partFailed } from '@/cms/parts';
import { processWide } from '@/cms/process-wide';
import { within } from '@/site/redis/within.mjs';

type Client = ReturnType<typeof createClient>;

interface RedisSlot {
  /** Missing where the operator has no Redis. */
  commands?: Client;
  /** A connection that listens can do nothing else. */
  messages?: Client;
}

const slot = processWide<RedisSlot>('redis', () => ({}));

/** Longer than this nothing waits for Redis, in milliseconds: it makes things faster and is no reason to be slow. */
const patience = 1_000;

/**
 * Connects to Redis and stays connected: a connection that is lost is tried again every second at the latest. While it is
 * away commands fail at once instead of waiting for it.
 * @param url with its password; it stands in no log line
 */
export async function openRedis(url: string): Promise<void> {
  if (slot.commands) return;
  subscribe('prestafaro.page-cache', (change) => followPageCache(change as PageCacheChange));
  slot.commands = connectable(url);
  slot.messages = connectable(url);
  const connected = Promise.all([slot.commands.connect(), slot.messages.connect()]);
  // Where it is away, `connect` tries on and on.
  await within(connected, patience).catch(() => undefined);
}

/** The page cache has a connection of its own (decision 019): whichever notices first, Redis is lost once and back once. */
type PageCacheChange = { readonly state: 'lost'; readonly reason: string } | { readonly state: 'back' };

function followPageCache(change: PageCacheChange): void {
  if (change.state === 'lost') partFailed('redis', change.reason);
  else partAnswered('redis');
}

function connectable(url: string): Client {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A connection that a firewall has forgotten is noticed.
    pingInterval: 10_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, 1_000) },
  });
  client.on('error', (error: unknown) => partFailed('redis', wordsOf(error)));
  client.on('ready', () => partAnswered('redis'));
  return client;
}

/**
 * Runs commands on Redis.
 * @returns what they answered; undefined where there is no Redis, or none that answers in time. Never throws.
 */
export async function withRedis<Result>(run: (client: Client) => Promise<Result>): Promise<Result | undefined> {
  const client = slot.commands;
  if (!client?.isReady) return undefined;
  try {
    const result = await within(run(client), patience);
    partAnswered('redis');
    return result;
  } catch (error) {
    partFailed('redis', wordsOf(error));
    return undefined;
  }
}

/** Hears what is published on a channel, also after Redis was away: what was said meanwhile is lost. */
export async function listenOnRedis(channel: string, listener: (message: string) => void): Promise<void> {
  const subscribe = () => void slot.messages?.subscribe(channel, listener).catch(() => undefined);
  // The client subscribes again by itself once it has subscribed; where Redis is away at the start it never did.
  if (slot.messages?.isReady) subscribe();
  else slot.messages?.once('ready', subscribe);
}

/** Calls a function whenever Redis is there again. */
export function whenRedisIsBack(listener: () => void): void {
  slot.messages?.on('ready', listener);
}

/** Whether this server has a Redis to work with. */
export const hasRedis = (): boolean => slot.commands !== undefined;

/** Whether it answers now. */
export async function pingRedis(): Promise<boolean> {
  return (await withRedis((client) => client.ping())) === 'PONG';
}

/** A refused connection is an error of several without words of its own. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message || error.name : 'no answer';
}
