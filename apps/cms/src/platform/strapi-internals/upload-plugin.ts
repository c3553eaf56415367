import type { Core } from '@strapi/strapi';
import type { UploadedFile } from '../../content/uploads/whole-files';

/** The provider object that the upload plugin created from `config/plugins.ts`. */
export interface UploadProvider {
  uploadStream(file: UploadedFile): Promise<unknown>;
  replaceStream(file: UploadedFile, old: UploadedFile): Promise<unknown>;
  delete(file: UploadedFile): Promise<unknown>;
  /** Exists only for the S3 provider. */
  objectExists?(file: Pick<UploadedFile, 'hash' | 'ext'>): Promise<boolean>;
}

type Work = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Returns the provider, whose functions are changed in place. The manual suggests a provider of our own, but Strapi stores the
 * name of the provider with each file and does not delete files of another provider.
 */
export const uploadProvider = (strapi: Core.Strapi): UploadProvider => strapi.plugin('upload').provider;

/** Runs `around` in place of each upload and each replacement. Touches the plugin's upload service. */
export function aroundUploads(strapi: Core.Strapi, around: (work: () => Promise<unknown>) => Promise<unknown>): void {
  const service: Record<'upload' | 'replace', Work> = strapi.plugin('upload').service('upload');
  for (const action of ['upload', 'replace'] as const) {
    const act = service[action].bind(service);
    service[action] = (...parameters) => around(() => act(...parameters));
  }
}

export interface LocalFile {
  name: string;
  filepath: string;
  mimetype: string;
  /** Bytes */
  size: number;
}

/** The id of a file in the media library; undefined if there is none of this name. */
export async function uploadedFileId(strapi: Core.Strapi, name: string): Promise<number | undefined> {
  const file: { id: number } | null = await strapi.db.query('plugin::upload.file').findOne({ where: { name } });
  return file?.id;
}

/** Adds a local file to the media library. @returns the id of its row. */
export async function uploadLocalFile(
  strapi: Core.Strapi,
  { name, filepath, mimetype, size }: LocalFile,
): Promise<number | undefined> {
  const [file]: { id: number }[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { name } }, files: { filepath, originalFilename: name, mimetype, size } });
  return file?.id;
}
