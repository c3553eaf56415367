import { type CountryCode, countryCodes } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { countryName } from '../../access/countries/site-names';
import { createFolder, findFolders, type MediaFolder } from '../../platform/strapi-internals/media-library';

/** The folder of each country, by its id: an administrator may rename it. */
export type MediaFolders = Partial<Record<CountryCode, number>>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'access' });

export const readMediaFolders = async (strapi: Core.Strapi): Promise<MediaFolders> =>
  ((await storeOf(strapi).get({ key: 'mediaFolders' })) as MediaFolders | null) ?? {};

/** Creates the folder of each country that has none. To be called in `bootstrap()`, in which one CMS is at a time. */
export async function ensureMediaFolders(strapi: Core.Strapi): Promise<MediaFolders> {
  const known = await readMediaFolders(strapi);
  const existing = new Set((await findFolders(strapi, { id: { $in: Object.values(known) } })).map(({ id }) => id));
  const missing = countryCodes.filter((code) => !existing.has(known[code] ?? 0));
  if (missing.length === 0) return known;
  const folders: MediaFolders = { ...known };
  for (const code of missing) folders[code] = (await folderNamed(strapi, countryName(code))).id;
  await storeOf(strapi).set({ key: 'mediaFolders', value: folders });
  return folders;
}

async function folderNamed(strapi: Core.Strapi, name: string): Promise<MediaFolder> {
  const [folder] = await findFolders(strapi, { name, parent: null });
  return folder ?? createFolder(strapi, name);
}

/** The folders of these countries and all below them. */
export async function foldersOfCountries(
  strapi: Core.Strapi,
  countries: readonly CountryCode[],
): Promise<{ roots: MediaFolder[]; all: MediaFolder[] }> {
  const folders = await readMediaFolders(strapi);
  const rootIds = countries.flatMap((code) => folders[code] ?? []);
  const roots = await findFolders(strapi, { id: { $in: rootIds } });
  if (roots.length === 0) return { roots, all: [] };
  const below = await findFolders(strapi, { $or: roots.map(({ path }) => ({ path: { $startsWith: `${path}/` } })) });
  return { roots, all: [...roots, ...below] };
}
