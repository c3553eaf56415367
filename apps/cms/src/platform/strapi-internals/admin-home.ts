import type { ComponentType } from 'react';

interface Route {
  index?: boolean;
  lazy?: unknown;
}

/** Strapi's `StrapiApp`, as far as it is used here. */
interface AppWithRoutes {
  router: { routes: unknown };
}

type LoadPage = () => Promise<{ Component: ComponentType }>;

/**
 * Puts another page at the address that Strapi opens after a sign-in. Touches the routes of the panel: Strapi lets its own page
 * be extended, and not replaced. Call it in `register()` of the panel.
 * @param wrap makes the page from Strapi's own
 */
export function replaceHome(app: AppWithRoutes, wrap: (Home: ComponentType) => ComponentType): void {
  for (const route of app.router.routes as Route[]) {
    const load = route.lazy as LoadPage | undefined;
    if (route.index && load) route.lazy = async () => ({ Component: wrap((await load()).Component) });
  }
}
