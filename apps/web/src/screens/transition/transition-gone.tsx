import type { OffersAnswer } from '@/features/offers/load-offers';
import { OffersPreview } from '@/features/offers/offers-preview';
import { OffersFailed } from '@/features/offers/offers-state';
import type { Personal } from '@/features/offers/personal/personal';
import { requestedLoan } from '@/features/offers/personal/requested-loan';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { transitionFields } from '@/shell/application/transition-path';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';

export interface TransitionGoneProps {
  page: PageContent;
  answer: OffersAnswer;
  /** The visitor's application, to state how each offer fits it. */
  personal: Personal;
  /** Undefined if the query names no offer. */
  offerId: number | undefined;
  view: SiteView;
}

/** The offer of the query is in no list, or no list could be loaded: the page states which. */
export function TransitionGone({ page, answer, personal, offerId, view }: TransitionGoneProps) {
  const messages = view.messages.clickOut.transition;
  const isFailed = answer.state === 'failed';
  return (
    <FlowPage
      title={isFailed ? messages.outageTitle : messages.goneTitle}
      lead={isFailed ? messages.outageText : messages.goneText}
      path={pagePath(view.site.locale, page)}
      view={view}
      isWide
    >
      {isFailed ? (
        <OffersFailed view={view} href={offerId === undefined ? '.' : `?${transitionFields.offer}=${offerId}`} />
      ) : (
        <OffersPreview
          answer={answer}
          {...requestedLoan(personal, view)}
          limit={3}
          filters={[]}
          personal={personal}
          level={2}
          view={view}
        />
      )}
    </FlowPage>
  );
}
