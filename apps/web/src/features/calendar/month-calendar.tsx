import { monthId } from '@/features/calendar/month-id';
import { MonthTable } from '@/features/calendar/month-table';
import type { MonthsFrame, ShownMonth } from '@/features/calendar/shown-month';
import styles from '@/features/calendar/year-calendar.module.css';
import { Text } from '@/ui/text/text';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface MonthCalendarProps {
  frame: MonthsFrame;
  month: ShownMonth;
  /** 1 to 12. */
  number: number;
}

/** One month: its days, the names of the marked ones, the total, and the long weekends. */
export function MonthCalendar({ frame, month: { title, marked, total, longWeekends }, number }: MonthCalendarProps) {
  const id = monthId(frame.year, number);
  return (
    <section className={styles.month} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <MonthTable frame={frame} number={number} marked={marked} labelledBy={id} />
      {marked.length > 0 && (
        <ul className={styles.names}>
          {marked.map(({ day, name, kind }) => (
            <li key={`${kind}-${day}-${name}`}>
              <span className={styles[kind]}>{day}</span>
              <span>
                {name}
                <VisuallyHidden> ({frame.labels[kind]})</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>{total}</p>
      {longWeekends && (
        <Text size="note" isQuiet>
          <strong>{frame.longWeekends}.</strong> {longWeekends}
        </Text>
      )}
    </section>
  );
}
