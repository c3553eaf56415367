import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asContentType, editorialTypeOf } from '../content/content-types';
import { type DocumentMiddleware, readDocumentAction } from '../content/documents/document-action';
import { isOwnWrite } from '../content/documents/own-write';
import { currentAdministrator, entryPermission } from '../platform/strapi-internals/admin-session';

const EXPLORER = 'plugin::content-manager.explorer';

export const PUBLISHED =
  'Esta entrada está publicada y tu rol no puede retirarla del sitio. Pide a un editor de tu país que la elimine o que anule su publicación.';

/**
 * Lets only an administrator who may publish delete a published entry, because that takes it from the site. For Strapi the
 * permission to delete is enough. Calls without an admin user (seed, jobs) and writes of the product itself pass unchanged.
 */
export function publishedEntries(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const { name, documentId, locales } = readDocumentAction(context);
    if (name !== 'delete' || !documentId || isOwnWrite()) return next();
    const sites = locales === 'all' || locales.length === 0 ? undefined : locales;
    if (await needsPublisher(strapi, context.uid, [documentId], sites)) throw new errors.ForbiddenError(PUBLISHED);
    return next();
  };
}

/**
 * Whether one of these entries is published and the administrator may delete such an entry, but not take one from the site.
 * @param sites undefined = all
 */
export async function needsPublisher(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  sites?: readonly string[],
): Promise<boolean> {
  const administrator = currentAdministrator(strapi);
  if (!administrator || !editorialTypeOf(uid)) return false;
  const may = (action: string) => entryPermission(strapi, administrator, `${EXPLORER}.${action}`, uid);
  const [mayDelete, mayPublish] = [may('delete'), may('publish')];
  const published: { locale: string }[] = await strapi.db.query(asContentType(uid)).findMany({
    select: ['locale'],
    where: {
      documentId: { $in: [...documentIds] },
      publishedAt: { $notNull: true },
      ...(sites && { locale: { $in: [...sites] } }),
    },
  });
  return published.some(({ locale }) => mayDelete({ locale }) && !mayPublish({ locale }));
}
