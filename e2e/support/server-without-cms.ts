import { type AnotherServer, freePort, startAnotherServer } from './another-server.ts';

/**
 * A second web server whose CMS is a port that nobody listens on: the state after a restart in the middle of an outage.
 * With `remembers` it has the route manifest that the first server saved.
 */
export async function startWithoutCms({ remembers }: { remembers: boolean }): Promise<AnotherServer> {
  return startAnotherServer({ remembers, environment: { CMS_URL: `http://localhost:${await freePort()}` } });
}
