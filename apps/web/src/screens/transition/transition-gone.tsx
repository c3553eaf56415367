import type { OffersAnswer } from '@/features/offers/load-offers';
import { OffersPreview } from '@/features/offers/offers-preview';
import { OffersFailed } from '@/features/offers/offers-state';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { transitionFields } from '@/shell/application/transition-path';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';

export interface TransitionGoneProps {
  page: PageContent;
  answer: OffersAnswer;
  /** Undefined if the query names no offer. */
  offerId: number | undefined;
  view: SiteView;
}

/** The offer of the query is in no list, or no list could be loaded: the page states which. */
export function TransitionGone({ page, answer, offerId, view }: TransitionGoneProps) {
  const messages = view.messages.clickOut.transition;
  const { amountDefault, daysDefault } = view.settings.simulator;
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
          amount={amountDefault}
          days={daysDefault}
          limit={3}
          filters={[]}
          level={2}
          view={view}
        />
      )}
    </FlowPage>
  );
}
