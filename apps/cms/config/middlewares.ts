import type { Core } from '@strapi/strapi';

const config: Core.Config.Middlewares = [
  'global::request-log',
  'strapi::errors',
  'strapi::security',
  // No origin but the CMS itself: the web app calls from its server, never from a browser.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    // A signature is over the bytes of the body, so what was read is kept beside what was parsed of it.
    config: { jsonLimit: '256kb', formLimit: '256kb', textLimit: '256kb', includeUnparsed: true },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default config;
