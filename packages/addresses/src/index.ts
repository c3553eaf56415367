export { articleItem } from './article-item.ts';
export { type AddressedContent, contentFoldersOf, contentPath, fixedSlug, isFixedPageId } from './content-path.ts';
export { exitOffer, exitPath } from './exit-path.ts';
export { fixedPageAt, fixedPath, unwrittenPageAt } from './fixed-page.ts';
export {
  canonicalHostOf,
  type HostPolicy,
  type HostTable,
  parseHosts,
  type ResolvedHost,
  resolveHost,
} from './hosts.ts';
export { listPath } from './list-path.ts';
export { type Layout, layoutOf, machinePaths } from './machine-path.ts';
export { isMalformed, lacksSlash, normalizedPath } from './path-syntax.ts';
export { publishedLocales } from './published-locales.ts';
export { searchPath } from './search-path.ts';
export { type OriginSettings, siteOrigin } from './site-origin.ts';
export { publicPath, siteOf } from './site-path.ts';
export {
  type SoughtPageId,
  type SoughtUnwrittenId,
  soughtPageIds,
  soughtPath,
  soughtUnlistedIds,
  soughtUnwrittenIds,
} from './sought-page.ts';
export {
  mailedLinkPath,
  oneClickPath,
  oneClickRoute,
  unsubscribePath,
  visitorPageAt,
  visitorPages,
} from './visitor-page.ts';
