import { headTitle } from '@/shell/metadata/page-metadata';
import { FlowPage, type FlowPageProps } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';

/** A page of the link in a mail. It names itself in the head, because what the link opens is known only after the CMS was asked. */
export function MailPage({ view, ...page }: FlowPageProps & { view: SiteView }) {
  return (
    <>
      <title>{headTitle(page.title, view.settings.siteName)}</title>
      <FlowPage view={view} {...page} />
    </>
  );
}
