import type { Editor, Entry } from './editor.ts';

const site = 'ru-KZ';

/**
 * Publishes what Kazakhstan needs to show offers, without a lead id: its settings, with the words of Ukraine’s Russian
 * site, and the page.
 * @returns what takes it away again
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

/** The values of an entry alone, as for a new one. */
function valuesOf(entry: Entry): object {
  const values = Object.entries(entry).filter(([name]) => !OF_THE_ROW.includes(name));
  return withoutIds(Object.fromEntries(values)) as object;
}

/** Components too have ids of their own. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutIds(each)]));
}
