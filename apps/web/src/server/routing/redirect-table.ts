import type { Site } from '@prestafaro/countries';
import type { ManifestRedirect } from '@/server/routing/manifest';

interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  readonly isPermanent: boolean;
}

/**
 * The redirects of a site by public path. Editors write paths of the site, with or without its base path and the
 * trailing slash. A key is a public path, encoded as browsers send it, with the trailing slash of the slash rule.
 */
export function redirectTable(site: Site, written: readonly WrittenRedirect[]): Record<string, ManifestRedirect> {
  return Object.fromEntries(
    written.map(({ from, to, isPermanent }) => [
      encoded(withSlash(ofSite(site, from))),
      { to: to.startsWith('/') ? encoded(ofSite(site, to)) : to, isPermanent },
    ]),
  );
}

function ofSite(site: Site, path: string): string {
  return site.basePath === '' || path.startsWith(`${site.basePath}/`) ? path : `${site.basePath}${path}`;
}

function withSlash(path: string): string {
  return path.endsWith('/') || path.includes('.') ? path : `${path}/`;
}

/** Encodes a path once, and leaves encoded parts unchanged. */
function encoded(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
