// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { portsOf } from '../environment/local-environment.mjs';
import { DATA_FOLDER } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { statusOf } from '../processes/wait-for.mjs';
import { DATABASE_FILES, UPLOADS_FILE, unpackArchive } from './archive.mjs';
import { knownKeys, missingKeys } from './keys.mjs';
import { readProduct } from './make-backup.mjs';
import { describeManifest } from './manifest.mjs';
import { placesOf } from './places.mjs';
import { isPostgresEmpty, isPostgresInUse, restorePostgres } from './postgres.mjs';
import { runProgram } from './programs.mjs';
import { isSqliteEmpty, isSqliteInUse, replaceSqlite } from './sqlite.mjs';
import { countUploads, replaceUploads } from './uploads.mjs';

/** @typedef {import('./places.mjs').Places} Places */
/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * Replaces the database and the uploads of the CMS by those of a backup. Everything is checked before anything is changed. If a step
 * fails, the former data are put back.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {{ environment: Record<string, string>, archive: string, mayReplace?: boolean, isInCompose?: boolean,
 *   workFolder?: string }} options `workFolder`: where the archive is unpacked meanwhile
 * @returns {Promise<{ manifest: Manifest, missingKeys: string[] }>} ids of the keys of personal data that are not here
 */
export async function restoreBackup(steps, options) {
  const { environment, archive, mayReplace = false, isInCompose = false, workFolder = DATA_FOLDER } = options;
  const places = placesOf(environment, { isInCompose });
  mkdirSync(workFolder, { recursive: true });
  const staging = temporaryFolder('restore', workFolder);
  try {
    const manifest = await steps.run('Backup', async (note) => {
      const unpacked = await unpackArchive(resolve(archive), staging, readProduct());
      requireSamePlaces(unpacked, places);
      note(`whole; ${describeManifest(unpacked)}`);
      return unpacked;
    });
    await steps.run('Place', async (note) => {
      await requireStoppedCms(places, environment, isInCompose);
      if (!mayReplace) await requireEmpty(places, isInCompose);
      note(mayReplace ? 'may be replaced' : 'empty');
    });
    await steps.run('Restored', async (note) => note(await replaceAll(places, manifest, staging)));
    return { manifest, missingKeys: missingKeys(manifest.keys, knownKeys(environment.PERSONAL_DATA_KEYS)) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Replaces the uploads first, because they can be put back if the database fails; the database changes in one last step.
 * @param {Places} places
 * @param {Manifest} manifest
 * @param {string} staging
 * @returns {Promise<string>} what there is now
 */
async function replaceAll(places, manifest, staging) {
  const { uploads } = places;
  if (uploads.kind === 's3') {
    await replaceDatabase(places, manifest, staging);
    return `uploads are those of the bucket ${uploads.bucket}`;
  }
  const { undo, forget } = await replaceUploads(uploads, join(staging, UPLOADS_FILE));
  try {
    await replaceDatabase(places, manifest, staging);
  } catch (error) {
    await undo();
    throw error;
  }
  await forget();
  return `${await countUploads(uploads)} uploaded files`;
}

/**
 * @param {Places} places
 * @param {Manifest} manifest
 * @param {string} staging
 */
async function replaceDatabase({ database }, { database: { tables } }, staging) {
  const copy = join(staging, DATABASE_FILES[database.client]);
  if (database.client === 'sqlite') replaceSqlite(copy, database.file, tables);
  else await restorePostgres(database, copy, join(staging, 'database.sql'), tables);
}

/**
 * @param {Manifest} manifest
 * @param {Places} places
 */
function requireSamePlaces({ database, uploads }, places) {
  if (database.client !== places.database.client) {
    throw new Failure(`This is a backup of ${database.client}, and here is ${places.database.client}.`, {
      hint: `Set DATABASE_CLIENT=${database.client} in .env (with --compose it is postgres). Content moves between the two with Strapi's export and import.`,
    });
  }
  if (uploads.kind !== places.uploads.kind) {
    const [was, is] = uploads.kind === 's3' ? ['in a bucket', 'in a folder'] : ['in a folder', 'in a bucket'];
    throw new Failure(`The uploads of this backup were ${was}, and here they are ${is}.`, {
      hint: 'UPLOADS_S3_* has to be set as it was then.',
    });
  }
}

/**
 * @param {Places} places
 * @param {Record<string, string>} environment
 * @param {boolean} isInCompose
 */
async function requireStoppedCms({ database }, environment, isInCompose) {
  const { cms } = portsOf(environment);
  if (isInCompose) {
    const args = ['compose', 'ps', '--services', '--status', 'running'];
    const failure = 'Docker compose did not answer.';
    const running = await runProgram({ command: 'docker', args, env: process.env, failure });
    if (running.split('\n').includes('cms')) {
      throw new Failure('The CMS is running.', { hint: 'docker compose stop cms' });
    }
  } else if ((await statusOf(`http://localhost:${cms}/_health`)) !== 0) {
    throw new Failure(`A CMS is running on port ${cms}.`, { hint: STOP_HINT });
  }
  if (await isInUse(database)) throw new Failure('Somebody has the database open.', { hint: STOP_HINT });
}

const STOP_HINT = 'Stop each CMS (Ctrl-C ends npm start), then restore, then start it again.';

/** @param {Places['database']} database */
const isInUse = (database) => (database.client === 'sqlite' ? isSqliteInUse(database.file) : isPostgresInUse(database));

/** @param {Places} places @param {boolean} isInCompose */
async function requireEmpty({ database, uploads }, isInCompose) {
  const isEmpty = database.client === 'sqlite' ? isSqliteEmpty(database.file) : await isPostgresEmpty(database);
  if (isEmpty && (uploads.kind === 's3' || (await countUploads(uploads)) === 0)) return;
  const where = database.client === 'sqlite' ? dirname(database.file) : `${database.name} on ${database.host}`;
  throw new Failure(`There is already a database or an upload in ${where}.`, {
    hint: `Take a backup of it (npm run backup${isInCompose ? ' -- --compose' : ''}), then add --replace: all of it is replaced.`,
  });
}
