import { publicPath } from '@prestafaro/addresses';
import type { ApplicationProgress } from '@prestafaro/types/application';
import { OffersPreview } from '@/features/offers/offers-preview';
import { fittingOffers } from '@/features/offers/personal/list-facts';
import type { OwnOffers } from '@/features/offers/personal/load-own-offers';
import type { PickedOffer } from '@/screens/process/picks';
import styles from '@/screens/process/process-page.module.css';
import type { SiteView } from '@/shell/site-view';
import { Disclosure } from '@/ui/accordion/accordion';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

/** Enough to choose from after a refusal. */
const most = 3;

export interface IfRefusedProps {
  progress: Pick<ApplicationProgress, 'status' | 'amount' | 'days'>;
  picks: readonly PickedOffer[];
  own: OwnOffers;
  view: SiteView;
}

/**
 * What is left if the lender says no: the cheapest open offers that fit and were not asked, and the ways without a loan. Folded while no
 * lender has refused, absent once one has agreed.
 */
export function IfRefused({
  progress: { status, amount, days },
  picks,
  own: { answer, personal },
  view,
}: IfRefusedProps) {
  const { refusal: messages } = view.messages.process;
  const isDeclined = status === 'declined';
  if (!isDeclined && status !== 'offer_picked' && status !== 'under_review') return null;
  const asked = new Set(picks.map(({ offerId }) => offerId));
  const others =
    answer.state === 'loaded'
      ? { ...answer, offers: fittingOffers(answer.offers, personal).filter(({ offerId }) => !asked.has(offerId)) }
      : answer;
  const content = (
    <div className={styles.part}>
      <Text>{messages.text}</Text>
      <OffersPreview
        answer={others}
        amount={amount}
        days={days}
        limit={most}
        filters={[]}
        personal={personal}
        level={3}
        view={view}
      />
      <AppLink href={publicPath(view.site, '/landing/rejected/')}>{view.messages.offers.block.wayOut}</AppLink>
    </div>
  );
  if (!isDeclined) return <Disclosure summary={messages.title}>{content}</Disclosure>;
  return (
    <section className={styles.part} aria-labelledby="refused">
      <h2 id="refused">{messages.declined}</h2>
      {content}
    </section>
  );
}
