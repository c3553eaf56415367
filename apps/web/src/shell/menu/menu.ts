import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { MenuDocument, type MenuLinkFragment, type MenuQuery } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { emptyTagPaths } from '@/server/routing/filled-tags';
import { withFacts } from '@/shell/site-view';

export type MenuLink = Pick<MenuLinkFragment, 'text' | 'url' | 'isProminent'>;

export interface LinkGroup {
  readonly title: string | null;
  readonly links: readonly MenuLink[];
}

/** The links of a site by their place, without hidden links and links to empty tags. */
export interface SiteMenu {
  readonly header: readonly MenuLink[];
  /** The one button of the header: the first link that the editor marked as prominent. */
  readonly button: MenuLink | undefined;
  readonly footer: readonly LinkGroup[];
  readonly legal: readonly MenuLink[];
}

/**
 * The menu of a site; empty until an editor publishes one. A stored page learns that a tag is empty, or no longer, within the
 * lifetime of its reads: one article does not drop every page of a site.
 */
export const loadMenu = cache(async (locale: Locale): Promise<SiteMenu> => {
  const [{ menu }, emptyTags] = await Promise.all([
    withFacts(locale, readCms('menu', MenuDocument, { locale })),
    emptyTagPaths(locale),
  ]);
  return arrangeMenu(menu?.groups ?? [], emptyTags);
});

type MenuGroups = NonNullable<MenuQuery['menu']>['groups'];

/**
 * Sorts the groups of the CMS by place and leaves out hidden links (specification §3, menu link).
 * @param left public paths of pages that no menu links
 */
export function arrangeMenu(groups: MenuGroups, left: ReadonlySet<string> = new Set()): SiteMenu {
  const at = (place: 'header' | 'footer' | 'legal') =>
    groups
      .filter((group) => group?.place === place)
      .map((group) => ({ title: group?.title ?? null, links: shown(group, left) }));
  const headerLinks = at('header').flatMap(({ links }) => links);
  return {
    header: headerLinks.filter(({ isProminent }) => !isProminent),
    button: headerLinks.find(({ isProminent }) => isProminent),
    footer: at('footer').filter(({ links }) => links.length > 0),
    legal: at('legal').flatMap(({ links }) => links),
  };
}

function shown(group: MenuGroups[number], left: ReadonlySet<string>): MenuLink[] {
  return (group?.links ?? []).flatMap((link) => (link && !link.isHidden && !left.has(link.url) ? [link] : []));
}
