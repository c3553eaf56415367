import type { Site } from '@prestafaro/countries';
import type { ManifestRedirect } from '@/server/routing/manifest';

interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  readonly isPermanent: boolean;
}

/**
 * The redirects of a site by public path. Editors write paths of the site, with or without its base path and the slash
 * at the end; a key is public, encoded as browsers send it, and ends as the slash rule would end it.
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

/** What is encoded already stays as it is; what is not is encoded once. */
function encoded(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
