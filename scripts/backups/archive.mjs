// @ts-check
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { parseManifest } from './manifest.mjs';
import { runProgram } from './programs.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

const MANIFEST = 'manifest.json';
/** Names that an archive may have: nothing else of it is unpacked. */
export const DATABASE_FILES = { sqlite: 'database.sqlite', postgres: 'database.dump' };
export const UPLOADS_FILE = 'uploads.tar';

/**
 * @param {string} file
 * @returns {Promise<string>} SHA-256 in hex
 */
async function digestOf(file) {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
}

/**
 * @param {string[]} args
 * @param {string} failure
 */
const tar = (args, failure) =>
  runProgram({ command: 'tar', args, env: process.env, failure, hint: 'Is the disk full, or the file another one?' });

/**
 * Packs the files of a folder, with a manifest that knows them, into one file.
 * @param {string} folder
 * @param {string[]} names
 * @param {Omit<Manifest, 'files'>} about
 * @param {string} archive
 */
export async function packArchive(folder, names, about, archive) {
  /** @type {Manifest['files']} */
  const files = {};
  for (const name of names) {
    const file = join(folder, name);
    files[name] = { bytes: statSync(file).size, sha256: await digestOf(file) };
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify({ ...about, files }, null, 2)}\n`);
  // The manifest first: it is read without the rest.
  await tar(['-czf', archive, '-C', folder, MANIFEST, ...names], 'The backup could not be written.');
}

/**
 * Unpacks an archive, and compares the size and the checksum of each file with the manifest.
 * @param {string} archive
 * @param {string} folder empty
 * @param {{ version: string }} product
 * @returns {Promise<Manifest>}
 */
export async function unpackArchive(archive, folder, product) {
  if (!existsSync(archive)) {
    throw new Failure(`There is no file ${archive}.`, { hint: 'npm run restore -- .data/backups/<name>' });
  }
  const broken = `${archive} is not a whole backup. Nothing was changed.`;
  await unpackFiles(archive, folder, [MANIFEST], broken);
  const manifest = parseManifest(readFileSync(join(folder, MANIFEST), 'utf8'), product);
  const names = [
    DATABASE_FILES[manifest.database.client],
    ...(manifest.uploads.kind === 'folder' ? [UPLOADS_FILE] : []),
  ];
  await unpackFiles(archive, folder, names, broken);
  for (const name of names) {
    if ((await digestOf(join(folder, name))) === manifest.files[name]?.sha256) continue;
    throw new Failure(`${name} of ${archive} is not what was backed up. Nothing was changed.`, {
      hint: 'The file was damaged since: take another backup, or another copy of this one.',
    });
  }
  return manifest;
}

/**
 * A link with one of the names could stand for any file of this machine.
 * @param {string} archive
 * @param {string} folder
 * @param {string[]} names
 * @param {string} broken the sentence for an archive that does not have them
 */
async function unpackFiles(archive, folder, names, broken) {
  await tar(['-xzf', archive, '-C', folder, ...names], broken);
  const isRegular = names
    .map((name) => lstatSync(join(folder, name)))
    .every((file) => file.isFile() && file.nlink === 1);
  if (!isRegular) throw new Failure(broken, { hint: 'It holds something that is no file.' });
}
