import { errors } from '@strapi/utils';
import { z } from 'zod';
import { bodyOf, type RequestContext } from '../../platform/http/answer';
import type { ArrivedFile } from '../../platform/strapi-internals/upload-plugin';

/** The addresses of the media library in the admin, and of its files in the REST interface. The router ignores case. */
const MEDIA = /^\/(?:api\/)?upload(?:\/(.*))?$/i;

/** The database would read "1.5" or " 5" in its own way, so nothing but digits names a row. */
const id = z.union([z.number().int().nonnegative(), z.string().regex(/^\d+$/).transform(Number)]);
/** `null` = outside of all folders. */
const folder = z.union([z.null(), id]).optional();
const ids = z.array(id).optional();
const fileInfo = z.object({ folder });
const fileInfos = z.array(fileInfo);
const bodySchema = z.object({
  fileIds: ids,
  folderIds: ids,
  destinationFolderId: folder,
  folderId: folder,
  parent: folder,
  updates: z.array(z.object({ id, fileInfo: fileInfo.optional() })).optional(),
});

/** A request to the media library: which files and folders it changes, and into which folders it puts something. */
export interface MediaRequest {
  kind: 'new files' | 'bulk delete' | 'delete file' | 'other';
  fileIds: readonly number[];
  folderIds: readonly number[];
  /** null = outside of all folders. */
  destinations: readonly (number | null)[];
}

/**
 * @returns null for another address
 * @throws ValidationError if a request that changes something has an address or a body that this function cannot read: Strapi
 *   might read it, and would then change what nobody checked.
 */
export function readMediaRequest(ctx: RequestContext): MediaRequest | null {
  const match = MEDIA.exec(ctx.path);
  if (!match) return null;
  // Reading changes nothing, and the answer is checked instead.
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    return { kind: 'other', fileIds: [], folderIds: [], destinations: [] };
  }
  const [section, subject, action] = segmentsOf(match[1]);
  const body = readable(bodySchema, bodyOf(ctx) ?? {});
  const updates = body.updates ?? [];
  const fileId = section === 'files' ? subject : section === undefined ? ctx.query.id : undefined;
  const file = fileId === undefined ? [] : [readable(id, fileId)];
  const named = section === 'folders' && subject !== undefined ? [readable(id, subject)] : [];
  const isOfFiles = section === undefined || section === 'files';
  return {
    kind: kindOf(ctx.method, section, subject, isOfFiles && file.length === 0 && action === undefined),
    fileIds: [...(body.fileIds ?? []), ...updates.map((update) => update.id), ...file],
    folderIds: [...(body.folderIds ?? []), ...named],
    destinations: [
      body.destinationFolderId,
      body.folderId,
      body.parent,
      ...readable(fileInfos, fileInfosOf(ctx)).map((info) => info.folder),
      ...updates.map((update) => update.fileInfo?.folder),
    ].filter((one) => one !== undefined),
  };
}

/** The parts of an address as the router hands them to Strapi: it decodes them, and ignores a slash at the end. */
function segmentsOf(rest = ''): string[] {
  const parts = rest.replace(/\/+$/, '');
  try {
    return parts ? parts.split('/').map((part) => decodeURIComponent(part).toLowerCase()) : [];
  } catch {
    throw unreadable();
  }
}

function readable<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, success } = schema.safeParse(value);
  if (!success) throw unreadable();
  return data;
}

const unreadable = () =>
  new errors.ValidationError(
    'La biblioteca de medios no entiende qué archivos o carpetas quieres cambiar. Recarga la página e inténtalo otra vez.',
  );

function kindOf(method: string, section = '', subject = '', isNew: boolean): MediaRequest['kind'] {
  if (method === 'DELETE' && section === 'files') return 'delete file';
  if (section === 'actions' && subject === 'bulk-delete') return 'bulk delete';
  return method === 'POST' && isNew ? 'new files' : 'other';
}

/** What a form says of its files: objects, or JSON as a form sends them. */
export function fileInfosOf(ctx: RequestContext): Record<string, unknown>[] {
  const { fileInfo: infos } = (bodyOf(ctx) ?? {}) as { fileInfo?: unknown };
  return [infos ?? []].flat().map((info) => {
    try {
      return typeof info === 'string' ? JSON.parse(info) : info;
    } catch {
      throw unreadable();
    }
  });
}

/** The files of a form. */
export function arrivedFiles(ctx: RequestContext): ArrivedFile[] {
  const { files } = ctx.request as { files?: Record<string, ArrivedFile | ArrivedFile[]> };
  return Object.values(files ?? {}).flat();
}
