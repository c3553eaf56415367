import { fixedSlug, isFixedPageId } from '@prestafaro/addresses';
import { isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { uidOf } from '../content-types';
import { type DocumentMiddleware, readDocumentAction, siteOfSave } from '../documents/document-action';

/**
 * Sets the slug of a fixed page (privacy, about, …) at every save: its path comes from the table of its country, so an editor
 * cannot choose it.
 */
export function fixedSlugs(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const action = readDocumentAction(context);
    if (context.uid === uidOf('page') && action.isSave && action.data) {
      const { fixedPage } = action.data as { fixedPage?: string | null };
      const locale = siteOfSave(action, await defaultLocale(strapi));
      if (isLocale(locale) && isFixedPageId(fixedPage)) action.data.slug = fixedSlug(siteOfLocale(locale), fixedPage);
    }
    return next();
  };
}
