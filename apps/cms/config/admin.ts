import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../src/environment';

const config = (): Core.Config.Admin => {
  const environment = readEnvironment();
  return {
    auth: { secret: environment.ADMIN_JWT_SECRET },
    apiToken: { salt: environment.API_TOKEN_SALT },
    transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: environment.ENCRYPTION_KEY },
    // No survey and no advertisement of the paid edition.
    flags: { nps: false, promoteEE: false },
  };
};

export default config;
