import { isLocale, locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { siteName } from './site-names';

interface LocaleRecord {
  id: number;
  code: string;
  name: string;
}

/**
 * Strapi refuses a locale that is not in its own ISO list, and some of ours are not in it (`ru-KZ`).
 * The list is one shared array, so it is extended before anything reads it.
 */
export function extendIsoLocales(strapi: Core.Strapi): void {
  const known: Pick<LocaleRecord, 'code' | 'name'>[] = strapi.plugin('i18n').service('iso-locales').getIsoLocales();
  for (const code of locales) {
    if (!known.some((entry) => entry.code === code)) known.push({ code, name: siteName(code) });
  }
}

/** One locale per site, the first one the default; Strapi's own `en`, which is no site, is taken away. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(() => applyLocales(strapi));
}

async function applyLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  for (const code of locales) {
    const existing: LocaleRecord | null = await service.findByCode(code);
    if (!existing) await service.create({ code, name: siteName(code) });
    else if (existing.name !== siteName(code)) await service.update({ id: existing.id }, { name: siteName(code) });
  }
  if ((await service.getDefaultLocale()) !== locales[0]) await service.setDefaultLocale({ code: locales[0] });
  const all: LocaleRecord[] = await service.find();
  for (const { id, code } of all) if (!isLocale(code)) await service.delete({ id });
}
