import type { Core } from '@strapi/strapi';

const config: Core.Config.Middlewares = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // No origin but the CMS itself: the web app calls from its server, never from a browser.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '256kb', formLimit: '256kb', textLimit: '256kb' } },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];

export default config;
