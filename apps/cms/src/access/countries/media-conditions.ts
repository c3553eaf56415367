import type { Core } from '@strapi/strapi';
import { foldersOfCountries } from '../../content/media/media-folders';
import type { AdminUser } from '../../platform/strapi-internals/admin-session';
import { type MediaAction, mediaCountries } from './media-countries';

/** Files outside of all folders belong to no country. Everybody may use them, only the super administrator changes them. */
const SHARED = '/';

/** The conditions of the permissions on files: `plugin::upload.…` → condition. */
export const MEDIA_CONDITIONS: Readonly<Record<string, string>> = {
  'plugin::upload.read': 'api::readable-media',
  'plugin::upload.assets.update': 'api::own-media',
};

/** Registers the conditions. To be called in `register()`, because the roles name them. */
export async function registerMediaConditions(strapi: Core.Strapi): Promise<void> {
  const condition = (name: string, displayName: string, action: MediaAction, others: readonly string[]) => ({
    name,
    displayName,
    category: 'Archivos',
    handler: async (user: AdminUser) => {
      const countries = mediaCountries(user, action);
      if (countries === 'all') return true;
      const { all } = await foldersOfCountries(strapi, countries);
      return { folderPath: { $in: [...others, ...all.map(({ path }) => path)] } };
    },
  });
  await strapi
    .service('admin::permission')
    .conditionProvider.registerMany([
      condition('readable-media', 'Archivos de sus países y los comunes', 'plugin::upload.read', [SHARED]),
      condition('own-media', 'Archivos de sus países', 'plugin::upload.assets.update', []),
    ]);
}
