import { fixedPath, publicPath } from '@prestafaro/addresses';
import type { Personal } from '@/features/offers/personal/personal';
import styles from '@/features/offers/personal/personal-note.module.css';
import { type Query, sameAddress } from '@/features/offers/search/offer-search';
import { fill } from '@/messages/fill';
import { ownProcessPath } from '@/shell/application/process-path';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';

export interface PersonalNoteProps {
  personal: Personal;
  /** Address of the current page, for a retry; none by default. */
  query?: Query;
  view: SiteView;
}

/**
 * The note above a list that was made for an application or for answers: for which application, that a program made it and it is no credit
 * decision, and how to reach a person (R24). Or a note that it could not be made, and the general list is shown.
 */
export function PersonalNote({ personal, query = {}, view }: PersonalNoteProps) {
  const { personal: messages, states } = view.messages.offers;
  if (personal.state === 'anonymous') return null;
  if (personal.state === 'failed') {
    return (
      <Notice>
        <p>
          {messages.failed} <AppLink href={sameAddress(query)}>{states.retry}</AppLink>
        </p>
      </Notice>
    );
  }
  return (
    <div className={styles.note}>
      {personal.state === 'own' && <OwnLoan loan={personal.matching} view={view} />}
      <p className={styles.automated}>
        {messages.automated}{' '}
        <AppLink href={publicPath(view.site, fixedPath(view.site.locale, 'complaints'))}>{messages.human}</AppLink>
      </p>
    </div>
  );
}

/** The loan of the application, with a link to it. */
function OwnLoan({ loan: { amount, days }, view }: { loan: { amount: number; days: number }; view: SiteView }) {
  const { personal: messages } = view.messages.offers;
  return (
    <p>
      <strong>{fill(messages.requested, { amount: amountText(amount, view), days: termText(days, view) })}</strong>{' '}
      <AppLink href={ownProcessPath(view.site)}>{messages.seeApplication}</AppLink>
    </p>
  );
}
