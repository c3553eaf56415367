import { fixedSlug, isFixedPageId, isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';

/**
 * A fixed page (privacy, about, …) stands at the path that the table of its country gives, so its slug is not the
 * editor's to choose: it is set from the table at every save.
 */
export function registerFixedSlug(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid === 'api::page.page' && (context.action === 'create' || context.action === 'update')) {
      const { data, locale } = context.params as {
        data?: { fixedPage?: string | null; slug?: string };
        locale?: string | null;
      };
      if (data && locale && isLocale(locale) && isFixedPageId(data.fixedPage)) {
        data.slug = fixedSlug(siteOfLocale(locale), data.fixedPage);
      }
    }
    return next();
  });
}
