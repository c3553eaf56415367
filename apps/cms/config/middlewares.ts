import type { Core } from '@strapi/strapi';
import { MAX_FIELDS_BYTES, MAX_FILE_BYTES } from '../src/content/uploads/upload-limits';
import { bucketOf } from '../src/content/uploads/upload-settings';
import { siteOrigins } from '../src/delivery/preview/preview-handler';
import { readSettings } from '../src/platform/environment';
import { refuseBody } from '../src/platform/http/refuse-body';

/**
 * The sources of pictures in the admin: the CMS itself, the bucket of uploads if there is one, and the sites, which draw the
 * picture of a shared link.
 */
function pictureSources(): string[] {
  const settings = readSettings();
  const bucket = bucketOf(settings);
  const ofUploads = bucket ? [new URL(bucket.publicUrl).origin] : [];
  return ["'self'", 'data:', 'blob:', ...ofUploads, ...siteOrigins(settings)];
}

const config = (): Core.Config.Middlewares => [
  { resolve: require.resolve('../src/visitors/events/collector') },
  { resolve: require.resolve('../src/platform/logging/request-log') },
  { resolve: require.resolve('../src/platform/http/allowed-methods') },
  { resolve: require.resolve('../src/leads/postbacks/postback-answers') },
  { resolve: require.resolve('../src/access/spanish-answers') },
  'strapi::errors',
  { resolve: require.resolve('../src/platform/operations/outages') },
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: { directives: { 'img-src': pictureSources(), 'media-src': pictureSources() } },
    },
  },
  { resolve: require.resolve('../src/content/uploads/sandboxed-files') },
  // No origin but the CMS itself, because the web app calls from its server, never from a browser.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  { resolve: require.resolve('../src/visitors/endpoints/body-limit') },
  { resolve: require.resolve('../src/platform/http/plain-bodies') },
  { resolve: require.resolve('../src/content/uploads/no-uploads-by-address') },
  { resolve: require.resolve('../src/content/uploads/multipart-limit') },
  {
    name: 'strapi::body',
    // Postbacks are signed over the raw body, so it is kept beside the parsed one.
    config: {
      jsonLimit: '256kb',
      formLimit: '256kb',
      textLimit: '256kb',
      formidable: { maxFileSize: MAX_FILE_BYTES, maxFieldsSize: MAX_FIELDS_BYTES },
      includeUnparsed: true,
      onError: refuseBody,
    },
  },
  { resolve: require.resolve('../src/platform/http/unread-bodies') },
  { resolve: require.resolve('../src/access/administrators-only') },
  { resolve: require.resolve('../src/access/countries/media-fence') },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default config;
