import { statSync } from 'node:fs';
import path from 'node:path';
import { type CountryCode, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uploadedFileId, uploadLocalFile } from '../../platform/strapi-internals/upload-plugin';
import { type MediaFolders, readMediaFolders } from '../media/media-folders';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Uploads each file to its country's folder of the media library unless it holds one of that name. @returns the ids by file name */
export async function uploadMedia(
  strapi: Core.Strapi,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const folders = await readMediaFolders(strapi);
  const ids = new Map<string, number>();
  for (const [name, filepath] of files) {
    ids.set(name, (await uploadedFileId(strapi, name)) ?? (await upload(strapi, name, filepath, folders)));
  }
  return ids;
}

async function upload(strapi: Core.Strapi, name: string, filepath: string, folders: MediaFolders): Promise<number> {
  const mimetype = MIME_TYPES[path.extname(name)];
  if (!mimetype) throw new Error(`${name}: the seed takes ${Object.keys(MIME_TYPES).join(', ')}`);
  const folder = folders[countryOf(filepath)];
  const id = await uploadLocalFile(strapi, { name, folder, filepath, mimetype, size: statSync(filepath).size });
  if (id === undefined) throw new Error(`The media library did not take ${name}`);
  return id;
}

/** `seed/es-MX/media/lucia.svg` → `MX` */
function countryOf(filepath: string): CountryCode {
  const locale = path.basename(path.resolve(filepath, '../..'));
  if (!isLocale(locale)) throw new Error(`${filepath}: the seed has a folder for each locale`);
  return siteOfLocale(locale).country;
}
