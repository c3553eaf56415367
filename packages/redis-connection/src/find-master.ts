import { createClient } from 'redis';
import type { Endpoint, SentinelAddress } from './redis-address.ts';
import { withTimeout } from './with-timeout.ts';

/** No Sentinel names a server, or none answers. The message holds no address. */
export class NoMasterError extends Error {
  override readonly name = 'NoMasterError';
}

/**
 * Asks all Sentinels at once which server is the master. The server that most of them name wins, because one that was cut off
 * from the others may still name the former master.
 * @throws {NoMasterError}
 */
export async function findMaster(address: SentinelAddress, timeoutMs: number): Promise<Endpoint> {
  const answers = await Promise.all(
    address.sentinels.map((sentinel) =>
      withTimeout(timeoutMs, askSentinel(sentinel, address, timeoutMs)).catch(() => undefined),
    ),
  );
  const named = answers.filter((answer) => answer !== undefined && answer !== null);
  const counts = new Map<string, { endpoint: Endpoint; count: number }>();
  for (const endpoint of named) {
    const key = JSON.stringify(endpoint);
    counts.set(key, { endpoint, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((one, other) => other.count - one.count);
  if (most) return most.endpoint;
  const isAnswered = answers.some((answer) => answer === null);
  throw new NoMasterError(isAnswered ? 'Sentinel knows no master of this name' : 'no Sentinel answers');
}

/** @returns null if the Sentinel does not know the name */
async function askSentinel(
  { host, port }: Endpoint,
  { isTls, master, sentinelPassword }: SentinelAddress,
  timeoutMs: number,
): Promise<Endpoint | null> {
  const socket = { host, port, connectTimeout: timeoutMs, reconnectStrategy: false } as const;
  const client = createClient({
    ...(sentinelPassword && { password: sentinelPassword }),
    socket: isTls ? { ...socket, tls: true } : socket,
  });
  // The failed call reports it.
  client.on('error', () => undefined);
  // A Sentinel that hangs must not keep the connection.
  const giveUp = setTimeout(() => void client.disconnect().catch(() => undefined), timeoutMs);
  try {
    await client.connect();
    const answer = await client.sendCommand(['SENTINEL', 'get-master-addr-by-name', master]);
    if (!Array.isArray(answer)) return null;
    return { host: String(answer[0]), port: Number(answer[1]) };
  } finally {
    clearTimeout(giveUp);
    await client.disconnect().catch(() => undefined);
  }
}
