import 'server-only';
import { randomUUID } from 'node:crypto';
import { withRedis } from '@/server/redis/redis';

const leaseKey = 'prestafaro:{route-manifest-6}:read-lease';

/** The right of one server to read all addresses from the CMS, until it expires. */
export interface ReadLease {
  /** Ends the lease early, so that another server may read. */
  end(): Promise<void>;
}

/** Ends the lease unless it has expired and is another server's. */
const endScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/**
 * Takes the lease. It expires by itself, so a server that dies delays the next read by that time at most.
 * @returns null if another server has it; a lease without effect if there is no Redis, because then each server is alone
 */
export async function takeReadLease(milliseconds: number): Promise<ReadLease | null> {
  const id = randomUUID();
  const answer = await withRedis((client) => client.set(leaseKey, id, { NX: true, PX: milliseconds }));
  if (answer === null) return null;
  return {
    async end() {
      await withRedis((client) => client.eval(endScript, { keys: [leaseKey], arguments: [id] }));
    },
  };
}
