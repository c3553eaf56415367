import { type AnotherServer, freePort, startAnotherServer } from './another-server.ts';

/**
 * Starts a second web server whose CMS does not answer, as after a restart in an outage.
 * With `remembers` it has the route manifest and the pages that the first server saved.
 */
export async function startWithoutCms({ remembers }: { remembers: boolean }): Promise<AnotherServer> {
  return startAnotherServer({
    remembers,
    keepsPages: remembers,
    environment: { CMS_URL: `http://localhost:${await freePort()}` },
  });
}
