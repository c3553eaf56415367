import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { healthSchema } from '@prestafaro/types/health';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { recordLog } from './support/log-lines';
import { type RunningCms, startCms } from './support/start-cms';
import { query } from './support/test-database';

const template = inject('postgresTemplate');
let home: string;
let cms: RunningCms;
let written: string[];

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'lost-database-'));
  cms = await startCms({ folder: home });
  written = recordLog(cms.strapi);
});
afterEach(async () => {
  await cms.stop();
  rmSync(home, { recursive: true, force: true });
  if (!template) return;
  const server = { ...template, DATABASE_NAME: 'postgres' };
  await query(server, `drop database if exists "${path.basename(home)}" with (force)`);
});

const database = async () => {
  const response = await fetch(`${cms.url}/api/health/ready`);
  return { status: response.status, ...healthSchema.parse(await response.json()).checks.database };
};

const linesOfDatabase = () =>
  written.map((line) => String(JSON.parse(line).message)).filter((message) => /^(SQLite|PostgreSQL) /.test(message));

describe.skipIf(template)('a CMS whose SQLite file is deleted', () => {
  test('is not ready, says once what to do, and is ready when the file is back', async () => {
    const file = path.join(home, 'cms.sqlite');
    renameSync(file, `${file}.aside`);
    const reason = expect.stringMatching(/its file was deleted\. Restore a backup .* start the CMS again$/);
    expect(await database()).toEqual({ status: 503, ok: false, reason });
    expect((await database()).status).toBe(503);
    expect(linesOfDatabase()).toEqual([expect.stringMatching(/^SQLite in .*cms\.sqlite .* its file was deleted\. /)]);
    renameSync(`${file}.aside`, file);
    await expect.poll(database).toEqual({ status: 200, ok: true });
  });
});

describe.skipIf(!template)('a CMS of PostgreSQL', () => {
  const own = () => ({ ...template, DATABASE_NAME: path.basename(home) });

  test('is not ready without its tables, and says once what to do', async () => {
    await query(own(), 'drop schema public cascade; create schema public');
    const reason = expect.stringMatching(/its tables are gone\. Restore a backup/);
    expect(await database()).toEqual({ status: 503, ok: false, reason });
    expect((await database()).status).toBe(503);
    expect(linesOfDatabase()).toEqual([expect.stringMatching(/its tables are gone\./)]);
  });

  test('is not ready when its database was dropped', async () => {
    await query({ ...template, DATABASE_NAME: 'postgres' }, `drop database "${path.basename(home)}" with (force)`);
    expect(await database()).toMatchObject({ status: 503, reason: expect.stringContaining('does not exist') });
  });
});
