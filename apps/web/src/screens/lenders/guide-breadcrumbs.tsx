import type { GuideContent } from '@/features/lenders/load-guide';
import { breadcrumbList } from '@/shell/breadcrumbs/breadcrumb-list';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteView } from '@/shell/site-view';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb';

/** The trail as the guide's editor wrote it, home page included (specification §2: «Préstamos Online», «Prestamistas»). */
export function GuideBreadcrumbs({ guide, view }: { guide: Pick<GuideContent, 'breadcrumbs'>; view: SiteView }) {
  const crumbs = guide.breadcrumbs.flatMap((crumb) =>
    crumb ? [{ label: crumb.text, href: crumb.url ?? undefined }] : [],
  );
  return (
    <>
      <Breadcrumb label={view.messages.breadcrumbs.label} items={crumbs} />
      <JsonLd data={breadcrumbList(crumbs, view)} />
    </>
  );
}
