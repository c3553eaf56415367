import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asContentType, localizedTypeOf } from '../../content/content-types';
import {
  type DocumentAction,
  type DocumentMiddleware,
  readDocumentAction,
} from '../../content/documents/document-action';
import { isOwnWrite } from '../../content/documents/own-write';
import { currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { siteNameOf } from './site-names';

/** The permission of the admin that each document action needs. */
const REQUIRED_PERMISSION: Readonly<Record<string, string>> = {
  create: 'plugin::content-manager.explorer.create',
  clone: 'plugin::content-manager.explorer.create',
  update: 'plugin::content-manager.explorer.update',
  discardDraft: 'plugin::content-manager.explorer.update',
  publish: 'plugin::content-manager.explorer.publish',
  unpublish: 'plugin::content-manager.explorer.publish',
  delete: 'plugin::content-manager.explorer.delete',
};

interface LocalizedRow {
  locale?: string | null;
}

/**
 * Lets editors write only for the countries of their roles.
 * Strapi checks a role's locales against the entry as it was *before* a write, so `create`, `clone` and a write to another
 * locale pass. Here the target locales are checked before the write, and the written rows after it; a write for another
 * country is rolled back. Calls without an admin user (seed, jobs) and writes of the product itself pass unchanged.
 */
export function countryGuard(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const permission = REQUIRED_PERMISSION[context.action];
    const administrator = currentAdministrator(strapi);
    if (!permission || !localizedTypeOf(context.uid) || !administrator || isOwnWrite()) return next();

    const mayWrite = entryPermission(strapi, administrator, permission, context.uid);
    const verify = (locale: string) => {
      if (!mayWrite({ locale })) throw new errors.ForbiddenError(outOfBounds(locale));
    };
    for (const locale of await targetLocales(strapi, context.uid, readDocumentAction(context))) verify(locale);

    return strapi.db.transaction(async () => {
      const result = await next();
      for (const { locale } of writtenRows(result)) if (locale) verify(locale);
      return result;
    });
  };
}

function outOfBounds(locale: string): string {
  return `Tu rol no incluye el sitio «${siteNameOf(locale)}». Cambia a un sitio de tu país o pide permiso a un administrador.`;
}

async function targetLocales(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locales }: DocumentAction,
): Promise<readonly string[]> {
  if (locales !== 'all' && locales.length > 0) return locales;
  if (locales === 'all' && documentId) {
    const rows: LocalizedRow[] = await strapi.db
      .query(asContentType(uid))
      .findMany({ select: ['locale'], where: { documentId } });
    return rows.flatMap(({ locale }) => (locale ? [locale] : []));
  }
  return [await defaultLocale(strapi)];
}

function writtenRows(result: unknown): LocalizedRow[] {
  if (!result || typeof result !== 'object') return [];
  const { entries } = result as { entries?: LocalizedRow[] };
  return entries ?? [result as LocalizedRow];
}
