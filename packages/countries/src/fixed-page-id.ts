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
  'offers',
  'offers2',
  'offers3',
  'process',
  'transition',
  'main',
  'reg',
  'reg2',
  'thankYou',
  'landingOffers',
  'landingRedirector',
  'landingRejected',
  'landingRejected2',
  'landingTrafficback',
] as const;

export type FixedPageId = (typeof fixedPageIds)[number];

/** Pages that stand at the same path on every site: what campaigns and lenders link to (decisions, "Routing"). */
export const samePaths = {
  home: '/',
  application: '/application/',
  offers: '/offers/',
  offers2: '/offers2/',
  offers3: '/offers3/',
  process: '/process/',
  transition: '/transition/',
  main: '/main/',
  reg: '/reg/',
  reg2: '/reg2/',
  thankYou: '/thank-you/',
  landingOffers: '/landing/offers/',
  landingRedirector: '/landing/redirector/',
  landingRejected: '/landing/rejected/',
  landingRejected2: '/landing/rejected2/',
  landingTrafficback: '/landing/trafficback/',
} as const satisfies Partial<Record<FixedPageId, Path>>;

/** The pages whose paths are words of the site's language. */
export type WordedPaths = Readonly<Record<Exclude<FixedPageId, keyof typeof samePaths>, Path>>;
