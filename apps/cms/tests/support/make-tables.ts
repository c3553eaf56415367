import { statusOf, waitUntil } from '../../../../scripts/processes/wait-for.mjs';
import { startCmsProcess } from './cms-process';

/**
 * Lets a CMS make its tables in an empty database, and stops it.
 * @param environment names the database; empty: a SQLite file in the returned folder, which is the caller's to remove
 * @throws {Error} with the log's errors, if the CMS does not start
 */
export async function makeTables(environment: Record<string, string> = {}): Promise<string> {
  const cms = await startCmsProcess(environment);
  const isReady = await waitUntil(async () => (await statusOf(`${cms.url}/_health`)) === 204, {
    timeoutMilliseconds: 180_000,
    isPossible: cms.child.isRunning,
  });
  const errors = cms.said('error', '').join('\n');
  await cms.child.stop();
  if (!isReady) throw new Error(`The CMS did not start on an empty database:\n${errors}`);
  return cms.home;
}
