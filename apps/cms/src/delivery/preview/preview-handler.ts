import { type OriginSettings, siteOrigin } from '@prestafaro/addresses';
import { countryCodes } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { readEnvironment, type Settings } from '../../platform/environment';
import { originOfRequest } from '../../platform/strapi-internals/admin-session';
import { type PreviewRequest, previewAddress } from './preview-address';

type Addressing = Pick<Settings, 'HOSTS' | 'PUBLIC_PORT' | 'PUBLIC_SCHEME'>;

const originSettings = ({ HOSTS, PUBLIC_PORT, PUBLIC_SCHEME }: Addressing): OriginSettings => ({
  hosts: HOSTS,
  port: PUBLIC_PORT,
  scheme: PUBLIC_SCHEME,
});

/** The origins of all sites. */
export const siteOrigins = (settings: Addressing): string[] => [
  ...new Set(countryCodes.map((country) => siteOrigin({ country }, originSettings(settings)))),
];

/** Strapi's preview calls it for the entry that an administrator has opened (config/admin.ts). */
export function previewHandler(strapi: Core.Strapi, uid: string, entry: PreviewRequest): Promise<string | undefined> {
  const environment = readEnvironment();
  const { CMS_PREVIEW_TOKEN: token, CMS_PUBLIC_URL } = environment;
  const admin = CMS_PUBLIC_URL ? new URL(CMS_PUBLIC_URL).origin : originOfRequest(strapi);
  const settings = { token, origins: originSettings(environment), admin, nowSeconds: Math.floor(Date.now() / 1000) };
  return previewAddress(strapi, uid, entry, settings);
}
