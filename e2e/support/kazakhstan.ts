import type { Editor, Entry } from './editor.ts';

const site = 'ru-KZ';

/**
 * Publishes the settings and the page that Kazakhstan needs to show offers: the settings of Ukraine’s Russian site, without a
 * lead id.
 * @returns removes both
 */
export async function publishKazakhstan(editor: Editor): Promise<() => Promise<void>> {
  const settings = valuesOf(await editor.readSingle('site-setting', 'ru-UA'));
  await editor.publishSingle('site-setting', site, { ...settings, leadId: null });
  const page = await editor.create('page', site, {
    title: 'Предложения',
    slug: 'offers',
    kind: 'core',
    fixedPage: 'offers',
  });
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
