import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { type CmsProcess, startCmsProcess } from './support/cms-process';

const opened: CmsProcess[] = [];
afterEach(async () => {
  for (const { child, home } of opened.splice(0)) {
    await child.stop();
    rmSync(home, { recursive: true, force: true });
  }
});

async function start(environment: Record<string, string> = {}): Promise<CmsProcess> {
  const cms = await startCmsProcess(environment);
  opened.push(cms);
  return cms;
}

test('process: a CMS that cannot write its database exits with an error that says what to do', async () => {
  const cms = await start({ DATABASE_FILENAME: tmpdir() });
  expect(await cms.child.exited).toEqual({ code: 1, signal: null });
  expect(cms.said('error', '')).toEqual([
    expect.stringMatching(/^SQLite in .* cannot be written: .*SQLITE_CANTOPEN.* DATABASE_FILENAME\.$/),
  ]);
});

test('process: SIGTERM ends the CMS with exit code 0 and without an error in the log', {
  timeout: 180_000,
}, async () => {
  const cms = await start();
  const isLive = () =>
    fetch(`${cms.url}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isLive, { timeout: 170_000, interval: 200 }).toBe(true);
  process.kill(cms.child.pid, 'SIGTERM');
  expect(await cms.child.exited).toEqual({ code: 0, signal: null });
  expect(cms.said('error', '')).toEqual([]);
  expect(cms.lines().at(-1)).toMatchObject({ app: 'cms', message: 'Strapi has been shut down' });
});
