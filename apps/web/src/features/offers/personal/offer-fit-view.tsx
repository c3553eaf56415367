import { AnswerFitView } from '@/features/offers/answers/answer-fit-view';
import type { CardView } from '@/features/offers/card/card-view';
import type { SiteOffer } from '@/features/offers/load-offers';
import styles from '@/features/offers/personal/offer-fit.module.css';
import type { OfferFit } from '@/features/offers/personal/personal';
import { asksText, isDecided, reasonText } from '@/features/offers/personal/reason-text';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';

export interface OfferFitViewProps {
  fit: OfferFit;
  offer: SiteOffer;
  view: CardView;
  className?: string;
}

/** The reasons why an offer fits or not: the factors of the automated comparison (R24). */
export function OfferFitView({ fit, offer, view, className }: OfferFitViewProps) {
  if (fit.state === 'answered') return <AnswerFitView fit={fit} offer={offer} view={view} />;
  const { personal } = view.messages.offers;
  if (fit.state === 'not-compared') {
    return (
      <p className={classNames(styles.fit, styles.other, className)}>
        <span className={styles.verdict}>{personal.notCompared}</span>
      </p>
    );
  }
  const { isMatch, reasons, unknown } = fit;
  const asks = isMatch ? asksText(unknown, view) : undefined;
  return (
    <div className={classNames(styles.fit, !isMatch && styles.other, className)}>
      <p className={styles.verdict}>
        <Icon name={isMatch ? 'check' : 'info'} />
        {isMatch ? personal.fits : personal.doesNotFit}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.filter(isDecided).map((reason) => (
            <li key={reason.code}>{reasonText(reason, view)}</li>
          ))}
        </ul>
      )}
      {asks && <p className={styles.asks}>{asks}</p>}
    </div>
  );
}
