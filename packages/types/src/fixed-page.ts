/** A pathname of this product: it starts and ends with a slash (specification §2). */
export type Path = '/' | `/${string}/`;

/** Pages that stand at the same path on every site: campaigns and lenders link to them (decisions, "Routing"). */
export const sharedPathPageIds = [
  'home',
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

/** Pages that stand at a path in the language of the site. */
export const localisedPageIds = [
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
] as const;

/** Pages that every site has. The id is the identity of a page, its path is not. */
export const fixedPageIds = [...sharedPathPageIds, ...localisedPageIds] as const;

export type SharedPathPageId = (typeof sharedPathPageIds)[number];
export type LocalisedPageId = (typeof localisedPageIds)[number];
export type FixedPageId = (typeof fixedPageIds)[number];

/** The paths of one site that are written in its language. */
export type LocalisedPaths = Readonly<Record<LocalisedPageId, Path>>;
