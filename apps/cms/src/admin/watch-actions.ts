import type { StrapiApp } from '@strapi/strapi/admin';

/** Calls `listen` with each Redux action of the panel, before the panel handles it. To be called in `register()`. */
export function watchActions(app: StrapiApp, listen: (action: unknown) => void): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      listen(action);
      return next(action);
    },
  ]);
}
