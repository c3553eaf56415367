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

/** A file that arrived, in the folder of temporary files. */
export interface ArrivedFile {
  filepath: string;
  originalFilename?: string | null;
  mimetype?: string | null;
  /** Bytes */
  size: number;
}

/** One call of the upload service. */
export interface UploadCall {
  files: readonly ArrivedFile[];
  /** The file that is replaced; null = the files are new. */
  replaces: number | null;
}

type AroundUpload = (work: () => Promise<unknown>, call: UploadCall) => Promise<unknown>;

/** Runs `around` in place of each upload and each replacement. Touches the plugin's upload service. */
export function aroundUploads(strapi: Core.Strapi, around: AroundUpload): void {
  const service: Record<'upload' | 'replace', Work> = strapi.plugin('upload').service('upload');
  const { upload, replace } = { upload: service.upload.bind(service), replace: service.replace.bind(service) };
  service.upload = (...parameters) => {
    const [{ files }] = parameters as [{ files: ArrivedFile | ArrivedFile[] }];
    return around(() => upload(...parameters), { files: [files].flat(), replaces: null });
  };
  service.replace = (...parameters) => {
    const [id, { file }] = parameters as [number | string, { file: ArrivedFile }];
    return around(() => replace(...parameters), { files: [file], replaces: Number(id) });
  };
}

export interface LocalFile {
  /** The folder of the media library. */
  folder: number | undefined;
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
  { name, folder, filepath, mimetype, size }: LocalFile,
): Promise<number | undefined> {
  const [file]: { id: number }[] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { name, folder } }, files: { filepath, originalFilename: name, mimetype, size } });
  return file?.id;
}
