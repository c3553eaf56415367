import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { OfferAction } from '@/features/offers/card/offer-action';
import type { PricedOffer } from '@/features/offers/search/select-offers';
import { fill } from '@/messages/fill';
import styles from '@/screens/lender/lender-figures.module.css';
import { amountRange, daysRange, monthsRange, percentRange } from '@/shell/loan/ranges';
import type { SiteView } from '@/shell/site-view';
import { Card } from '@/ui/card/card';
import { FactList, isKnownFact } from '@/ui/fact-list/fact-list';
import { Figure } from '@/ui/figure/figure';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';

export interface LenderFiguresProps {
  lender: LenderContent;
  /** Can be had, and has no price to show. */
  offer?: PricedOffer | undefined;
  view: SiteView;
}

/**
 * The costs of a lender at a glance: the yearly cost first and lit, then rate, amount and term (R3). An unpublished
 * cost is not lit: it has a dashed frame and is stated as unpublished.
 */
export function LenderFigures({ lender, offer, view }: LenderFiguresProps) {
  const { conditions } = lender;
  const { messages } = view;
  const { headings, labels } = messages.lenders;
  const aprLabel = fill(labels.declaredApr, { aprName: messages.example.aprName });
  const apr = percentRange(conditions.aprFromPercent, conditions.aprToPercent, view);
  return (
    <Card as="section" className={styles.card} aria-label={headings.cost}>
      {apr ? (
        <LitPanel>
          <Text size="note">{aprLabel}</Text>
          <Figure as="p" isText>
            {apr}
          </Figure>
        </LitPanel>
      ) : (
        <div className={styles.unknown}>
          <Text size="note">{aprLabel}</Text>
          <Figure as="p" size="s" isText>
            {messages.figures.askLender}
          </Figure>
        </div>
      )}
      <FactList
        look="pairs"
        missing={messages.figures.askLender}
        facts={[
          {
            label: messages.example.nominalRateName,
            value: percentRange(conditions.tinFromPercent, conditions.tinToPercent, view),
          },
          { label: labels.amount, value: amountRange(conditions.minAmount, conditions.maxAmount, view) },
          { label: labels.term, value: termText(conditions, view) },
        ].filter(isKnownFact)}
      />
      {offer && (
        <div>
          <OfferAction offer={{ ...offer, lender: null }} view={view} />
        </div>
      )}
    </Card>
  );
}

/** The term in days, as in offers, and in months for long terms. */
export function termText({ minDays, maxDays }: LenderContent['conditions'], view: SiteView): string | undefined {
  const days = daysRange(minDays, maxDays, view);
  const months = monthsRange(minDays, maxDays, view);
  return months ? `${days} (${months})` : days;
}
