import { isLocale, locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { localeService } from '../../platform/strapi-internals/locale-records';
import { siteName } from './site-names';

/** Creates one locale for each site and makes the first one the default. Deletes others: Strapi's own `en` is not a site. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() => applyLocales(strapi));
}

async function applyLocales(strapi: Core.Strapi): Promise<void> {
  const service = localeService(strapi);
  for (const code of locales) {
    const existing = await service.findByCode(code);
    if (!existing) await service.create({ code, name: siteName(code) });
    else if (existing.name !== siteName(code)) await service.update({ id: existing.id }, { name: siteName(code) });
  }
  if ((await service.getDefaultLocale()) !== locales[0]) await service.setDefaultLocale({ code: locales[0] });
  for (const { id, code } of await service.find()) if (!isLocale(code)) await service.delete({ id });
}
