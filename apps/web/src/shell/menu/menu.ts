import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { cache } from 'react';
import { MenuDocument, type MenuLinkFragment, type MenuQuery } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

export type MenuLink = Pick<MenuLinkFragment, 'text' | 'url' | 'isProminent'>;

export interface LinkGroup {
  readonly title: string | null;
  readonly links: readonly MenuLink[];
}

/** The links of a site by their place, without hidden links. */
export interface SiteMenu {
  readonly header: readonly MenuLink[];
  /** The one button of the header: the first link that the editor marked as prominent. */
  readonly button: MenuLink | undefined;
  readonly footer: readonly LinkGroup[];
  readonly legal: readonly MenuLink[];
}

/** The menu of a site; empty until an editor publishes one. */
export const loadMenu = cache(async (locale: Locale): Promise<SiteMenu> => {
  const { menu } = await readCms('menu', MenuDocument, { locale });
  return arrangeMenu(menu?.groups ?? []);
});

type MenuGroups = NonNullable<MenuQuery['menu']>['groups'];

/** Sorts the groups of the CMS by place and leaves out hidden ones (specification §3, menu link). */
export function arrangeMenu(groups: MenuGroups): SiteMenu {
  const at = (place: 'header' | 'footer' | 'legal') =>
    groups
      .filter((group) => group?.place === place)
      .map((group) => ({ title: group?.title ?? null, links: shown(group) }));
  const headerLinks = at('header').flatMap(({ links }) => links);
  return {
    header: headerLinks.filter(({ isProminent }) => !isProminent),
    button: headerLinks.find(({ isProminent }) => isProminent),
    footer: at('footer').filter(({ links }) => links.length > 0),
    legal: at('legal').flatMap(({ links }) => links),
  };
}

function shown(group: MenuGroups[number]): MenuLink[] {
  return (group?.links ?? []).flatMap((link) => (link && !link.isHidden ? [link] : []));
}
