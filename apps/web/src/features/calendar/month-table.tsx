import { countryOf, type Weekday } from '@prestafaro/countries';
import { createElement, type ReactNode } from 'react';
import type { MarkedDay } from '@/features/calendar/marked-days';
import { monthWeeks, weekdaysFrom } from '@/features/calendar/month-weeks';
import styles from '@/features/calendar/year-calendar.module.css';
import type { YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';
import hidden from '@/ui/visually-hidden/visually-hidden.module.css';

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
 *
 * Twelve of them stand on a page, and React sends each element once more as data. So a cell has no attribute: the style
 * sheet finds the days of the weekend by their column, and cells are children by position, which need no key.
 */
export function MonthTable({ calendar, number, marked, labelledBy, view: { site } }: MonthTableProps) {
  const weekStart = countryOf(site.country).weekStart;
  const heads = weekdaysFrom(weekStart).map((weekday) =>
    createElement(
      'th',
      { scope: 'col', 'aria-label': longName(weekday, site.locale) },
      calendar.weekdays[weekday - 1]?.text,
    ),
  );
  const rows = monthWeeks(calendar.year, number, weekStart).map((week) =>
    createElement('tr', null, ...week.map((day) => createElement('td', null, ...dayContent(day, marked)))),
  );
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>{createElement('tr', null, ...heads)}</thead>
      {createElement('tbody', null, ...rows)}
    </table>
  );
}

/** The number of a day, in its mark if it has one, with the names of what it is. @param day null for one of another month */
function dayContent(day: number | null, marked: readonly MarkedDay[]): ReactNode[] {
  const marks = marked.filter((mark) => mark.day === day);
  const [first] = marks;
  if (!first) return [day];
  const names = marks.map(({ label, name }) => `${label}: ${name}`).join('; ');
  return [
    createElement('span', { className: styles[first.kind] }, day),
    createElement('span', { className: hidden.hidden }, `, ${names}`),
  ];
}

/** The full name of a weekday, in the site's language. 1 January 2024 was a Monday. */
function longName(weekday: Weekday, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}
