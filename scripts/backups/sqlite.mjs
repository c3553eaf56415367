// @ts-check
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { CMS_FOLDER } from '../paths.mjs';
import { MARK_RESTORED, RECORDS_TABLE } from './restored-mark.mjs';

/** The driver is the CMS's own. */
const require = createRequire(join(CMS_FOLDER, 'package.json'));

/**
 * @param {string} file
 * @param {{ readonly?: boolean }} [options]
 */
const open = (file, options = {}) => new (require('better-sqlite3'))(file, { fileMustExist: true, ...options });

/** What SQLite keeps beside a file. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/**
 * @param {string} file
 * @returns {Record<string, number>} rows by table
 */
export function countSqlite(file) {
  const database = open(file);
  try {
    /** @type {{ name: string }[]} */
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
      .all();
    const count = (/** @type {string} */ name) =>
      database
        .prepare(`select count(*) from "${name.replaceAll('"', '""')}"`)
        .pluck()
        .get();
    return Object.fromEntries(tables.map(({ name }) => [name, count(name)]));
  } finally {
    database.close();
  }
}

/**
 * Copies a database as it is at one moment, also while the CMS writes into it. What was erased is not in the copy: it
 * has no free pages.
 * @param {string} file
 * @param {string} copy must not exist
 * @returns {Record<string, number>} rows by table of the copy
 */
export function copySqlite(file, copy) {
  if (!existsSync(file)) {
    throw new Failure(`There is no database at ${file}.`, {
      hint: 'npm start makes one. DATABASE_FILENAME names another place, DATABASE_CLIENT another database.',
    });
  }
  const database = open(file);
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
  return countSqlite(copy);
}

/** @param {string} file @returns {boolean} also where it is broken: what it was may still be mended */
export function isSqliteEmpty(file) {
  if (!existsSync(file)) return true;
  try {
    return Object.keys(countSqlite(file)).length === 0;
  } catch {
    return false;
  }
}

/**
 * Ends the write-ahead log, which only the sole user of a file can do. Afterwards all data are in the one file.
 * @param {string} file
 * @returns {boolean} whether another process has it open
 */
export function isSqliteInUse(file) {
  if (!existsSync(file)) return false;
  const database = open(file);
  try {
    database.pragma('busy_timeout = 200');
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive; rollback');
    return false;
  } catch (error) {
    // A broken file, which may be the reason for a restore, counts as not in use.
    return /^SQLITE_(BUSY|LOCKED)/.test(String(error instanceof Error && 'code' in error ? error.code : ''));
  } finally {
    database.close();
  }
}

/**
 * Replaces the database by a copy. The copy is prepared and checked under another name, and renamed at the end.
 * @param {string} copy
 * @param {string} file
 * @param {Record<string, number>} expected rows by table
 */
export function replaceSqlite(copy, file, expected) {
  const next = `${file}.restored`;
  mkdirSync(dirname(file), { recursive: true });
  removeSqlite(next);
  copyFileSync(copy, next);
  try {
    requireWhole(next, expected);
    if (RECORDS_TABLE in expected) markRestored(next);
    for (const companion of COMPANIONS) rmSync(`${file}${companion}`, { force: true });
    // Both files are on one file system, so this is one step.
    renameSync(next, file);
  } finally {
    removeSqlite(next);
  }
}

/**
 * @param {string} file
 * @param {Record<string, number>} expected
 */
function requireWhole(file, expected) {
  const database = open(file);
  const verdict = database.pragma('integrity_check', { simple: true });
  database.close();
  if (verdict === 'ok' && JSON.stringify(countSqlite(file)) === JSON.stringify(expected)) return;
  throw new Failure('The database of the backup is not whole. Nothing was changed.', { hint: 'Take another backup.' });
}

/** @param {string} file */
function markRestored(file) {
  const database = open(file);
  try {
    database.exec(MARK_RESTORED);
  } finally {
    database.close();
  }
}

/** @param {string} file */
function removeSqlite(file) {
  for (const companion of ['', ...COMPANIONS]) rmSync(`${file}${companion}`, { force: true });
}
