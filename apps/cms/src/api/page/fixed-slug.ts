import { fixedSlug, isFixedPageId, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content-types';
import { defaultLocale } from '../../countries/default-locale';
import { readDocumentAction, siteOfSave } from '../../documents/document-action';

/**
 * A fixed page (privacy, about, …) stands at the path that the table of its country gives, so its slug is not the
 * editor's to choose: it is set from the table at every save.
 */
export function registerFixedSlug(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const action = readDocumentAction(context);
    if (context.uid === uidOf('page') && action.isSave && action.data) {
      const { fixedPage } = action.data as { fixedPage?: string | null };
      const locale = siteOfSave(action, await defaultLocale(strapi));
      if (isLocale(locale) && isFixedPageId(fixedPage)) action.data.slug = fixedSlug(siteOfLocale(locale), fixedPage);
    }
    return next();
  });
}
