import { contentPath } from '@prestafaro/addresses';
import { ContactLink } from '@/features/lenders/lender/contact-link';
import type { LenderContent } from '@/features/lenders/lender/load-lender';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { PickedOffer } from '@/screens/process/picks';
import styles from '@/screens/process/process-page.module.css';
import { deliveryText } from '@/shell/application/delivery-text';
import { Moment } from '@/shell/dates/moment';
import { loanText, resultAmount } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';
import { Card } from '@/ui/card/card';
import { AppLink } from '@/ui/link/link';
import { Monogram } from '@/ui/monogram/monogram';
import { Text } from '@/ui/text/text';

export interface PickedLendersProps {
  picks: readonly PickedOffer[];
  /** The published lenders of the picks, by slug. */
  lenders: ReadonlyMap<string, LenderContent>;
  view: SiteView;
}

/** The lenders that were picked: the loan and what it costs there, what is known of the application, and how to reach each. */
export function PickedLenders({ picks, lenders, view }: PickedLendersProps) {
  return (
    <ul className={styles.picks}>
      {picks.map((pick) => (
        <li key={pick.offerId}>
          <PickedLender pick={pick} lender={lenders.get(pick.offer?.lender?.slug ?? '')} view={view} />
        </li>
      ))}
    </ul>
  );
}

interface PickedLenderProps {
  pick: PickedOffer;
  lender: LenderContent | undefined;
  view: SiteView;
}

function PickedLender({ pick, lender, view }: PickedLenderProps) {
  const { picks: messages } = view.messages.process;
  const slug = pick.offer?.lender?.slug;
  const id = `pick-${pick.offerId}`;
  return (
    <Card as="section" className={styles.pick} aria-labelledby={id}>
      <div className={styles.who}>
        <Monogram seed={pick.offer?.lender?.number ?? pick.offerId} name={pick.lender} />
        <div>
          <h2 id={id}>{pick.lender}</h2>
          <Cost pick={pick} view={view} />
        </div>
      </div>
      <Known pick={pick} view={view} />
      {lender && <Contact lender={lender} view={view} />}
      {slug && (
        <AppLink href={contentPath(view.site, { type: 'lender', slug })}>
          {fill(messages.details, { lender: pick.lender })}
        </AppLink>
      )}
    </Card>
  );
}

/** The loan of the figures, which is the nearest one where the offer does not lend the requested one. */
function Cost({ pick: { offer }, view }: Pick<PickedLenderProps, 'pick' | 'view'>) {
  const cost = offer?.shownCost;
  if (cost?.kind !== 'known') return null;
  const loan = loanText({ amount: cost.amountCents / 100, days: cost.days }, view);
  return (
    <Text size="note" isQuiet>
      {fill(view.messages.process.picks.cost, { loan, total: resultAmount(cost.totalCents, view) })}
    </Text>
  );
}

/** What we know, and no more: that an application was received says nothing of an approval. */
function Known({ pick: { lender, at, delivery }, view }: Pick<PickedLenderProps, 'pick' | 'view'>) {
  const { picks: messages } = view.messages.process;
  if (!delivery) {
    const moment = <Moment key="moment" iso={at} site={view.site} style="long" />;
    return (
      <Text>
        <FillPlaceholders message={messages.visited} values={{ moment, lender }} />
      </Text>
    );
  }
  return (
    <>
      <Text>
        <strong>{deliveryText(delivery, view)}</strong>{' '}
        <span className={styles.moment}>
          <Moment iso={delivery.at} site={view.site} style="long" />
        </span>
      </Text>
      {delivery.state === 'accepted' && !delivery.isDecided && <Text>{messages.undecided}</Text>}
    </>
  );
}

function Contact({ lender, view }: { lender: LenderContent; view: SiteView }) {
  const { phone, email, website, sampleData: isSample, name } = lender;
  const ways = [
    phone && <ContactLink key="phone" kind="phone" value={phone} isSample={isSample} />,
    email && <ContactLink key="email" kind="email" value={email} isSample={isSample} />,
    website && <ContactLink key="website" kind="website" value={website} isSample={isSample} />,
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <div>
      <h3>{fill(view.messages.process.picks.contact, { lender: name })}</h3>
      <ul className={styles.contact}>
        {ways.map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ways of a lender never move
          <li key={index}>{way}</li>
        ))}
      </ul>
    </div>
  );
}
