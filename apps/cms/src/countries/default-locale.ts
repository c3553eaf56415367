import type { Core } from '@strapi/strapi';

/** The site that Strapi takes when a call names none. */
export async function defaultLocale(strapi: Core.Strapi): Promise<string> {
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
