import { siteOrigin } from '@prestafaro/addresses';
import { countryCodes } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { originsOf, readEnvironment } from '../../platform/environment';
import { originOfRequest } from '../../platform/strapi-internals/admin-session';
import { type PreviewRequest, previewAddress } from './preview-address';

/** The origins of all sites. */
export const siteOrigins = (settings: Parameters<typeof originsOf>[0]): string[] => [
  ...new Set(countryCodes.map((country) => siteOrigin({ country }, originsOf(settings)))),
];

/** Strapi's preview calls it for the entry that an administrator has opened (config/admin.ts). */
export function previewHandler(strapi: Core.Strapi, uid: string, entry: PreviewRequest): Promise<string | undefined> {
  const environment = readEnvironment();
  const { CMS_PREVIEW_TOKEN: token, CMS_PUBLIC_URL } = environment;
  const admin = CMS_PUBLIC_URL ? new URL(CMS_PUBLIC_URL).origin : originOfRequest(strapi);
  const settings = { token, origins: originsOf(environment), admin, nowSeconds: Math.floor(Date.now() / 1000) };
  return previewAddress(strapi, uid, entry, settings);
}
