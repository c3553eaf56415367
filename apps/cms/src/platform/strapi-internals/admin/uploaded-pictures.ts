import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** A picture that the media library has just stored. */
export interface UploadedPicture {
  readonly id: number;
  readonly name: string;
  /** Address of the thumbnail; of the picture if it has no thumbnail. */
  readonly thumbnail: string;
}

interface StoredFile {
  id: number;
  name: string;
  url: string;
  formats?: { thumbnail?: { url: string } } | null;
  mime?: string;
  alternativeText?: string | null;
  /** The number of the folder that was asked for, or the folder that the CMS chose (`access/countries/media-fence.ts`). */
  folder?: number | { id: number; name: string } | null;
}

interface StoredUpload {
  file?: StoredFile;
  /** The same for all files that are uploaded together. */
  uploadId?: number;
}

/** The upload of which an action of the panel's store says that a file was stored. */
function storedUpload(action: unknown): StoredUpload {
  const { type, payload } = (action ?? {}) as { type?: string; payload?: StoredUpload };
  return (type === 'uploadProgress/setFileComplete' && payload) || {};
}

/** The picture without an alternative text that an action of the panel's store says was uploaded; null for every other action. */
export function pictureWithoutText(action: unknown): UploadedPicture | null {
  const { file } = storedUpload(action);
  if (!file?.mime?.startsWith('image/') || file.alternativeText?.trim()) return null;
  return { id: file.id, name: file.name, thumbnail: file.formats?.thumbnail?.url ?? file.url };
}

export interface ChosenFolder {
  readonly name: string;
  readonly uploadId: number | undefined;
}

/** The folder into which the CMS has put an uploaded file that named none; null for every other action. */
export function chosenFolder(action: unknown): ChosenFolder | null {
  const { file, uploadId } = storedUpload(action);
  return typeof file?.folder === 'object' && file.folder ? { name: file.folder.name, uploadId } : null;
}

/** Where the panel stores what a person writes about a file. */
export const fileAddress = (id: number): string => `/upload/files/${id}`;

/** The action after which the media library reads its files again. */
export const FILES_HAVE_CHANGED = { type: 'adminApi/invalidateTags', payload: [{ type: 'Asset', id: 'LIST' }] };

/** Shows a component on every page of the panel: the pages of a plugin have no place for one. */
export function showEverywhere(app: StrapiApp, name: string, Component: ComponentType): void {
  app.addComponents([{ name: `future-global::${name}`, Component }]);
}
