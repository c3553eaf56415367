import { countryOf, type Weekday } from '@prestafaro/countries';
import type { MarkedDay } from '@/features/calendar/marked-days';
import { monthWeeks, weekdaysFrom } from '@/features/calendar/month-weeks';
import styles from '@/features/calendar/year-calendar.module.css';
import type { YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';
import { classNames } from '@/ui/class-names';
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden';

export interface MonthTableProps {
  calendar: Pick<YearFacts, 'year' | 'weekdays'>;
  /** 1 to 12. */
  number: number;
  marked: readonly MarkedDay[];
  /** Id of the month's heading. */
  labelledBy: string;
  view: SiteView;
}

/**
 * The days of a month under their weekdays. Hidden text describes each marked day for visitors who do not see its mark.
 */
export function MonthTable({ calendar, number, marked, labelledBy, view: { site } }: MonthTableProps) {
  const weekStart = countryOf(site.country).weekStart;
  const weekdays = weekdaysFrom(weekStart);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <span aria-hidden="true">{calendar.weekdays[weekday - 1]?.text}</span>
              <VisuallyHidden>{longName(weekday, site.locale)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(calendar.year, number, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {weekdays.map((weekday, column) => (
              <DayCell
                key={weekday}
                day={week[column] ?? null}
                marked={marked.filter(({ day }) => day === week[column])}
                isWeekend={weekday >= 6}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  /** Null for a day of another month. */
  day: number | null;
  marked: readonly MarkedDay[];
  isWeekend: boolean;
}

function DayCell({ day, marked, isWeekend }: DayCellProps) {
  const [first] = marked;
  return (
    <td className={classNames(isWeekend && styles.weekend)}>
      {day !== null && <span className={first ? styles[first.kind] : undefined}>{day}</span>}
      {first && <VisuallyHidden>, {marked.map(({ label, name }) => `${label}: ${name}`).join('; ')}</VisuallyHidden>}
    </td>
  );
}

/** The full name of a weekday, in the site's language. 1 January 2024 was a Monday. */
function longName(weekday: Weekday, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}
