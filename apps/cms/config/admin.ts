import type { Core } from '@strapi/strapi';

/** `strapi build` loads this file too and has no secrets; a start without them is refused by `readEnvironment`. */
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin => ({
  auth: { secret: env('ADMIN_JWT_SECRET', '') },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  // Without an address to preview at, the panel would only advertise a set-up.
  preview: { enabled: false, config: { allowedOrigins: [], handler: async () => undefined } },
  // No survey and no advertisement of the paid edition.
  flags: { nps: false, promoteEE: false },
});

export default config;
