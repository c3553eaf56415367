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

/** What was truly done with an application, in its order: nothing is shown as done before it is. */
export function DoneList({ progress, view }: { progress: ApplicationProgress; view: SiteView }) {
  const words = view.messages.process.progress;
  const received = (
    <FillPlaceholders
      message={words.received}
      values={{ moment: <Moment key="moment" iso={progress.submittedAt} site={view.site} style="long" /> }}
    />
  );
  if (progress.matchedAt === null) {
    return (
      <ol className={styles.done} aria-label={words.done}>
        <Done>{received}</Done>
        <li aria-current="step">
          <Icon name="clock" />
          <span>{words.checking}</span>
        </li>
      </ol>
    );
  }
  return (
    <ol className={styles.done} aria-label={words.done}>
      <Done>{received}</Done>
      <Done>{fill(words.checked, checkedCounts(progress, view))}</Done>
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
  const { progress: words } = view.messages.process;
  const counted = (count: number, forms: typeof words.offersChecked) =>
    fillCount(view.site.language, count, forms, formatNumber(count, view.money));
  return {
    offers: counted(offersChecked, words.offersChecked),
    lenders: counted(lendersChecked, words.lendersChecked),
  };
}

function matchText(progress: ApplicationProgress, { site, messages, money }: SiteView): string {
  const { progress: words } = messages.process;
  const count = matchCount(progress);
  return count === 0 ? words.noneMatching : fillCount(site.language, count, words.matching, formatNumber(count, money));
}
