// @ts-check
import { Failure } from '../console/failure.mjs';
import { stopAllChildren } from '../processes/child.mjs';
import { tailOfLog } from '../processes/log-tail.mjs';

/**
 * Waits until one of the servers ends by itself. Then all are stopped, and the failure names that server and the end of its log.
 * @param {import('./servers.mjs').Server[]} servers
 * @returns {Promise<never>}
 */
export async function watchServers(servers) {
  const ended = await Promise.race(servers.map(async (server) => ({ server, ...(await server.child.exited) })));
  await stopAllChildren();
  const { name, logFile } = ended.server;
  throw new Failure(
    `The ${name} ended by itself (${ended.signal ?? `exit code ${ended.code}`}); everything was stopped.`,
    {
      log: tailOfLog(logFile),
      logFile,
      hint: 'The last lines usually name the cause. Then: npm start',
    },
  );
}
