/**
 * Whether the proxy adds a slash at the end of a path. It does if no segment has a dot and none is `api` (decisions,
 * "Routing"): `/sitemap.xml`, `/api/event` and `/v1.2/x` stay as they are.
 */
export function lacksSlash(pathname: string): boolean {
  return !pathname.endsWith('/') && !pathname.split('/').some((segment) => segment.includes('.') || segment === 'api');
}

/** Whether a path has a broken percent escape (`%E0%A4%A`, `%zz`). */
export function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** The spelling that the manifest uses for a path: escapes in upper case, and no unnecessary ones. */
export function normalizedPath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
}
