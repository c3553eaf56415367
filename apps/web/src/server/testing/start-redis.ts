import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

/** Whether this machine has the program. */
export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A real Redis on a free port, without a file. */
export async function startRedis(): Promise<{ url: string; process: ChildProcess; stop(): Promise<void> }> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  return {
    url: `redis://127.0.0.1:${port}`,
    process: server,
    async stop() {
      server.kill();
      await once(server, 'exit');
    },
  };
}
