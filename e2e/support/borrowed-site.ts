import type { Editor, Entry } from './editor.ts';
import type { Locale } from './product.ts';

interface BorrowedSite {
  /** A site without content. */
  readonly site: 'ru-KZ' | 'en-ZA' | 'en-PH';
  /** The site whose settings it gets, with these changes. */
  readonly from: Locale;
  readonly settings: object;
  readonly page: { readonly title: string; readonly slug: string };
}

/**
 * Publishes what a site without content needs to show one of its fixed pages.
 * @returns removes both
 */
export async function publishBorrowedSite(
  editor: Editor,
  { site, from, settings, page: { title, slug } }: BorrowedSite,
): Promise<() => Promise<void>> {
  const borrowed = valuesOf(await editor.readSingle('site-setting', from));
  await editor.publishSingle('site-setting', site, { ...borrowed, ...settings });
  const page = await editor.create('page', site, { title, slug, kind: 'core', fixedPage: slug });
  await editor.publish('page', site, page);
  return async () => {
    await editor.remove('page', site, page);
    await editor.removeSingle('site-setting', site);
  };
}

const OF_THE_ROW = [
  ...['documentId', 'locale', 'status', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy'],
  'localizations',
];

/** The values of an entry without the fields of its row, as for a new entry. */
function valuesOf(entry: Entry): object {
  const values = Object.entries(entry).filter(([name]) => !OF_THE_ROW.includes(name));
  return withoutIds(Object.fromEntries(values)) as object;
}

/** Components have ids as well. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutIds(each)]));
}
