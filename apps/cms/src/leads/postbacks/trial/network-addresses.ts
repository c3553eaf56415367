import { type OriginSettings, siteOrigin } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { networksOf } from '../../../visitors/clicks/site-networks';
import type { PostbackCallers } from '../callers';
import { macrosOf } from '../network-presets';
import { POSTBACK_PATH } from '../postback-refusals';
import { NETWORK_PARAMETER, SECRET_PARAMETER } from '../reserved-parameters';
import type { NetworkAddress } from './wire';

/** The address that each network of these sites calls. A person puts the secret in, which only the operator has. */
export async function networkAddresses(
  strapi: Core.Strapi,
  { sites, origins, callers }: { sites: readonly Locale[]; origins: OriginSettings; callers: PostbackCallers },
): Promise<NetworkAddress[]> {
  const found = await Promise.all(
    sites.map(async (site) => {
      const endpoint = `${siteOrigin(siteOfLocale(site), origins)}${POSTBACK_PATH}`;
      const networks = await networksOf(strapi, site);
      return networks.map((network) => ({
        ...{ site, key: network.key, name: network.name, hasSecret: callers.inAddress.has(network.key) },
        address: `${endpoint}?${NETWORK_PARAMETER}=${network.key}&${SECRET_PARAMETER}=SECRETO&${macrosOf(network)}`,
      }));
    }),
  );
  return found.flat();
}
