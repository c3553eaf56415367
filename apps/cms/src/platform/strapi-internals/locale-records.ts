import type { Core } from '@strapi/strapi';

export interface LocaleRecord {
  id: number;
  code: string;
  name: string;
}

/** The part of the i18n plugin's service that the CMS uses. The manual only describes a REST address for reading. */
export interface LocaleService {
  find(): Promise<LocaleRecord[]>;
  findByCode(code: string): Promise<LocaleRecord | null>;
  create(locale: { code: string; name: string }): Promise<LocaleRecord>;
  update(where: { id: number }, changes: { name: string }): Promise<LocaleRecord>;
  delete(where: { id: number }): Promise<LocaleRecord>;
  getDefaultLocale(): Promise<string>;
  setDefaultLocale(locale: { code: string }): Promise<void>;
}

export const localeService = (strapi: Core.Strapi): LocaleService => strapi.plugin('i18n').service('locales');

/** The site that Strapi uses when a call names none. */
export const defaultLocale = (strapi: Core.Strapi): Promise<string> => localeService(strapi).getDefaultLocale();
