import type { Core } from '@strapi/strapi';

/**
 * Runs `work` before Strapi stops. Strapi closes its server, and so every open connection, before it calls `destroy()` of
 * `src/index.ts`. Touches `strapi.destroy`.
 */
export function beforeStop(strapi: Core.Strapi, work: () => Promise<void>): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await work();
    await destroy();
  };
}
