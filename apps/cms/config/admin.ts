import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../src/platform/environment';

/** `strapi build` loads this file too and has no secrets; a start without them is refused by `readEnvironment`. */
const config = (): Core.Config.Admin => {
  const { ADMIN_JWT_SECRET = '', API_TOKEN_SALT = '', ENCRYPTION_KEY = '' } = readSettings();
  return {
    auth: { secret: ADMIN_JWT_SECRET },
    apiToken: { salt: API_TOKEN_SALT },
    // Remote transfer is off (server.ts), so nobody has a token. Without a salt Strapi answers 500 to an invented one.
    transfer: { token: { salt: randomBytes(32).toString('hex') } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    // Without an address for previews the panel would only advertise the set-up of one.
    preview: { enabled: false, config: { allowedOrigins: [], handler: async () => undefined } },
    // No survey and no advertisement of the paid edition.
    flags: { nps: false, promoteEE: false },
  };
};

export default config;
