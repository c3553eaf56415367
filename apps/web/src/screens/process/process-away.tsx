import { type PageContent, pagePath } from '@/features/page/load-page';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

/** The CMS cannot say how the application stands: what was sent is safe, and the same address asks again. */
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
