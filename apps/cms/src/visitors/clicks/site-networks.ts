import { locales } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';
import type { ReportingNetwork } from '../../leads/postbacks/network-presets';
import type { ClickParameters } from './outbound-link';

/** A network of lenders, as the published settings of a site have it. */
export interface Network extends ClickParameters, ReportingNetwork {
  key: string;
  name: string;
}

export async function networkOfSite(strapi: Core.Strapi, site: string, key: string): Promise<Network | null> {
  return (await networksOf(strapi, site)).find((network) => network.key === key) ?? null;
}

/** The network of a key on each site that has it: a network may report differently for two sites. */
export async function networksOfKey(strapi: Core.Strapi, key: string): Promise<Network[]> {
  const found: Network[] = [];
  // One after the other, because a transaction has one connection.
  for (const site of locales) found.push(...(await networksOf(strapi, site)).filter((network) => network.key === key));
  return found;
}

/** The networks of a site. */
export const networksOf = rememberPublished(
  ['site-setting'],
  async (strapi, site: string): Promise<readonly Network[]> => {
    const settings: { networks: Network[] | null } | null = await strapi.db.query(uidOf('site-setting')).findOne({
      where: { locale: site, publishedAt: { $notNull: true } },
      populate: { networks: { populate: { statuses: true, goals: true } } },
    });
    return settings?.networks ?? [];
  },
);
