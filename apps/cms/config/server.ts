import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** What editors upload lives outside the source tree. Strapi does not start if the folder is missing. */
function publicFolder(folder: string): string {
  const resolved = path.resolve(folder);
  mkdirSync(path.join(resolved, 'uploads'), { recursive: true });
  return resolved;
}

const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', 'localhost'),
  port: env.int('PORT', 1337),
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS', []) },
  dirs: { public: publicFolder(env('PUBLIC_DIR', '../../.data/public')) },
  // Behind nginx the address of the visitor comes in X-Forwarded-For; on its own the CMS must not believe that header.
  proxy: { koa: env.bool('TRUST_PROXY', false) },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});

export default config;
