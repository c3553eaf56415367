import { statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

interface FileRecord {
  id: number;
}

/** Puts each file into the media library unless one of that name is there; returns the ids by file name. */
export async function uploadMedia(
  strapi: Core.Strapi,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, filepath] of files) {
    const existing: FileRecord | null = await strapi.db.query('plugin::upload.file').findOne({ where: { name } });
    ids.set(name, (existing ?? (await upload(strapi, name, filepath))).id);
  }
  return ids;
}

async function upload(strapi: Core.Strapi, name: string, filepath: string): Promise<FileRecord> {
  const mimetype = MIME_TYPES[path.extname(name)];
  if (!mimetype) throw new Error(`${name}: the seed takes ${Object.keys(MIME_TYPES).join(', ')}`);
  const [file]: FileRecord[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name } },
      files: { filepath, originalFilename: name, mimetype, size: statSync(filepath).size },
    });
  if (!file) throw new Error(`${name} was not taken by the media library`);
  return file;
}
