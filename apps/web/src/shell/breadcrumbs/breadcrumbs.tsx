import { publicPath } from '@prestafaro/addresses';
import { breadcrumbList, type Crumb } from '@/shell/breadcrumbs/breadcrumb-list';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteView } from '@/shell/site-view';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb';

/** The trail from the home page to the page, for visitors and for search engines. */
export function Breadcrumbs({ trail, view }: { trail: readonly Crumb[]; view: SiteView }) {
  const { label, root } = view.messages.breadcrumbs;
  const crumbs = [{ label: root, href: publicPath(view.site, '/') }, ...trail];
  return (
    <>
      <Breadcrumb label={label} items={crumbs} />
      <JsonLd data={breadcrumbList(crumbs, view)} />
    </>
  );
}
