import { useQueryParams } from '@strapi/strapi/admin';

/**
 * The site of the entry that the edit view shows, as the address of the page names it; undefined while the panel adds it. Touches a
 * parameter of the i18n plugin.
 */
export function useEntryLocale(): string | undefined {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  return query.plugins?.i18n?.locale;
}
