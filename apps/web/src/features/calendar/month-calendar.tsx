import { type MarkedDay, markedDays } from '@/features/calendar/marked-days';
import { monthId } from '@/features/calendar/month-id';
import { MonthTable } from '@/features/calendar/month-table';
import { totalLine } from '@/features/calendar/total-line';
import styles from '@/features/calendar/year-calendar.module.css';
import type { MonthFacts, YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface MonthCalendarProps {
  calendar: YearFacts;
  month: MonthFacts;
  /** 1 to 12. */
  number: number;
  view: SiteView;
}

/** One month: its days, the names of the marked ones, the total, and the long weekends. */
export function MonthCalendar({ calendar, month, number, view }: MonthCalendarProps) {
  const id = monthId(calendar.year, number);
  const marked = markedDays(calendar, month);
  return (
    <section className={styles.month} aria-labelledby={id}>
      <h3 id={id}>{month.title}</h3>
      <MonthTable calendar={calendar} number={number} marked={marked} labelledBy={id} view={view} />
      {marked.length > 0 && (
        <ul className={styles.names}>
          {marked.map((one) => (
            <MarkedName key={`${one.kind}-${one.day}-${one.name}`} marked={one} />
          ))}
        </ul>
      )}
      <p className={styles.total}>{totalLine(month, view)}</p>
      {month.longWeekends && (
        <Text size="note" isQuiet>
          <strong>{view.messages.calendar.longWeekends}.</strong> {month.longWeekends}
        </Text>
      )}
    </section>
  );
}

function MarkedName({ marked: { day, name, kind, label } }: { marked: MarkedDay }) {
  return (
    <li>
      <span className={styles[kind]}>{day}</span>
      <span>
        {name}
        <VisuallyHidden> ({label})</VisuallyHidden>
      </span>
    </li>
  );
}
