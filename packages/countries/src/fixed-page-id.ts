import type { Path } from './path.ts';

/** Pages that every site has, each at a path in the site's own language. The id is the page's identity, the path is not. */
export const fixedPageIds = [
  'home',
  'about',
  'howItWorks',
  'lenders',
  'calculator',
  'affiliates',
  'legalNotice',
  'terms',
  'privacy',
  'cookies',
  'complaints',
  'partners',
  'accessibility',
  'application',
] as const;

export type FixedPageId = (typeof fixedPageIds)[number];

/** The pages whose paths are words. Home is `/` and the application is `/application/` everywhere. */
export type WordedPaths = Readonly<Record<Exclude<FixedPageId, 'home' | 'application'>, Path>>;
