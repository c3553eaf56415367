import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asContentType, fencedTypeOf } from '../content-types';
import { type DocumentAction, readDocumentAction } from '../documents/document-action';
import { defaultLocale } from './default-locale';

/** What a document action needs, in the words of the admin's permissions. */
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
interface PermissionsManager {
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(entity: object): unknown;
}

/**
 * Keeps an editor inside the country that his role names.
 * Strapi checks a role's locales against the entry as it was *before* a write, so `create`, `clone` and a write to
 * another locale pass. Here the target locales are checked before the write, and what was written after it; a write
 * out of bounds is rolled back. Calls that no admin user made (seed, jobs) are not touched.
 */
export function registerCountryGuard(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const permission = REQUIRED_PERMISSION[context.action];
    const state = strapi.requestContext.get()?.state;
    if (!permission || !fencedTypeOf(context.uid) || !state?.userAbility) return next();

    const manager: PermissionsManager = strapi.service('admin::permission').createPermissionsManager({
      ability: state.userAbility,
      action: permission,
      model: context.uid,
    });
    const verify = (locale: string) => {
      const subject = manager.toSubject({ locale, createdBy: { id: state.user?.id } });
      if (!manager.ability.can(permission, subject)) throw new errors.ForbiddenError(outOfBounds(locale));
    };
    for (const locale of await targetLocales(strapi, context.uid, readDocumentAction(context))) verify(locale);

    return strapi.db.transaction(async () => {
      const result = await next();
      for (const { locale } of writtenRows(result)) if (locale) verify(locale);
      return result;
    });
  });
}

function outOfBounds(locale: string): string {
  return `Your role does not include ${locale}. Switch to a site of your own country, or ask an administrator.`;
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
