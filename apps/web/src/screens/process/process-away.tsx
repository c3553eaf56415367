import { type PageContent, pagePath } from '@/features/page/load-page';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** The CMS is away, so the status is unknown: states that the application is safe, and links to the same address. */
export function ProcessAway({ page, view }: { page: PageContent; view: SiteView }) {
  const messages = view.messages.process.progress;
  return (
    <FlowPage title={messages.awayTitle} lead={messages.awayText} path={pagePath(view.site.locale, page)} view={view}>
      <Row>
        <ButtonLink href="./" size="large">
          {messages.retry}
        </ButtonLink>
      </Row>
    </FlowPage>
  );
}
