import { publicPath } from '@prestafaro/addresses';
import { hasKept, receiptIdSchema } from '@prestafaro/types/my-data';
import { readReceipt } from '@/cms/my-data';
import { ReceiptView } from '@/features/my-data/receipt-view';
import { RequestForm } from '@/features/my-data/request-form';
import { log } from '@/server/log/log';
import { FlowPage } from '@/shell/page-frame/flow-page';
import { type PageQuery, queryText } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
import { Row } from '@/ui/stack/stack';

interface ScreenProps {
  view: SiteView;
  query: PageQuery;
}

/** `/my-data/`: the form by which a person asks for the data of an address, or the receipt of an erasure. */
export async function MyDataScreen({ view, query }: ScreenProps) {
  const { request } = view.messages.myData;
  if (queryText(query, 'receipt') !== undefined) return receiptPage({ view, query });
  return (
    <FlowPage title={request.title} lead={request.lead} path={publicPath(view.site, '/my-data/')} view={view}>
      <RequestForm view={view} />
    </FlowPage>
  );
}

async function receiptPage({ view, query }: ScreenProps) {
  const { receipt: messages } = view.messages.myData;
  const { mailedLinks } = view.messages;
  const id = receiptIdSchema.safeParse(queryText(query, 'receipt'));
  const answer = id.success ? await readReceipt(view.site.locale, id.data) : ({ outcome: 'unknown' } as const);
  if (answer.outcome === 'away') {
    log.error('A receipt could not be read', { reason: answer.reason });
    return <NoticePage title={mailedLinks.awayTitle} lead={mailedLinks.away} view={view} />;
  }
  if (answer.outcome === 'unknown') {
    return <NoticePage title={messages.unknownTitle} lead={messages.unknownText} view={view} />;
  }
  return (
    <FlowPage
      title={hasKept(answer.receipt) ? messages.titleWithKept : messages.title}
      lead={messages.lead}
      view={view}
    >
      <ReceiptView receipt={answer.receipt} view={view} />
    </FlowPage>
  );
}

/** Instead of a receipt. */
function NoticePage({ title, lead, view }: { title: string; lead: string; view: SiteView }) {
  return (
    <FlowPage title={title} lead={lead} view={view}>
      <Row>
        <ButtonLink href={publicPath(view.site, '/my-data/')} look="secondary">
          {view.messages.myData.request.title}
        </ButtonLink>
      </Row>
    </FlowPage>
  );
}
