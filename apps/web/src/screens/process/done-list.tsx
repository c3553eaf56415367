import { formatNumber } from '@prestafaro/countries';
import type { ApplicationProgress } from '@prestafaro/types/application';
import type { ReactNode } from 'react';
import { matchCount } from '@/features/process/next-step';
import { fill, fillCount } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import styles from '@/screens/process/process-page.module.css';
import { Moment } from '@/shell/dates/moment';
import type { SiteView } from '@/shell/site-view';
import { Icon } from '@/ui/icon/icon';

/** The completed steps of an application, in order: no step is shown as done before it is. */
export function DoneList({ progress, view }: { progress: ApplicationProgress; view: SiteView }) {
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
  return (
    <ol className={styles.done} aria-label={messages.done}>
      <Done>{received}</Done>
      <Done>{fill(messages.checked, checkedCounts(progress, view))}</Done>
      <Done isResult>{matchText(progress, view)}</Done>
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

function checkedCounts({ offersChecked, lendersChecked }: ApplicationProgress, view: SiteView) {
  const { progress: messages } = view.messages.process;
  const counted = (count: number, forms: typeof messages.offersChecked) =>
    fillCount(view.site.language, count, forms, formatNumber(count, view.money));
  return {
    offers: counted(offersChecked, messages.offersChecked),
    lenders: counted(lendersChecked, messages.lendersChecked),
  };
}

function matchText(progress: ApplicationProgress, { site, messages, money }: SiteView): string {
  const { noneMatching, matching } = messages.process.progress;
  const count = matchCount(progress);
  return count === 0 ? noneMatching : fillCount(site.language, count, matching, formatNumber(count, money));
}
