/** The key under which the admin stores the language of a browser. */
const LANGUAGE_KEY = 'strapi-admin-language';

/**
 * Chooses the admin's language for a browser that has none yet. Strapi reads the key after `bootstrap` of `admin/app.tsx`.
 * @param storage `localStorage` of the browser
 */
export function chooseAdminLanguage(
  storage: { getItem(key: string): string | null; setItem(key: string, value: string): void },
  language: string,
): void {
  if (!storage.getItem(LANGUAGE_KEY)) storage.setItem(LANGUAGE_KEY, language);
}
