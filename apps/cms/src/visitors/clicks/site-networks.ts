import type { PostbackTable } from '@prestafaro/lending';
import type { PostbackStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';
import type { ClickParameters } from './outbound-link';

/** A network of lenders, as the published settings of a site have it. */
export interface Network extends ClickParameters {
  key: string;
  statuses: readonly { theirs: string; ours: PostbackStatus | 'ignored' }[];
}

export async function networkOfSite(strapi: Core.Strapi, site: string, key: string): Promise<Network | null> {
  return (await networksOf(strapi, site)).find((network) => network.key === key) ?? null;
}

const networksOf = rememberPublished(['site-setting'], async (strapi, site: string): Promise<readonly Network[]> => {
  const settings: { networks: Network[] | null } | null = await strapi.db.query(uidOf('site-setting')).findOne({
    where: { locale: site, publishedAt: { $notNull: true } },
    populate: { networks: { populate: { statuses: true } } },
  });
  return settings?.networks ?? [];
});

export function postbackTableOf({ statuses }: Pick<Network, 'statuses'>): PostbackTable {
  return Object.fromEntries(statuses.map(({ theirs, ours }) => [theirs, ours]));
}
