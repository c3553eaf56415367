import type { StrapiApp } from '@strapi/strapi/admin';

type Dispatch = (action: { type: string; payload: unknown }) => void;

/** Calls `listen` with each Redux action of the panel, before the panel handles it. To be called in `register()`. */
export function watchActions(app: StrapiApp, listen: (action: unknown, dispatch: Dispatch) => void): void {
  app.addMiddlewares([
    () =>
      ({ dispatch }) =>
      (next) =>
      (action) => {
        listen(action, dispatch);
        return next(action);
      },
  ]);
}
