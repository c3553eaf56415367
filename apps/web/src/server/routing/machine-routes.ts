/** Addresses that route handlers and files of ours answer themselves, the same on every host. Anything else is a page or a 404. */
const machineRoutes: readonly RegExp[] = [
  /^\/api\/revalidate(\/failed-pages)?$/,
  /^\/api\/(event|error)$/,
  /^\/api\/push(\/key)?$/,
  /^\/api\/search$/,
  /^\/push-worker\.js$/,
  /^\/api\/unsubscribe\/one-click$/,
  /^\/api\/consent(\/style)?$/,
  /^\/api\/health(\/(live|ready))?$/,
  /^\/builds\/latest\.json$/,
  /^\/builds\/meta\/[\w-]+\.json$/,
  /^\/robots\.txt$/,
  /^\/\.well-known\/security\.txt$/,
  /^\/feeds\/[\w-]+\.xml$/,
  /^\/sitemap\.xml$/,
  /^\/sitemaps\/[\w-]+\.xml$/,
  /^\/media\/[^/]+/,
  /^\/calendars\/[^/]+\/[^/]+\/[^/]+\.ics$/,
  /^\/og\/[^/]+\/[^/]+\/[^/]+$/,
  /^\/(favicon\.ico|icon\.svg|apple-icon\.png|apple-touch-icon\.png|manifest\.webmanifest)$/,
];

/** Whether a route handler or a file answers a path. */
export function isMachineRoute(pathname: string): boolean {
  return machineRoutes.some((pattern) => pattern.test(pathname));
}
