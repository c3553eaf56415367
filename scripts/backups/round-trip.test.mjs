import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSteps } from '../console/steps.mjs';
import { CMS_FOLDER } from '../paths.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

const Database = createRequire(join(CMS_FOLDER, 'package.json'))('better-sqlite3');
const SECRET = 'a-secret-of-the-environment';
const key = (byte) => `k1:${Buffer.alloc(32, byte).toString('base64')}`;
const steps = createSteps({ write: () => undefined });

describe('a backup of SQLite and uploads', () => {
  let home = '';
  let environment = {};
  const path = (name) => join(home, name);
  const backUp = (more) => makeBackup(steps, { environment, folder: path('backups'), ...more });
  const restore = (archive, more) => restoreBackup(steps, { environment, archive, workFolder: home, ...more });
  const openDatabase = () => {
    const database = new Database(path('cms.sqlite'));
    database.pragma('journal_mode = WAL');
    return database;
  };
  const change = (sql) => {
    const database = openDatabase();
    database.exec(sql);
    database.close();
  };
  const names = () => {
    const database = openDatabase();
    const all = database.prepare('select name from people order by name').pluck().all();
    database.close();
    return all;
  };
  const wipe = () => {
    for (const name of ['cms.sqlite', 'cms.sqlite-wal', 'cms.sqlite-shm', 'public'])
      rmSync(path(name), { recursive: true, force: true });
  };

  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'backup-'));
    environment = {
      DATABASE_FILENAME: path('cms.sqlite'),
      PUBLIC_DIR: path('public'),
      PERSONAL_DATA_KEYS: key(1),
      APPLICATION_SECRET: SECRET,
      CMS_PORT: String(await findFreePort()),
    };
    change("create table people (name text); insert into people values ('Ada'), ('Grace')");
    mkdirSync(path('public/uploads/folder'), { recursive: true });
    writeFileSync(path('public/uploads/a.png'), 'picture');
    writeFileSync(path('public/uploads/folder/b.png'), 'another');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  test('restores rows and files after both were deleted', async () => {
    const { archive, tables } = await backUp();
    wipe();
    const { manifest, missingKeys } = await restore(archive);
    expect(manifest.database.tables).toEqual(tables);
    expect(names()).toEqual(['Ada', 'Grace']);
    expect(readFileSync(path('public/uploads/folder/b.png'), 'utf8')).toBe('another');
    expect(missingKeys).toEqual([]);
  });

  test('is marked as restored in the record of the CMS, and in no other record, and has as many rows', async () => {
    change(
      `create table strapi_core_store_settings (key text, value text);
       insert into strapi_core_store_settings values ('core_publishing_release', '"abc"'), ('core_seed_complete', 'true')`,
    );
    const { archive, tables } = await backUp();
    await restore(archive, { mayReplace: true });
    const database = openDatabase();
    const records = database.prepare('select key, value from strapi_core_store_settings order by key').raw().all();
    database.close();
    expect(records).toEqual([
      ['core_publishing_release', '"restored"'],
      ['core_seed_complete', 'true'],
    ]);
    expect(tables.strapi_core_store_settings).toBe(2);
  });

  test('taken during a transaction holds committed rows only', async () => {
    const writer = openDatabase();
    writer.exec("insert into people values ('Committed'); begin; insert into people values ('Open')");
    const { archive } = await backUp();
    writer.exec('rollback');
    writer.close();
    wipe();
    await restore(archive);
    expect(names()).toEqual(['Ada', 'Committed', 'Grace']);
  });

  test('is one file, readable by its owner only, without secrets and erased rows', async () => {
    change("insert into people values ('Erased-Person'); delete from people where name = 'Erased-Person'");
    const { archive } = await backUp();
    expect(readdirSync(path('backups'))).toEqual([archive.split('/').at(-1)]);
    expect(statSync(archive).mode & 0o077).toBe(0);
    wipe();
    const { manifest } = await restore(archive);
    expect(JSON.stringify(manifest)).not.toContain(SECRET);
    expect(JSON.stringify(manifest)).not.toContain(key(1).slice(3));
    expect(readFileSync(path('cms.sqlite')).includes('Erased-Person')).toBe(false);
  });

  test('replaces existing data only when told to, and then all of it', async () => {
    const { archive } = await backUp();
    change("delete from people; insert into people values ('Later')");
    writeFileSync(path('public/uploads/later.png'), 'later');
    await expect(restore(archive)).rejects.toThrow('There is already a database or an upload');
    expect(names()).toEqual(['Later']);
    await restore(archive, { mayReplace: true });
    expect(names()).toEqual(['Ada', 'Grace']);
    expect(readdirSync(path('public/uploads')).sort()).toEqual(['a.png', 'folder']);
  });

  test('is not restored while a process has the database open', async () => {
    const { archive } = await backUp();
    const running = openDatabase();
    running.prepare('select 1 from people').get();
    await expect(restore(archive, { mayReplace: true })).rejects.toThrow('Somebody has the database open');
    running.close();
  });

  test('that is damaged changes nothing and leaves no files', async () => {
    const { archive } = await backUp();
    const bytes = readFileSync(archive);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = bytes[middle] ^ 0xff;
    chmodSync(archive, 0o600);
    writeFileSync(archive, bytes);
    change("insert into people values ('Later')");
    const before = readdirSync(home);
    await expect(restore(archive, { mayReplace: true })).rejects.toThrow('Nothing was changed');
    expect(readdirSync(home)).toEqual(before);
    expect(names()).toEqual(['Ada', 'Grace', 'Later']);
  });

  test('with exchanged uploads changes nothing', async () => {
    const { archive } = await backUp();
    const folder = path('unpacked');
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    writeFileSync(join(folder, 'uploads.tar'), 'something else');
    execFileSync('tar', ['-czf', archive, '-C', folder, ...readdirSync(folder)]);
    wipe();
    await expect(restore(archive)).rejects.toThrow(/uploads\.tar of .* is not what was backed up/);
    expect(existsSync(path('cms.sqlite'))).toBe(false);
  });

  test('is not made while a link is among the uploads', async () => {
    symlinkSync('/etc/hostname', path('public/uploads/link.png'));
    await expect(backUp()).rejects.toThrow('links among them must go');
    expect(readdirSync(path('backups'))).toEqual([]);
  });

  describe('that somebody has made', () => {
    /** Packs a valid backup again after `change` has changed what is in it. */
    const remade = async (change) => {
      const { archive } = await backUp();
      const folder = path('remade');
      mkdirSync(folder);
      execFileSync('tar', ['-xzf', archive, '-C', folder]);
      change(folder);
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
      const sha256 = createHash('sha256')
        .update(readFileSync(join(folder, 'uploads.tar')))
        .digest('hex');
      manifest.files['uploads.tar'] = { bytes: statSync(join(folder, 'uploads.tar')).size, sha256 };
      if (!lstatSync(join(folder, 'manifest.json')).isSymbolicLink())
        writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
      execFileSync('tar', ['-czf', archive, '-C', folder, ...readdirSync(folder)]);
      rmSync(path('public/uploads'), { recursive: true });
      mkdirSync(path('public/uploads'));
      writeFileSync(path('public/uploads/mine.png'), 'mine');
      return archive;
    };
    /** A member of uploads.tar, made in a folder of its own. */
    const withUpload = (make, tarArguments = ['.']) =>
      remade((folder) => {
        const uploads = path('made/uploads');
        mkdirSync(uploads, { recursive: true });
        make(uploads);
        execFileSync('tar', ['-cPf', join(folder, 'uploads.tar'), '-C', uploads, ...tarArguments], { stdio: 'pipe' });
      });
    const refused = async (archive) => {
      await expect(restore(archive, { mayReplace: true })).rejects.toThrow('Nothing was changed');
      expect(readdirSync(path('public/uploads'))).toEqual(['mine.png']);
      expect(names()).toEqual(['Ada', 'Grace']);
    };

    test.each([
      ['a symbolic link', (uploads) => symlinkSync('/etc/hostname', join(uploads, 'a.png'))],
      ['a link to a folder', (uploads) => symlinkSync('/etc', join(uploads, 'folder'))],
      ['a named pipe', (uploads) => execFileSync('mkfifo', [join(uploads, 'a.png')])],
      [
        'two names of one file',
        (uploads) => {
          writeFileSync(join(uploads, 'a.png'), 'picture');
          linkSync(join(uploads, 'a.png'), join(uploads, 'b.png'));
        },
      ],
    ])('with %s among the uploads changes nothing', async (_what, make) => {
      await refused(await withUpload(make));
    });

    test('with an upload outside of the folder changes nothing', async () => {
      const make = () => writeFileSync(path('made/outside.png'), 'outside');
      await refused(await withUpload(make, ['../outside.png']));
      expect(existsSync(path('public/outside.png'))).toBe(false);
    });

    test.each(['manifest.json', 'uploads.tar', 'database.sqlite'])(
      'with a link as its %s changes nothing',
      async (name) => {
        const archive = await remade((folder) => {
          renameSync(join(folder, name), path(name));
          symlinkSync(path(name), join(folder, name));
        });
        await refused(archive);
      },
    );
  });

  test('whose database cannot be moved into place restores the previous uploads', async () => {
    const { archive } = await backUp();
    wipe();
    mkdirSync(path('public/uploads'), { recursive: true });
    writeFileSync(path('public/uploads/mine.png'), 'mine');
    // A folder stands where the file of the database is to be.
    environment.DATABASE_FILENAME = path('blocked');
    mkdirSync(path('blocked.restored/x'), { recursive: true });
    await expect(restore(archive, { mayReplace: true })).rejects.toThrow();
    expect(readdirSync(path('public/uploads'))).toEqual(['mine.png']);
    expect(existsSync(path('blocked'))).toBe(false);
  });

  test('names the missing keys for its encrypted values', async () => {
    const { archive } = await backUp();
    wipe();
    environment.PERSONAL_DATA_KEYS = key(2);
    expect((await restore(archive)).missingKeys).toEqual(['k1']);
  });

  test('of another database is refused with the variable to set', async () => {
    const { archive } = await backUp();
    environment.DATABASE_CLIENT = 'postgres';
    await expect(restore(archive)).rejects.toThrow('This is a backup of sqlite, and here is postgres.');
  });

  test('removes the oldest backups above the number to keep', async () => {
    await backUp();
    const { archive } = await backUp({ keep: 1 });
    expect(readdirSync(path('backups'))).toEqual([archive.split('/').at(-1)]);
  });

  test('does not contain uploads that are in a bucket', async () => {
    environment.UPLOADS_S3_BUCKET = 'files';
    const { archive } = await backUp();
    wipe();
    const { manifest } = await restore(archive);
    expect(manifest.uploads).toEqual({ kind: 's3', bucket: 'files' });
    expect(existsSync(path('public'))).toBe(false);
  });
});
