import type { Core } from '@strapi/strapi';

/** A folder of the media library. Its path holds the numbers of the folders above it and its own: `/3/7`. */
export interface MediaFolder {
  id: number;
  name: string;
  path: string;
}

export interface MediaFile {
  id: number;
  name: string;
  /** The path of its folder; `/` = none. */
  folderPath: string;
}

type Where = Record<string, unknown>;

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

export async function findFolders(strapi: Core.Strapi, where: Where): Promise<MediaFolder[]> {
  return strapi.db.query(FOLDER).findMany({ select: ['id', 'name', 'path'], where });
}

export async function findFiles(strapi: Core.Strapi, where: Where): Promise<MediaFile[]> {
  return strapi.db.query(FILE).findMany({ select: ['id', 'name', 'folderPath'], where });
}

/** Creates a folder outside of all others. Touches the plugin's folder service. */
export async function createFolder(strapi: Core.Strapi, name: string): Promise<MediaFolder> {
  return strapi.plugin('upload').service('folder').create({ name, parent: null });
}
