import type { EditorialType } from '@prestafaro/types/content-type';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';

interface Kept<Value> {
  version: string;
  value: Value;
}

type Read<Site extends string, Value> = (strapi: Core.Strapi, site: Site) => Promise<Value>;

/**
 * Keeps what `read` returned for a site, until published entries of these types change. It costs one short statement per type and call, and
 * holds with several CMS, because the database is asked each time. Strapi never changes a published row: it publishes by deleting the row and
 * writing another one, whose id is new. `updatedAt` covers what the query engine changes in place.
 * @param types the types of all entries that `read` uses
 * @param read must not return anything that a caller changes
 */
export function rememberPublished<Site extends string, Value>(
  types: readonly EditorialType[],
  read: Read<Site, Value>,
): Read<Site, Value> {
  const kept = new WeakMap<Core.Strapi, Map<string, Kept<Value>>>();
  return async (strapi, site) => {
    const ofStrapi = kept.get(strapi) ?? new Map<string, Kept<Value>>();
    kept.set(strapi, ofStrapi);
    // Before the read: an entry that is published between the two makes the version old, and the next call reads again.
    const version = await versionOf(strapi, types, site);
    const known = ofStrapi.get(site);
    if (known?.version === version) return known.value;
    const value = await read(strapi, site);
    ofStrapi.set(site, { version, value });
    return value;
  };
}

async function versionOf(strapi: Core.Strapi, types: readonly EditorialType[], site: string): Promise<string> {
  const versions = await Promise.all(
    types.map(async (type) => {
      const rows: { id: number; updatedAt: unknown }[] = await strapi.db.query(uidOf(type)).findMany({
        select: ['id', 'updatedAt'],
        where: { locale: site, publishedAt: { $notNull: true } },
        orderBy: { id: 'asc' },
      });
      return rows.map(({ id, updatedAt }) => `${id}:${updatedAt}`).join();
    }),
  );
  return versions.join('|');
}
