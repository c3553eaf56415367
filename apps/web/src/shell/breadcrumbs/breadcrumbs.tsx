import { publicPath } from '@prestafaro/addresses';
import { breadcrumbList, type Crumb } from '@/shell/breadcrumbs/breadcrumb-list';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteView } from '@/shell/site-view';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb';

export interface BreadcrumbsProps {
  trail: readonly Crumb[];
  view: SiteView;
  /** Search engines leave the page out, so it has no structured data. */
  isUnlisted?: boolean;
}

/** The trail from the home page to the page, for visitors and for search engines. */
export function Breadcrumbs({ trail, view, isUnlisted }: BreadcrumbsProps) {
  const { label, root } = view.messages.breadcrumbs;
  const crumbs = [{ label: root, href: publicPath(view.site, '/') }, ...trail];
  return (
    <>
      <Breadcrumb label={label} items={crumbs} />
      {!isUnlisted && <JsonLd data={breadcrumbList(crumbs, view)} />}
    </>
  );
}
