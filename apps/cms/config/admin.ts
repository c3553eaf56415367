// The first import of the first file that Strapi loads.
import '../src/platform/logging/source-maps';
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { previewHandler, siteOrigins } from '../src/delivery/preview/preview-handler';
import { readSettings } from '../src/platform/environment';

/** `strapi build` loads this file too and has no secrets; a start without them is refused by `readEnvironment`. */
const config = (): Core.Config.Admin => {
  const settings = readSettings();
  const { ADMIN_JWT_SECRET = '', API_TOKEN_SALT = '', ENCRYPTION_KEY = '' } = settings;
  return {
    auth: { secret: ADMIN_JWT_SECRET },
    apiToken: { salt: API_TOKEN_SALT },
    // Remote transfer is off (server.ts), so nobody has a token. Without a salt Strapi answers 500 to an invented one.
    transfer: { token: { salt: randomBytes(32).toString('hex') } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    preview: {
      enabled: true,
      // The origins whose pages the admin may show in a frame.
      config: { allowedOrigins: siteOrigins(settings), handler: (uid, entry) => previewHandler(strapi, uid, entry) },
    },
    // No survey and no advertisement of the paid edition.
    flags: { nps: false, promoteEE: false },
  };
};

export default config;
