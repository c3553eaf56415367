import { type ErasureReceipt, erasedKinds, erasureNoticeDays, keptKinds } from '@prestafaro/types/my-data';
import styles from '@/features/my-data/my-data.module.css';
import { fill } from '@/messages/fill';
import { Day } from '@/shell/dates/day';
import type { SiteView } from '@/shell/site-view';
import { FactList } from '@/ui/fact-list/fact-list';
import { Text } from '@/ui/text/text';

/** The receipt of an erasure: numbers, and what is kept and why. */
export function ReceiptView({ receipt, view }: { receipt: ErasureReceipt; view: SiteView }) {
  const { receipt: messages, erase } = view.messages.myData;
  const kept = keptKinds.filter((kind) => receipt.kept[kind]);
  const erased = erasedKinds.filter((kind) => receipt.erased[kind]);
  return (
    <>
      <FactList
        missing=""
        facts={[
          { label: messages.number, value: <span className={styles.number}>{receipt.id}</span> },
          { label: messages.day, value: <Day iso={receipt.day} locale={view.site.locale} /> },
        ]}
      />
      {erased.length > 0 && (
        <section className={styles.group} aria-labelledby="erased">
          <h2 id="erased">{messages.erasedTitle}</h2>
          <FactList
            look="pairs"
            missing=""
            facts={erased.map((kind) => ({ label: messages.erased[kind], value: String(receipt.erased[kind]) }))}
          />
        </section>
      )}
      <section className={styles.group} aria-labelledby="kept">
        <h2 id="kept">{messages.keptTitle}</h2>
        {kept.length === 0 && receipt.notices === 0 && <Text>{messages.nothingKept}</Text>}
        <ul className={styles.list}>
          {kept.map((kind) => (
            <li key={kind}>
              {erase.kept[kind]} ({receipt.kept[kind]})
            </li>
          ))}
          {receipt.notices > 0 && (
            <li>
              {fill(erase.notices, { days: String(erasureNoticeDays) })} ({receipt.notices})
            </li>
          )}
        </ul>
      </section>
      {!receipt.isMailed && <Text>{messages.notMailed}</Text>}
      <Text size="note" isQuiet>
        {messages.print}
      </Text>
    </>
  );
}
