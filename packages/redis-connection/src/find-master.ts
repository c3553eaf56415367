import { createClient } from 'redis';
import type { Endpoint, SentinelAddress } from './redis-address.ts';
import { withTimeout } from './with-timeout.ts';

/** No Sentinel names a server, or none answers. The message holds no address. */
export class NoMasterError extends Error {
  override readonly name = 'NoMasterError';
}

/**
 * Asks all Sentinels at once which server is the master. The server that most of them name wins, because one that was cut off
 * from the others may still name the former master. Nothing waits for the rest of them once more than half have named the same server.
 * @throws {NoMasterError}
 */
export async function findMaster(address: SentinelAddress, timeoutMs: number): Promise<Endpoint> {
  const counts = new Map<string, number>();
  let isAnswered = false;
  const majority = address.sentinels.length / 2;
  const chosen = await new Promise<string | undefined>((resolve) => {
    const asked = address.sentinels.map(async (sentinel) => {
      const answer = await withTimeout(timeoutMs, askSentinel(sentinel, address, timeoutMs)).catch(() => undefined);
      if (answer !== undefined) isAnswered = true;
      if (!answer) return;
      const named = JSON.stringify(answer);
      const count = (counts.get(named) ?? 0) + 1;
      counts.set(named, count);
      if (count > majority) resolve(named);
    });
    void Promise.all(asked).then(() => resolve([...counts].sort((one, other) => other[1] - one[1])[0]?.[0]));
  });
  if (chosen !== undefined) return JSON.parse(chosen) as Endpoint;
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
    RESP: 2,
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
