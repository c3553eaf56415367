import { contentPath, exitPath } from '@prestafaro/addresses';
import type { ShownDeliveryState } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import type { DeliveryProblem } from '@/features/click-out/delivery/delivery-answer';
import type { OfferedDelivery } from '@/features/click-out/delivery/offered-delivery';
import { paidRel } from '@/features/offers/card/offer-action';
import { OfferApr, OfferPayments, OfferPrice } from '@/features/offers/card/offer-cost';
import { exampleOfOffers } from '@/features/offers/offer-example';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { type PageContent, pagePath } from '@/features/page/load-page';
import { fill } from '@/messages/fill';
import { SendApplication } from '@/screens/transition/send-application';
import styles from '@/screens/transition/transition-page.module.css';
import { deliveryText } from '@/shell/application/delivery-text';
import { offersHref } from '@/shell/loan/loan-links';
import { ExampleCard } from '@/shell/loan/representative-example/example-card';
import { FlowPage } from '@/shell/page-frame/flow-page';
import type { SiteView } from '@/shell/site-view';
import { Badge } from '@/ui/badge/badge';
import { ButtonLink } from '@/ui/button/button';
import { Icon } from '@/ui/icon/icon';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface TransitionPageProps {
  page: PageContent;
  offer: PricedOffer;
  /** Units of the currency, and days. */
  requested: { readonly amount: number; readonly days: number };
  /** The exit was pressed and could not be opened. */
  isOutage: boolean;
  /** Whether the visitor's application may go, or goes, from us to the lender. */
  delivery: OfferedDelivery;
  /** Why a press of the button sent nothing. */
  problem: DeliveryProblem | undefined;
  view: SiteView;
  /** The editor's text about leaving the site. */
  children: ReactNode;
}

/**
 * `/transition/`: explains the exit to a lender and its cost, and has one plain exit link. If the lender receives applications from us, an
 * applicant reads which data it gets, and has a button that sends them.
 */
export function TransitionPage(props: TransitionPageProps) {
  const { page, offer, requested, isOutage, delivery, problem, view, children } = props;
  const { clickOut, figures } = view.messages;
  const messages = clickOut.transition;
  const lender = offer.lender?.name ?? offer.header;
  const named = (message: string) => fill(message, { lender });
  const isSending = delivery.kind === 'offered';
  const isSent = delivery.kind === 'sent';
  const { title, lead } = {
    none: messages,
    offered: clickOut.delivery,
    sent: clickOut.delivery.sent,
  }[delivery.kind];
  const editorsLead = delivery.kind === 'none' ? page.lead : null;
  return (
    <FlowPage
      title={named(title)}
      lead={editorsLead ?? named(lead)}
      path={pagePath(view.site.locale, page)}
      view={view}
      after={children}
    >
      {isOutage && (
        <Notice tone="danger" role="status">
          <p>
            <strong>{messages.outageTitle}</strong>
          </p>
          <p>{messages.outageText}</p>
        </Notice>
      )}
      {isOutage && <Ways offer={offer} lender={lender} view={view} />}
      {problem && (
        <Notice tone="danger" role="status">
          <p>
            <strong>{clickOut.delivery.notSent}</strong>
          </p>
          <p>{named(clickOut.delivery.problems[problem])}</p>
        </Notice>
      )}
      {isSent && (
        <Notice tone={toneOf(delivery.delivery.state)} role="status">
          <p>{deliveryText(delivery.delivery, view)}</p>
        </Notice>
      )}
      {isSending && (
        <SendApplication offer={offer} lender={lender} parts={delivery.parts} asked={delivery.asked} view={view} />
      )}
      {delivery.kind === 'none' && (
        <section className={styles.part} aria-labelledby="pass">
          <h2 id="pass">{messages.passTitle}</h2>
          <Text>{messages.passText}</Text>
        </section>
      )}
      {!isSent && (
        <section className={styles.part} aria-labelledby="asks">
          <h2 id="asks">{messages.asksTitle}</h2>
          <Text>{messages.asksText}</Text>
        </section>
      )}
      <section className={styles.part} aria-labelledby="cost">
        <h2 id="cost">{messages.costTitle}</h2>
        {/* R9. */}
        {offer.isAdvertisement && (
          <Row>
            <Badge tone="ad">{figures.advertising}</Badge>
          </Row>
        )}
        <OfferPrice offer={offer} requested={requested} view={view} />
        <OfferPayments offer={offer} view={view} />
        <OfferApr offer={offer} view={view} />
        <ExampleCard example={exampleOfOffers([offer], requested, view)} view={view} level={3} />
      </section>
      {!isOutage && <Ways offer={offer} lender={lender} delivery={delivery.kind} view={view} />}
    </FlowPage>
  );
}

const toneOf = (state: ShownDeliveryState) =>
  state === 'waiting' ? 'info' : state === 'accepted' ? 'success' : 'warning';

interface WaysProps extends Pick<TransitionPageProps, 'offer' | 'view'> {
  lender: string;
  /** While the application may be sent, the link to the lender is beside the button that does so. */
  delivery?: OfferedDelivery['kind'];
}

function Ways({ offer, lender, delivery = 'none', view }: WaysProps) {
  const messages = view.messages.clickOut.transition;
  const { site } = view;
  return (
    <div className={styles.ways}>
      {offer.isActive && offer.lenderLink !== null && delivery !== 'offered' && (
        <ButtonLink isPlain href={exitPath(site, offer.offerId)} rel={paidRel} size="large">
          <span>{fill(messages.action, { lender })}</span>
          <Icon name="arrow_up_right" />
        </ButtonLink>
      )}
      {offer.lender && (
        <AppLink
          href={contentPath(site, { type: 'lender', slug: offer.lender.slug })}
          rel={offer.isAdvertisement ? paidRel : undefined}
        >
          {fill(messages.lenderPage, { lender })}
        </AppLink>
      )}
      <AppLink href={offersHref(view)}>{messages.back}</AppLink>
    </div>
  );
}
