import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../src/platform/environment';

/** Uploads are stored outside the source tree. Strapi does not start if the folder is missing. */
function publicFolder(folder: string): string {
  const resolved = path.resolve(folder);
  mkdirSync(path.join(resolved, 'uploads'), { recursive: true });
  return resolved;
}

const config = (): Core.Config.Server => {
  const { HOST, PORT, CMS_PUBLIC_URL, APP_KEYS, PUBLIC_DIR, TRUST_PROXY } = readSettings();
  return {
    host: HOST,
    port: PORT,
    url: CMS_PUBLIC_URL ?? '',
    app: { keys: APP_KEYS ?? [] },
    // Its tokens would read and replace the whole database over the network. Backups copy data (docs/backups.md).
    transfer: { remote: { enabled: false } },
    dirs: { public: publicFolder(PUBLIC_DIR) },
    // Behind nginx the visitor's address is in X-Forwarded-For. Without nginx the CMS must not trust that header.
    proxy: { koa: TRUST_PROXY },
    http: {
      serverOptions: {
        // nginx keeps a connection for 60 s. The CMS keeps it longer, because nginx must be the side that closes it: only
        // nginx knows whether it is about to send a request.
        keepAliveTimeout: 75_000,
        headersTimeout: 20_000,
      },
    },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  };
};

export default config;
