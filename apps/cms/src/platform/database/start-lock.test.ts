import type { Core } from '@strapi/strapi';
import { beforeEach, expect, test } from 'vitest';
import { tryLock } from './advisory-lock';
import { takeStartLock } from './start-lock';

const lines: string[] = [];
const strapiWith = () =>
  ({
    config: { get: (name: string) => (name.endsWith('client') ? 'sqlite' : { filename: 'cms.sqlite' }) },
    log: { info: (line: string) => void lines.push(line) },
  }) as unknown as Core.Strapi;

beforeEach(() => {
  lines.length = 0;
});

test('takeStartLock: logs nothing if no other CMS is starting', async () => {
  await takeStartLock(strapiWith());
  expect(lines).toEqual([]);
});

test('takeStartLock: waits with one log line until the other CMS has finished', async () => {
  const strapi = strapiWith();
  const other = await tryLock(strapi, 'start');
  const taken = takeStartLock(strapi, 60);
  await expect.poll(() => lines).toHaveLength(1);
  await other?.release();
  await taken;
  expect(lines).toEqual([
    'SQLite in cms.sqlite: another CMS is starting. Waiting for up to 60 s until it has finished',
    'SQLite in cms.sqlite: the other CMS is no longer starting. This one continues its start',
  ]);
});

test('takeStartLock: ends the start with advice if the other CMS does not finish in time', async () => {
  const strapi = strapiWith();
  await tryLock(strapi, 'start');
  await expect(takeStartLock(strapi, 0)).rejects.toThrow(
    'SQLite in cms.sqlite: another CMS was still starting after 0 s. Look at its log, stop it if it hangs',
  );
});
