import type { HeldApplication } from '@prestafaro/types/my-data';
import { amountIn } from '@/features/my-data/amount-in';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

type HeldClick = HeldApplication['clicks'][number];

interface Props {
  clicks: readonly HeldClick[];
  view: SiteView;
}

/** The visits to lenders, with what became of each. */
export function HeldClicks({ clicks, view }: Props) {
  const visits = clicks.filter(({ isVisit }) => isVisit);
  if (visits.length === 0) return null;
  return (
    <>
      <h3>{view.messages.myData.held.parts.clicks}</h3>
      <ul className={styles.list}>
        {visits.map(({ at, offer, lender, website, reportedStatus, payout }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two clicks may have the same moment, and the list never changes
          <li key={index}>
            <Moment iso={at} site={view.site} />: {[...new Set([lender, offer, website].filter(Boolean))].join(', ')}
            <Report status={reportedStatus} payout={payout} view={view} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ReportProps {
  status: HeldClick['reportedStatus'];
  payout: HeldClick['payout'];
  view: SiteView;
}

/** What the lender reported about a click, and what it pays us. */
function Report({ status, payout, view }: ReportProps) {
  const { reported, payout: paid } = view.messages.myData.held.labels;
  const names: Readonly<Partial<Record<string, string>>> = view.messages.process.status.names;
  if (status === null && payout === null) return null;
  return (
    <Text size="note" isQuiet>
      {status !== null && `${fill(reported, { status: names[status] ?? status })} `}
      {payout && fill(paid, { amount: amountIn(payout.amount * 100, payout.currency, view) })}
    </Text>
  );
}
