import styles from '@/features/offers/answers/answer-fit-view.module.css';
import { hindranceText, topicsText } from '@/features/offers/answers/answer-text';
import type { CardView } from '@/features/offers/card/card-view';
import type { SiteOffer } from '@/features/offers/load-offers';
import type { OfferFit } from '@/features/offers/personal/personal';
import { fill } from '@/messages/fill';
import { Icon } from '@/ui/icon/icon';

export interface AnswerFitViewProps {
  fit: Extract<OfferFit, { state: 'answered' }>;
  offer: SiteOffer;
  view: CardView;
}

/** What the visitor's answers mean for an offer: what is met and what the lender does not state, or each reason against it. */
export function AnswerFitView({ fit, offer, view }: AnswerFitViewProps) {
  const { answers: messages, personal } = view.messages.offers;
  if (!fit.isMatch) {
    return (
      <div className={styles.misfit}>
        <p className={styles.verdict}>
          <Icon name="x" />
          {personal.doesNotFit}
        </p>
        <ul>
          {fit.reasons.map((reason) => (
            <li key={reason.code}>{hindranceText(reason, fit.answers, offer, view)}</li>
          ))}
        </ul>
      </div>
    );
  }
  const { reasons, unknown } = fit;
  return (
    <>
      {reasons.length > 0 && (
        <p className={styles.fit}>
          <Icon name="check" />
          {fill(messages.meets, { topics: topicsText(reasons, view) })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.unknown}>{fill(messages.unstated, { topics: topicsText(unknown, view) })}</p>
      )}
    </>
  );
}
