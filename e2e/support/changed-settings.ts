import type { Editor } from './editor.ts';
import type { Locale } from './product.ts';

/**
 * Publishes other values of fields of a site's settings.
 * @returns publishes the former values
 */
export async function changeSettings(editor: Editor, site: Locale, changes: Record<string, unknown>) {
  const settings = await editor.readSingle('site-setting', site);
  const former = Object.fromEntries(Object.keys(changes).map((field) => [field, settings[field] ?? null]));
  await editor.publishSingle('site-setting', site, changes);
  return () => editor.publishSingle('site-setting', site, former);
}
