import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { OfferAction } from '@/features/offers/card/offer-action';
import { offerExit } from '@/features/offers/card/offer-exit';
import { paymentsText } from '@/features/offers/comparison/offer-rows';
import { loanOfCost, type PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/lender/lender-deal.module.css';
import { LenderFigures } from '@/screens/lender/lender-figures';
import { sectionIds } from '@/screens/lender/section-ids';
import { loanText, percentText, resultAmount } from '@/shell/loan/amounts';
import { percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { Card } from '@/ui/card/card';
import { Figure } from '@/ui/figure/figure';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Row } from '@/ui/stack/stack';
import { Text } from '@/ui/text/text';

export interface LenderDealProps {
  lender: LenderContent;
  /** With their cost for the visitor's loan, the cheapest first. */
  offers: readonly PricedOffer[];
  view: SiteView;
}

/**
 * The price of the visitor's loan with the cheapest offer of a lender that can be had, and its button: the first thing of the page. An
 * offer for the nearest loan comes after one for the very loan. Where none can be had, the declared figures of the lender.
 */
export function LenderDeal({ lender, offers, view }: LenderDealProps) {
  const offer = bestOffer(offers, view);
  if (offer?.shownCost.kind !== 'known') return <LenderFigures lender={lender} offer={offer} view={view} />;
  const { shownCost: cost } = offer;
  const { lenders, offers: words, example } = view.messages;
  const { aprFromPercent, aprToPercent } = lender.conditions;
  const declared = percentRange(aprFromPercent, aprToPercent, view);
  return (
    <Card as="section" className={styles.deal} aria-label={lenders.headings.cost}>
      <Row className={styles.loan}>
        <strong>{loanText(loanOfCost(cost), view)}</strong>
        <a href={`#${sectionIds.costs}`}>{lenders.costs.form}</a>
      </Row>
      <LitPanel className={styles.lit}>
        <p>
          <span>{words.card.total}</span>
          <Figure size="m" data-figure="">
            {resultAmount(cost.totalCents, view)}
          </Figure>
        </p>
        <p>
          <span>{example.aprName}</span>
          <Figure size="s">{percentText(cost.aprPercent, view)}</Figure>
        </p>
      </LitPanel>
      <div className={styles.action}>
        <OfferAction offer={{ ...offer, lender: null }} view={view} />
      </div>
      <Text size="note" isQuiet>
        {offer.header}: {paymentsText(offer, view)}
        {declared && ` · ${fill(lenders.labels.declaredApr, { aprName: example.aprName })}: ${declared}`}
      </Text>
    </Card>
  );
}

/** The cheapest of the offers that can be had: for the loan itself, else for the nearest one, else one without a price. */
/** The offer of the deal: one for the very loan before one for the nearest, the cheapest first. */
export function bestOffer(offers: readonly PricedOffer[], { site }: SiteView): PricedOffer | undefined {
  const open = offers.filter((offer) => offerExit(offer, undefined, site) !== null);
  const known = open.filter(({ shownCost }) => shownCost.kind === 'known');
  return known.find(({ shownCost }) => shownCost.kind === 'known' && !shownCost.isAdjusted) ?? known[0] ?? open[0];
}
