import { isLocale, type Locale, locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { type AdminState, entryPermission } from '../../platform/strapi-internals/admin-session';
import { uidOf } from '../content-types';
import { EDITORIAL_TYPES, type EditorialType } from '../editorial-types';

const PUBLISH = 'plugin::content-manager.explorer.publish';

type Administrator = Required<AdminState>;

/** Whether an administrator may publish an entry of a type on a site, which is what planning and carrying out need. */
export const mayPublish = (
  strapi: Core.Strapi,
  administrator: Administrator,
  { entryType, site }: { entryType: EditorialType; site: string },
): boolean => isLocale(site) && entryPermission(strapi, administrator, PUBLISH, uidOf(entryType))({ locale: site });

/** The sites on which an administrator may publish each type; types without any are left out. */
export const publishableSites = (
  strapi: Core.Strapi,
  administrator: Administrator,
): { entryType: EditorialType; sites: Locale[] }[] =>
  EDITORIAL_TYPES.map((entryType) => ({
    entryType,
    sites: locales.filter((site) => mayPublish(strapi, administrator, { entryType, site })),
  })).filter(({ sites }) => sites.length > 0);
