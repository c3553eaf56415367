import { contentPath } from '@prestafaro/addresses';
import type { ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import type { SiteView } from '@/shell/site-view';

/**
 * The structured data of the list: the lenders in the order of the page, with the addresses of their pages. No figures,
 * no ratings (R12).
 */
export function lenderList(
  lenders: readonly { name: string; slug: string }[],
  { site }: SiteView,
): WithContext<ItemList> {
  return {
    ...context,
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: lenders.length,
    itemListElement: lenders.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(site.locale, contentPath(site, { type: 'lender', slug })),
    })),
  };
}
