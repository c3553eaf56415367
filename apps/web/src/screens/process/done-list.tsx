import { formatNumber } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import type { ListFacts } from '@/features/offers/personal/list-facts';
import { fill, fillCount } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import styles from '@/screens/process/process-page.module.css';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Icon } from '@/ui/icon/icon';

export interface DoneListProps {
  progress: ApplicationProgress;
  /** The counts of the applicant's list of offers; undefined while it cannot be loaded. */
  facts: ListFacts | undefined;
  view: SiteView;
}

/** The completed steps of an application, in order: no step is shown as done before it is. */
export function DoneList({ progress, facts, view }: DoneListProps) {
  const messages = view.messages.process.progress;
  const received = (
    <FillPlaceholders
      message={messages.received}
      values={{ moment: <Moment key="moment" iso={progress.submittedAt} site={view.site} style="long" /> }}
    />
  );
  if (progress.matchedAt === null) {
    return (
      <ol className={styles.done} aria-label={messages.done}>
        <Done>{received}</Done>
        <li aria-current="step">
          <Icon name="clock" />
          <span>{messages.checking}</span>
        </li>
      </ol>
    );
  }
  const compared = comparedCounts(progress) ?? facts;
  return (
    <ol className={styles.done} aria-label={messages.done}>
      <Done>{received}</Done>
      {compared && <Done>{fill(messages.checked, checkedCounts(compared, view))}</Done>}
      {facts && <Done isResult>{matchText(facts, view)}</Done>}
    </ol>
  );
}

function Done({ isResult, children }: { isResult?: boolean; children: ReactNode }) {
  return (
    <li className={isResult ? styles.result : undefined}>
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}

type ComparedCounts = Pick<ListFacts, 'offers' | 'lenders'>;

/** What was compared, as the application records it: the list of today may have other offers. Undefined from an older CMS. */
function comparedCounts({ offersChecked: offers, lendersChecked: lenders }: ApplicationProgress) {
  return offers === undefined || lenders === undefined ? undefined : { offers, lenders };
}

function checkedCounts({ offers, lenders }: ComparedCounts, view: SiteView) {
  const { progress: messages } = view.messages.process;
  const counted = (count: number, forms: typeof messages.offersChecked) =>
    fillCount(view.site.language, count, forms, formatNumber(count, view.money));
  return {
    offers: counted(offers, messages.offersChecked),
    lenders: counted(lenders, messages.lendersChecked),
  };
}

function matchText({ fitting, fittingAndOpen }: ListFacts, { site, messages, money }: SiteView): string {
  const { noneMatching, matching, openNow } = messages.process.progress;
  if (fitting === 0) return noneMatching;
  const open = fill(openNow, { count: formatNumber(fittingAndOpen, money) });
  return `${fillCount(site.language, fitting, matching, formatNumber(fitting, money))}. ${open}.`;
}
