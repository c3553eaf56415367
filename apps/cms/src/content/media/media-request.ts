import { z } from 'zod';
import { bodyOf, type RequestContext } from '../../platform/http/answer';
import type { ArrivedFile } from '../../platform/strapi-internals/upload-plugin';

/** The addresses of the media library in the admin, and of its files in the REST interface. The router ignores case. */
const MEDIA = /^\/(?:api\/)?upload(?:\/([\w-]+))?(?:\/([\w-]+))?(?:\/([\w-]+))?\/?$/i;

const id = z.coerce.number().int();
/** `null` = outside of all folders. */
const folder = z.union([z.null(), id]).optional();
const ids = z.array(id).catch([]);
const fileInfo = z.object({ folder }).catch({});
const bodySchema = z
  .object({
    fileIds: ids,
    folderIds: ids,
    destinationFolderId: folder,
    folderId: folder,
    parent: folder,
    updates: z.array(z.object({ id, fileInfo })).catch([]),
  })
  .partial()
  .catch({});

/** A request to the media library: which files and folders it changes, and into which folders it puts something. */
export interface MediaRequest {
  kind: 'new files' | 'bulk delete' | 'delete file' | 'other';
  fileIds: readonly number[];
  folderIds: readonly number[];
  /** null = outside of all folders. */
  destinations: readonly (number | null)[];
}

/** @returns null for another address */
export function readMediaRequest(ctx: RequestContext): MediaRequest | null {
  const match = MEDIA.exec(ctx.path);
  if (!match) return null;
  const [, section, subject, action] = match.map((part) => part?.toLowerCase());
  const body = bodySchema.parse(bodyOf(ctx) ?? {});
  const named = id.safeParse(subject ?? ctx.query.id).data;
  const ofFiles = section === undefined || section === 'files';
  const destinations = [body.destinationFolderId, body.folderId, body.parent, ...foldersOf(ctx)];
  const ofUpdates = (body.updates ?? []).map((update) => update.fileInfo.folder);
  return {
    kind: kindOf(ctx.method, section, subject, ofFiles && named === undefined && action === undefined),
    fileIds: [
      ...(body.fileIds ?? []),
      ...(body.updates ?? []).map((update) => update.id),
      ...(ofFiles && named ? [named] : []),
    ],
    folderIds: [...(body.folderIds ?? []), ...(section === 'folders' && named ? [named] : [])],
    destinations: [...destinations, ...ofUpdates].filter((one) => one !== undefined),
  };
}

function kindOf(method: string, section = '', subject = '', isNew: boolean): MediaRequest['kind'] {
  if (method === 'DELETE' && section === 'files') return 'delete file';
  if (section === 'actions' && subject === 'bulk-delete') return 'bulk delete';
  return method === 'POST' && isNew ? 'new files' : 'other';
}

/** The folders that a form with files names. */
const foldersOf = (ctx: RequestContext) => fileInfosOf(ctx).map((info) => fileInfo.parse(info).folder);

/** What a form says of its files: objects, or JSON as a form sends them. */
export function fileInfosOf(ctx: RequestContext): Record<string, unknown>[] {
  const { fileInfo: infos } = (bodyOf(ctx) ?? {}) as { fileInfo?: unknown };
  return [infos ?? []].flat().map((info) => {
    try {
      return typeof info === 'string' ? JSON.parse(info) : info;
    } catch {
      return {};
    }
  });
}

/** The files of a form. */
export function arrivedFiles(ctx: RequestContext): ArrivedFile[] {
  const { files } = ctx.request as { files?: Record<string, ArrivedFile | ArrivedFile[]> };
  return Object.values(files ?? {}).flat();
}
