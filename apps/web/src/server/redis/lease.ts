import 'server-only';
import { randomUUID } from 'node:crypto';
import { withRedis } from '@/server/redis/redis';

/** The right of one server to do something, until it expires. */
export interface Lease {
  /** Ends the lease early, so that another server may take it. */
  end(): Promise<void>;
}

/** Ends the lease unless it has expired and is another server's. */
const endScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * Takes a lease. It expires by itself, so a server that dies delays the others by that time at most.
 * @param key of the lease in Redis
 * @returns null if another server has it; a lease without effect if there is no Redis, because then each server is alone
 */
export async function takeLease(key: string, milliseconds: number): Promise<Lease | null> {
  const id = randomUUID();
  const answer = await withRedis((client) => client.set(key, id, { NX: true, PX: milliseconds }));
  if (answer === null) return null;
  return {
    async end() {
      await withRedis((client) => client.eval(endScript, { keys: [key], arguments: [id] }));
    },
  };
}
