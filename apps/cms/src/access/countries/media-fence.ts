import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { refuseUsedFiles } from '../../content/media/file-uses';
import { foldersOfCountries } from '../../content/media/media-folders';
import { arrivedFiles, fileInfosOf, type MediaRequest, readMediaRequest } from '../../content/media/media-request';
import { EDITORIAL_LOCK } from '../../content/references/editorial-order';
import { refuseOtherContent } from '../../content/uploads/refuse-other-content';
import { oneAtATime } from '../../platform/database/advisory-lock';
import type { Handler, RequestContext } from '../../platform/http/answer';
import { type AdminState, authenticateAdministrator } from '../../platform/strapi-internals/admin-session';
import { findFiles, findFolders, type MediaFile } from '../../platform/strapi-internals/media-library';
import { type MediaAction, mediaCountries } from './media-countries';
import { type FolderNode, shownFolders } from './shown-folders';

/**
 * Keeps editors within the media folders of their countries, and every picture that an entry uses. Strapi's permissions know no
 * folders, and its routes for several files at once look at no file. It belongs after `strapi::body`.
 */
const mediaFence: Core.MiddlewareFactory = (_config, { strapi }) => {
  const guarded = (ctx: RequestContext, next: () => Promise<unknown>) => {
    const request = readMediaRequest(ctx);
    return request ? handle(strapi, ctx, request, next) : next();
  };
  return ((ctx, next) =>
    /^\/upload(\/|$)/i.test(ctx.path)
      ? authenticateAdministrator(strapi, ctx, () => guarded(ctx, next))
      : guarded(ctx, next)) as Handler;
};

export default mediaFence;

async function handle(
  strapi: Core.Strapi,
  ctx: RequestContext,
  request: MediaRequest,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const isWrite = ctx.method !== 'GET' && ctx.method !== 'HEAD';
  // Strapi would look at the files later, and answer in English.
  if (isWrite) await refuseOtherContent(arrivedFiles(ctx));
  const { user } = ctx.state as AdminState;
  const countries = user ? mediaCountries(user, neededAction(ctx, request, isWrite)) : 'all';
  if (countries !== 'all') {
    const own = await foldersOfCountries(strapi, countries);
    if (!isWrite) return showOwn(ctx, own, next);
    await refuseOutside(strapi, ctx, request, own);
    if (request.kind === 'new files') return putIntoOwn(ctx, own, next);
  }
  return request.kind === 'delete file' || request.kind === 'bulk delete'
    ? oneAtATime(strapi, EDITORIAL_LOCK, async () => {
        await refuseUsedFiles(strapi, await deletedFiles(strapi, request));
        return next();
      })
    : next();
}

/** The permission by which Strapi decides on a request: new files and folders need another one than changes. */
function neededAction(ctx: RequestContext, { kind }: MediaRequest, isWrite: boolean): MediaAction {
  if (!isWrite) return 'plugin::upload.read';
  return kind === 'new files' || isNewFolder(ctx) ? 'plugin::upload.assets.create' : 'plugin::upload.assets.update';
}

const isNewFolder = (ctx: RequestContext): boolean => ctx.method === 'POST' && /^\/upload\/folders\/?$/i.test(ctx.path);

type Own = Awaited<ReturnType<typeof foldersOfCountries>>;

async function refuseOutside(strapi: Core.Strapi, ctx: RequestContext, request: MediaRequest, own: Own): Promise<void> {
  const ids = new Set(own.all.map(({ id }) => id));
  const rootIds = new Set(own.roots.map(({ id }) => id));
  const paths = new Set(own.all.map(({ path }) => path));
  const files = await findFiles(strapi, { id: { $in: request.fileIds } });
  const areFilesOwn = files.every(({ folderPath }) => paths.has(folderPath));
  const areFoldersOwn = request.folderIds.every((id) => ids.has(id) && !rootIds.has(id));
  const destinations =
    request.kind === 'new files' ? request.destinations.filter((id) => id !== null) : request.destinations;
  const isFolderWithoutParent = isNewFolder(ctx) && destinations.length === 0;
  if (areFilesOwn && areFoldersOwn && !isFolderWithoutParent && destinations.every((id) => id !== null && ids.has(id)))
    return;
  throw new errors.ForbiddenError(
    'Tu rol solo cambia archivos y carpetas dentro de la carpeta de tu país. Elige una de ellas o pide permiso a un administrador.',
  );
}

/**
 * A new file without a folder belongs into the folder of the first country of its editor. The answer names that folder, so that the panel
 * can say where the file is.
 */
async function putIntoOwn(ctx: RequestContext, { roots: [root] }: Own, next: () => Promise<unknown>): Promise<void> {
  if (!root) return void (await next());
  const sent = fileInfosOf(ctx);
  const count = Math.max(1, arrivedFiles(ctx).length);
  const infos = sent.length > 0 ? sent : Array.from({ length: count }, (): (typeof sent)[number] => ({}));
  const filled = infos.map((info) => JSON.stringify({ ...info, folder: info.folder ?? root.id }));
  const { body } = ctx.request as { body: Record<string, unknown> };
  body.fileInfo = filled.length === 1 ? filled[0] : filled;
  await next();
  if (ctx.status !== 201) return;
  const folder = { id: root.id, name: root.name };
  const files = [ctx.body].flat().map((file, index) => (infos[index]?.folder == null ? { ...file, folder } : file));
  ctx.body = Array.isArray(ctx.body) ? files : files[0];
}

/** Leaves the folders of other countries out of an answer. */
async function showOwn(ctx: RequestContext, own: Own, next: () => Promise<unknown>): Promise<void> {
  await next();
  const { data } = (ctx.body ?? {}) as { data?: unknown };
  if (ctx.status !== 200 || !/^\/upload\/folder/i.test(ctx.path)) return;
  const shown = shownFolders([data ?? []].flat() as FolderNode[], new Set(own.all.map(({ id }) => id)));
  if (Array.isArray(data)) ctx.body = { ...(ctx.body as object), data: shown };
  else if (shown.length === 0) throw new errors.NotFoundError('No hay ninguna carpeta tuya con ese número.');
}

async function deletedFiles(strapi: Core.Strapi, { fileIds, folderIds }: MediaRequest): Promise<MediaFile[]> {
  const folders = await findFolders(strapi, { id: { $in: folderIds } });
  const inside = folders.flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  return findFiles(strapi, { $or: [{ id: { $in: fileIds } }, ...inside] });
}
