import type { Decision } from '@/server/routing/decision';

/** The route folders below a site, and what else answers a visitor. Never a path: the metrics keep each for ever. */
const templates = [
  'application',
  'article',
  'author',
  'bank',
  'blog',
  'calendar',
  'go',
  'landing',
  'lender',
  'lenders',
  'main',
  'offers',
  'page',
  'process',
  'reg',
  'reg2',
  'tag',
  'thank-you',
  'transition',
] as const;

export type RequestKind =
  | (typeof templates)[number]
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

/** What kind of request the proxy has decided on. */
export function requestKind(decision: Decision, pathname: string): RequestKind {
  switch (decision.kind) {
    case 'page': {
      const folder = decision.internal.split('/')[2];
      return templates.find((template) => template === folder) ?? 'other';
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
