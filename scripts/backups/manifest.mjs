// @ts-check
import { Failure } from '../console/failure.mjs';

/** Raised when an older `restore` could no longer read what `backup` writes. */
export const FORMAT = 1;

/**
 * @typedef {object} Manifest what a backup says of itself; no secret and nothing personal
 * @property {number} format
 * @property {string} madeAt ISO 8601, UTC
 * @property {string} version of the product, as in package.json
 * @property {{ client: 'sqlite' | 'postgres', tables: Record<string, number> }} database rows by table
 * @property {{ kind: 'folder' } | { kind: 's3', bucket: string }} uploads
 * @property {Record<string, string>} keys by the id of a key of personal data: enough to know it again, not to open anything
 * @property {Record<string, { bytes: number, sha256: string }>} files of the archive beside this one
 */

/**
 * Reads the manifest of an archive.
 * @param {string} text
 * @param {{ version: string }} product the one that is to read the backup
 * @returns {Manifest}
 * @throws {Failure} for what is no manifest, or one of a newer product
 */
export function parseManifest(text, product) {
  const manifest = parsed(text);
  if (typeof manifest?.format !== 'number') {
    throw new Failure('This is no backup of this product.', { hint: 'Name a file that npm run backup has written.' });
  }
  if (manifest.format !== FORMAT) {
    throw new Failure(`This backup has the format ${manifest.format}, and this version reads ${FORMAT}.`, {
      hint: `Restore it with version ${manifest.version} of the product, which wrote it.`,
    });
  }
  if (isNewer(manifest.version, product.version)) {
    throw new Failure(`This backup is of version ${manifest.version}, and this is ${product.version}.`, {
      hint: 'An older version would remove columns that it does not know. Check out the newer one and restore there.',
    });
  }
  return /** @type {Manifest} */ (manifest);
}

/** @param {string} text @returns {(Omit<Manifest, 'format'> & { format: number }) | undefined} unchecked */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} one such as `1.10.0`
 * @param {string} other
 */
export function isNewer(one, other) {
  const [a = [], b = []] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    if ((a[index] ?? 0) !== (b[index] ?? 0)) return (a[index] ?? 0) > (b[index] ?? 0);
  }
  return false;
}

/**
 * Describes a backup in one line for the terminal.
 * @param {Manifest} manifest
 * @returns {string}
 */
export function describeManifest({ madeAt, version, database: { client, tables }, uploads }) {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const files = uploads.kind === 's3' ? `uploads stay in the bucket ${uploads.bucket}` : `${uploads.kind} of uploads`;
  return `${madeAt}, version ${version}, ${client}: ${Object.keys(tables).length} tables, ${rows} rows, ${tables.applications ?? 0} applications; ${files}`;
}
