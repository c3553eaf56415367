import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file as the upload plugin hands it to a provider. */
export interface UploadedFile {
  hash: string;
  ext: string;
  url?: string;
  stream?: Readable;
}

export const nameOf = ({ hash, ext }: UploadedFile): string => `${hash}${ext}`;

/** `lucia_3f2a91c05b` → another name of the same form. */
export const newHash = (hash: string): string =>
  `${hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;

/** The address in the database and the feeds; the web app shows it below `/media/`. */
export const addressOf = (file: UploadedFile): string => `/uploads/${nameOf(file)}`;

/**
 * Writes a file beside its place and then moves it there, so that a full disk leaves no partial file and does not damage the
 * file that is replaced.
 * @throws the error of the file system
 */
export async function writeWhole(folder: string, file: UploadedFile): Promise<void> {
  if (!file.stream) throw new Error('The upload plugin handed over a file without its content');
  const place = path.join(folder, nameOf(file));
  const part = `${place}.part`;
  try {
    await pipeline(file.stream, createWriteStream(part));
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  file.url = addressOf(file);
}
