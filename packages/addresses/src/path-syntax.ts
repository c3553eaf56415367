/**
 * Whether a path gets a slash at its end: no segment has a dot and none is `api` (decisions, "Routing").
 * `/sitemap.xml`, `/api/event` and `/v1.2/x` are untouched.
 */
export function lacksSlash(pathname: string): boolean {
  return !pathname.endsWith('/') && !pathname.split('/').some((segment) => segment.includes('.') || segment === 'api');
}

/** Whether a percent escape in a path is broken (`%E0%A4%A`, `%zz`): nothing can be meant by it. */
export function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** The spelling under which the manifest knows a path: escapes in upper case, and only where they are needed. */
export function normalizedPath(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  return pathname
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
    .join('/');
}
