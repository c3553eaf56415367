// @ts-check
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { DATABASE_FILES, packArchive, UPLOADS_FILE } from './archive.mjs';
import { knownKeys } from './keys.mjs';
import { FORMAT } from './manifest.mjs';
import { placesOf } from './places.mjs';
import { dumpPostgres } from './postgres.mjs';
import { archiveName, surplusArchives } from './rotation.mjs';
import { copySqlite } from './sqlite.mjs';
import { packUploads } from './uploads.mjs';

/** Of the product, not of a package in it. @returns {{ version: string }} */
export const readProduct = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * Backs up the database and the uploads into one file that its owner alone can read. The CMS may run meanwhile. The file
 * has its name only when it is whole.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {{ environment: Record<string, string>, folder: string, isInCompose?: boolean, keep?: number }} options
 *   `keep`: how many backups stay in the folder, this one among them; left out: all
 * @returns {Promise<{ archive: string, tables: Record<string, number> }>}
 */
export async function makeBackup(steps, { environment, folder, isInCompose = false, keep }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const staging = temporaryFolder('backup', folder);
  try {
    const made = await writeArchive(steps, {
      environment,
      folder,
      staging,
      places: placesOf(environment, { isInCompose }),
    });
    if (keep !== undefined) await steps.run('Older backups', async (note) => note(removeSurplus(folder, keep)));
    return made;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {{ environment: Record<string, string>, folder: string, staging: string, places: import('./places.mjs').Places }} options
 * @returns {Promise<{ archive: string, tables: Record<string, number> }>}
 */
async function writeArchive(steps, { environment, folder, staging, places: { database, uploads } }) {
  const madeAt = new Date();
  const archive = join(folder, archiveName(madeAt));
  const databaseFile = DATABASE_FILES[database.client];

  // The database first: a file that is uploaded meanwhile is one too many, not one too few.
  const tables = await steps.run(`Database (${database.client})`, async (note) => {
    const file = join(staging, databaseFile);
    const counts = database.client === 'sqlite' ? copySqlite(database.file, file) : await dumpPostgres(database, file);
    const where = database.client === 'sqlite' ? database.file : `${database.name} on ${database.host}`;
    note(`${where}: ${Object.keys(counts).length} tables, ${sumOf(counts)} rows`);
    return counts;
  });
  await steps.run('Uploads', async (note) => {
    if (uploads.kind === 's3') return note(`not in the backup: they stay in the bucket ${uploads.bucket}`);
    await packUploads(uploads, join(staging, UPLOADS_FILE));
    note(megabytesOf(join(staging, UPLOADS_FILE)));
  });
  await steps.run('Archive', async (note) => {
    const names = uploads.kind === 's3' ? [databaseFile] : [databaseFile, UPLOADS_FILE];
    const whole = join(staging, 'whole');
    const about = {
      format: FORMAT,
      madeAt: madeAt.toISOString(),
      version: readProduct().version,
      database: { client: database.client, tables },
      uploads: uploads.kind === 's3' ? uploads : { kind: uploads.kind },
      keys: knownKeys(environment.PERSONAL_DATA_KEYS),
    };
    await packArchive(staging, names, about, whole);
    chmodSync(whole, 0o600);
    renameSync(whole, archive);
    note(`${archive}, ${megabytesOf(archive)}`);
  });
  return { archive, tables };
}

/**
 * @param {string} folder
 * @param {number} keep
 */
function removeSurplus(folder, keep) {
  const surplus = surplusArchives(readdirSync(folder), keep);
  for (const name of surplus) rmSync(join(folder, name));
  return `${surplus.length} removed, the newest ${keep} kept`;
}

/** @param {Record<string, number>} counts */
const sumOf = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @param {string} file */
const megabytesOf = (file) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;
