import { visitorPages } from '@prestafaro/addresses';
import type { Decision } from '@/server/routing/decision';
import { pageKinds } from '@/server/routing/page-kinds';
import { isSharedRoute } from '@/server/shared-pages/shared-address';

/** The route folders below a site: the pages, and the way out to a lender. */
const folders = [
  ...Object.values(pageKinds).flatMap((kind) => kind.folders),
  ...Object.values(visitorPages),
  'go',
] as const;

/** Never a path: the metrics keep each kind for ever. */
export type RequestKind =
  | (typeof folders)[number]
  | 'asset'
  | 'gallery'
  | 'health'
  | 'machine'
  | 'media'
  | 'not-found'
  | 'other'
  | 'redirect'
  | 'refusal'
  | 'share-picture'
  | 'unavailable';

/** The kind of request that the proxy has decided on. */
export function requestKind(decision: Decision, pathname: string): RequestKind {
  switch (decision.kind) {
    case 'page': {
      const { internal } = decision;
      // A shared page counts as one of its kind.
      const folder = internal.split('/')[isSharedRoute(internal) ? 3 : 2];
      return folders.find((known) => known === folder) ?? 'other';
    }
    case 'pass':
      return passedKind(pathname);
    default:
      return decision.kind;
  }
}

function passedKind(pathname: string): RequestKind {
  if (pathname.startsWith('/media/')) return 'media';
  if (pathname.startsWith('/og/')) return 'share-picture';
  if (pathname.startsWith('/api/health')) return 'health';
  return pathname.startsWith('/gallery/') ? 'gallery' : 'machine';
}
