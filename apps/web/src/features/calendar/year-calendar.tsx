import { monthId } from '@/features/calendar/month-id';
import { MonthsIsland } from '@/features/calendar/months-island';
import { frameOf, shownMonth } from '@/features/calendar/months-of';
import styles from '@/features/calendar/year-calendar.module.css';
import type { YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

/**
 * The twelve months of a year, each as a table, with the names of its days and its total unchanged from the content
 * (decisions, "Numbers that look wrong in the specification"). Marks differ in shape and in colour (R32).
 */
export function YearCalendar({ calendar, view }: { calendar: YearFacts; view: SiteView }) {
  const { messages } = view;
  const months = (calendar.months ?? []).flatMap((month) => (month ? [month] : []));
  return (
    <div className={styles.year}>
      <nav aria-label={messages.calendar.months}>
        <ChipList
          items={months.map(({ name }, index) => ({ href: `#${monthId(calendar.year, index + 1)}`, label: name }))}
        />
      </nav>
      <Legend calendar={calendar} view={view} />
      <MonthsIsland frame={frameOf(calendar, view)} months={months.map((month) => shownMonth(month, view))} />
      {calendar.schoolHolidays && (
        <section className={styles.school} aria-labelledby={`school-${calendar.year}`}>
          <h3 id={`school-${calendar.year}`}>{messages.calendar.schoolHolidays}</h3>
          <p>{calendar.schoolHolidays}</p>
        </section>
      )}
    </div>
  );
}

function Legend({ calendar, view }: { calendar: YearFacts; view: SiteView }) {
  const { legend, weekend } = view.messages.calendar;
  // A country without regions has holidays of the whole country only.
  const hasObservances = calendar.months?.some((month) => month && (month.observances?.length ?? 0) > 0);
  return (
    <ul className={styles.legend} aria-label={legend}>
      <li>
        <span className={styles.holiday} aria-hidden="true" /> {calendar.holidaysLabel}
      </li>
      {hasObservances && (
        <li>
          <span className={styles.observance} aria-hidden="true" /> {calendar.observancesLabel}
        </li>
      )}
      <li>
        <span className={styles.weekendMark} aria-hidden="true" /> {weekend}
      </li>
    </ul>
  );
}
