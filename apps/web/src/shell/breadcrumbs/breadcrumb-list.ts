import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '@/server/routing/absolute-url';
import { context } from '@/shell/json-ld/context';
import type { SiteView } from '@/shell/site-view';

export interface Crumb {
  label: string;
  /** Public path; the page itself has none. */
  href?: string;
}

/**
 * The breadcrumbs of a page as structured data: the same trail that a visitor sees. The last entry is the page itself.
 */
export function breadcrumbList(crumbs: readonly Crumb[], { site }: SiteView): WithContext<BreadcrumbList> {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && absoluteUrl(site.locale, href),
    })),
  };
}
