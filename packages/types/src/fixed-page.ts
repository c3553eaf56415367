/** A pathname of this product. It starts and ends with a slash (specification §2). */
export type Path = '/' | `/${string}/`;

/** Pages with the same path on every site, because campaigns and lenders link to them (decisions, "Routing"). */
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

/** Pages with a path in the language of the site. */
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
  'contact',
  'glossary',
] as const;

/** Pages of the product with a path in the language of the site that no editor writes: none of them is an entry of the CMS. */
export const unwrittenPageIds = ['search'] as const;

/** Pages of every site. The id identifies a page; its path does not. */
export const fixedPageIds = [...sharedPathPageIds, ...localisedPageIds] as const;

/** A page with the same path on every site: one of {@link sharedPathPageIds}. */
export type SharedPathPageId = (typeof sharedPathPageIds)[number];

/** A page with a path in the language of the site: one of {@link localisedPageIds}. */
export type LocalisedPageId = (typeof localisedPageIds)[number];

/** A page with a localised path and without an entry of the CMS: one of {@link unwrittenPageIds}. */
export type UnwrittenPageId = (typeof unwrittenPageIds)[number];

/** A page that every site has and whose entry an editor writes: one of {@link fixedPageIds}. */
export type FixedPageId = (typeof fixedPageIds)[number];

/** The localised paths of one site. */
export type LocalisedPaths = Readonly<Record<LocalisedPageId | UnwrittenPageId, Path>>;
