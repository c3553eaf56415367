import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hostOf, type Locale, locales } from '../support/product.ts';
import { pathsOf } from '../support/sitemap.ts';

/** A page of a site, or another address of the web app. */
export interface WebAddress {
  host: string;
  path: string;
}

/** Addresses of the web app that no sitemap lists. Segments in braces are replaced by hostile values. */
const UNLISTED = [
  '/',
  '/application/',
  '/reg/',
  '/reg2/?ver=2',
  '/offers/',
  '/process/',
  '/transition/',
  '/thank-you/',
  '/landing/',
  '/main/',
  '/go/1/',
  '/go/{value}/',
  '/blog/page/{value}/',
  '/blog/{value}/',
  '/{value}/',
  '/{value}/{value}/',
  '/ru/{value}/',
  '/media/{value}',
  '/media/{value}.webp?w={value}',
  '/og/{value}',
  '/sitemap.xml',
  '/sitemaps/{value}.xml',
  '/sitemaps/articles.xml',
  '/robots.txt',
  '/favicon.ico',
  '/icon.svg',
  '/gallery/',
  '/gallery/{value}/',
  '/builds/{value}',
  '/metrics',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/revalidate',
  '/api/{value}',
  '/api/event',
  '/api/error',
  '/api/postback',
  '/es-ES/',
  '/es-ES/article/{value}',
  '/es-ES/not-found/{value}',
  '/es-ES/shared/{value}',
  '/unavailable/',
  '/_next/static/{value}.js',
  '/_next/static/chunks/{value}',
  '/_next/data/{value}.json',
  '/_next/image?url={value}&w={value}&q=75',
  '/_next/image?url=%2Fmedia%2Fx.png&w=640&q=75',
  '/_next/{value}',
  '/_not-found',
  '/_error',
  '/_global-error',
  '/.well-known/{value}',
  '/.env',
  '/wp-login.php',
] as const;

/** Every listed page of every site, and every other address of the web app. */
export async function webAddresses(): Promise<{ listed: WebAddress[]; unlisted: WebAddress[] }> {
  const listed = await Promise.all(
    locales.map(async (locale) => (await pathsOf(locale)).map((each) => addressOf(locale, each))),
  );
  return {
    listed: listed.flat(),
    unlisted: locales.flatMap((locale) => UNLISTED.map((each) => addressOf(locale, each))),
  };
}

const addressOf = (locale: Locale, pathname: string): WebAddress => ({ host: hostOf(locale), path: pathname });

const API_FOLDER = path.resolve(import.meta.dirname, '../../apps/cms/src/api');

/** Addresses of the CMS: its own endpoints, and what Strapi serves for each content type and for its admin. */
export function cmsAddresses(): string[] {
  const types = readdirSync(API_FOLDER);
  const ofTypes = types.flatMap((type) => [
    `/api/${type}s`,
    `/api/${type}s/{value}`,
    `/content-manager/collection-types/api::${type}.${type}`,
    `/content-manager/collection-types/api::${type}.${type}/{value}?locale={value}`,
    `/content-manager/single-types/api::${type}.${type}`,
    `/content-manager/relations/api::${type}.${type}/{value}`,
    `/content-type-builder/content-types/api::${type}.${type}`,
  ]);
  return [...OF_CMS, ...OF_CMS, ...OF_CMS, ...ofTypes];
}

const OF_CMS = [
  '/',
  '/_health',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/api/offers-lead',
  '/api/offers-lead?lead_id={value}',
  '/offers_data/configs/es_feed.json',
  '/offers_data/configs/{value}_feed.json',
  '/offers_data/configs/{value}',
  '/graphql',
  '/GraphQL',
  '/api/postback',
  '/api/applications',
  '/api/applications/progress',
  '/api/applications/withdraw',
  '/api/clicks',
  '/api/comments',
  '/api/ratings',
  '/api/comment-reports',
  '/api/upload',
  '/api/upload/files/{value}',
  '/api/i18n/locales',
  '/api/users',
  '/api/users/{value}',
  '/api/auth/local',
  '/api/auth/local/register',
  '/api/auth/{value}/callback',
  '/api/connect/{value}',
  '/api/{value}',
  '/uploads/{value}',
  '/uploads/{value}.svg',
  '/upload',
  '/upload?id={value}',
  '/upload/files',
  '/upload/files/{value}',
  '/upload/folders/{value}',
  '/upload/folder-structure',
  '/upload/settings',
  '/upload/configuration',
  '/upload/unstable/upload-file-stream',
  '/upload/actions/bulk-delete',
  '/admin',
  '/admin/',
  '/admin/{value}',
  '/admin/init',
  '/admin/login',
  '/admin/register',
  '/admin/register-admin',
  '/admin/registration-info?registrationToken={value}',
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/renew-token',
  '/admin/access-token',
  '/admin/logout',
  '/admin/users',
  '/admin/users/{value}',
  '/admin/users/me',
  '/admin/roles/{value}/permissions',
  '/admin/permissions/check',
  '/admin/api-tokens',
  '/admin/transfer/tokens',
  '/admin/transfer/runner/pull',
  '/admin/transfer/runner/push',
  '/admin/webhooks/trigger',
  '/admin/webhooks/{value}/trigger',
  '/admin/project-settings',
  '/admin/providers/{value}',
  '/admin/content-api/permissions',
  '/content-manager/{value}',
  '/content-manager/init',
  '/content-manager/uid/generate',
  '/content-manager/preview/url/{value}?locale={value}',
  '/content-type-builder/schema',
  '/content-type-builder/components/{value}',
  '/i18n/locales',
  '/i18n/locales/{value}',
  '/i18n/iso-locales',
  '/email/test',
  '/email/{value}',
  '/users-permissions/roles/{value}',
  '/desk/applications',
  '/desk/applications/{value}',
  '/desk/exports',
  '/desk/{value}',
  '/favicon.ico',
  '/{value}',
] as const;
