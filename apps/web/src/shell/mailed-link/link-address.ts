import { mailedLinkPath, publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { type PageQuery, queryText } from '@/shell/page-query';

const notices = ['mailed', 'confirmed', 'too-many', 'unknown', 'away'] as const;

/** The outcome of an act on the page of a link, which the page states after the redirect. */
export type LinkNotice = (typeof notices)[number];

const field = 'result';

/** The token of a link; undefined if the address has none that could be ours. */
export function tokenOfQuery(query: PageQuery): string | undefined {
  return mailedLinkTokenSchema.safeParse(queryText(query, 'token')).data;
}

/** The address with the outcome of an act. It keeps the token only for an act that can be tried again. */
export function linkNoticePath(site: Site, notice: LinkNotice, token: string): string {
  if (notice === 'away') return `${mailedLinkPath(site, token)}&${field}=${notice}`;
  return `${publicPath(site, '/mail/')}?${field}=${notice}`;
}

/** The outcome in a query. */
export function readLinkNotice(query: PageQuery): LinkNotice | undefined {
  const text = queryText(query, field);
  return notices.find((notice) => notice === text);
}
