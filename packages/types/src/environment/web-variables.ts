import { addressVariables } from './address-variables.ts';
import { randomHexCommand, sharedVariables } from './shared-variables.ts';
import type { VariableTable } from './variable.ts';

/** Every variable that the web app reads, at build time or at run time. */
export const webVariables = {
  ...sharedVariables,
  ...addressVariables,
  CMS_URL: {
    meaning: 'origin at which the web app reaches the CMS, without a slash at the end',
    example: 'http://127.0.0.1:1337',
    required: true,
    group: 'server',
  },
  PORT: { meaning: 'port on which this server listens', example: '3000', default: '3000', group: 'server' },
  HOSTNAME: {
    meaning: 'address at which Next listens: `localhost`, or 0.0.0.0 inside a container',
    example: 'localhost',
    group: 'server',
  },
  DATA_DIR: {
    meaning: 'directory that survives restarts, for the route manifest and the documents of the search',
    example: '/var/lib/prestafaro',
    default: '.data',
    group: 'server',
  },
  COUNTRY: { meaning: 'the only country of this deployment', example: 'ES', group: 'addresses' },
  DEFAULT_COUNTRY: {
    meaning: 'country of plain localhost and of unknown hosts',
    example: 'MX',
    default: 'ES',
    group: 'addresses',
  },
  TRUSTED_PROXIES: {
    meaning:
      'number of your own proxies in front that add to x-forwarded-for; 0 = visitors connect directly; docker-compose.yml sets it',
    example: '1',
    default: '0',
    group: 'addresses',
  },
  NGINX_URLS: {
    meaning:
      'addresses at which the web app makes each nginx request changed pages again, with commas between them; a name stands for all its addresses; left out: visitors may get the older page for two seconds more',
    example: 'http://nginx:8081',
    group: 'server',
  },
  NGINX_REFRESH_SECRET: {
    meaning:
      'secret of 16 or more letters, digits, - or _ with which the web app makes nginx request changed pages again; equal on both sides',
    example: randomHexCommand,
    secret: true,
    group: 'secrets',
  },
  CDN: {
    meaning:
      'the CDN in front of the public hosts, `fastly` or `cloudflare`: it then keeps pages until the web app purges them; left out: none',
    example: 'fastly',
    group: 'addresses',
  },
  CDN_SERVICE_ID: {
    meaning: 'id of the service of Fastly, or of the zone of Cloudflare, whose pages the web app purges',
    example: '7i6HN3TK9wS159v2gPAZ8A',
    group: 'addresses',
  },
  CDN_PURGE_TOKEN: {
    meaning: 'API token of the CDN that may purge its cache and nothing else',
    example: 'a token that the CDN makes',
    secret: true,
    group: 'secrets',
  },
  CDN_API_URL: {
    meaning: 'address of the API of the CDN, if a proxy leads to it; left out: the address of the CDN itself',
    example: 'https://cdn-api.example.net',
    group: 'addresses',
  },
  OFFERS_CONFIG_URL: {
    meaning:
      'address of the offers of a country, with {feed} in place of the name of the feed; `off` for no offers. Left out: the CMS',
    example: 'https://cdn.example.com/offers_data/configs/{feed}_feed.json',
    group: 'offers',
  },
  OFFERS_LEAD_URL: {
    meaning: 'address that lists the offers that accept applications, without its query; left out: the CMS',
    example: 'https://leads.example.com/offers-lead',
    group: 'offers',
  },
  MEDIA_URL: {
    meaning:
      'address of the folder of uploaded files, if the CMS does not store them itself; equals UPLOADS_S3_PUBLIC_URL',
    example: 'https://bucket.example.com/uploads',
    group: 'uploads',
  },
  UI_GALLERY: {
    meaning: '1 shows the component gallery in production too',
    example: '1',
    default: '0',
    group: 'content',
  },
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: {
    meaning:
      'key of 16, 24 or 32 bytes in base64 for server actions; keep it for all builds, so that a form of an older build can still post to a newer one',
    example: 'the output of `openssl rand -base64 32`',
    secret: true,
    group: 'secrets',
  },
  PF_BUILD_ID: { meaning: 'name of the build; left out: derived from its time', example: 'release-42', group: 'build' },
  PF_BUILD_TIMESTAMP: {
    meaning: 'time of the build in milliseconds since 1970; left out: now',
    example: '1790000000000',
    group: 'build',
  },
} as const satisfies VariableTable;
