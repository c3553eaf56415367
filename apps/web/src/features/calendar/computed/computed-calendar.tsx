import { todayIn, type WorkCalendarRules } from '@prestafaro/countries';
import { CalendarFiles } from '@/features/calendar/computed/calendar-files';
import styles from '@/features/calendar/computed/computed-calendar.module.css';
import { DaysForm } from '@/features/calendar/computed/days-form';
import { nextHolidayText } from '@/features/calendar/computed/next-holiday';
import { DataCredit, OriginNote } from '@/features/calendar/computed/origin-note';
import { readDates } from '@/features/calendar/computed/read-dates';
import { readRegion } from '@/features/calendar/computed/region-choice';
import { RegionForm } from '@/features/calendar/computed/region-form';
import { countedSpan, holidaysOf, yearOf } from '@/features/calendar/computed/year-of';
import { YearTotals } from '@/features/calendar/computed/year-totals';
import { calendarPath } from '@/features/calendar/load-calendar';
import { YearCalendar } from '@/features/calendar/year-calendar';
import type { YearFacts } from '@/features/calendar/year-facts';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Text } from '@/ui/text/text';

export interface ComputedCalendarProps {
  calendar: YearFacts & { slug: string };
  rules: WorkCalendarRules;
  /** Undefined on the static page. */
  query: PageQuery | undefined;
  view: SiteView;
}

/** The year of a region: choice, months, totals, files, and the count of working days. */
export function ComputedCalendar({ calendar, rules, query, view }: ComputedCalendarProps) {
  const { site } = view;
  const choice = readRegion(rules, query);
  const dates = readDates(query ?? {}, countedSpan(rules));
  const year = yearOf(calendar, view, choice);
  const holidays = holidaysOf(site, rules, calendar.year, choice);
  const next = nextHolidayText(holidays, calendar.year, todayIn(site.country, new Date()), view);
  const path = calendarPath(site.locale, calendar.slug);
  return (
    <>
      {rules.regionKey && (
        <RegionForm rules={rules} regionKey={rules.regionKey} choice={choice} dates={dates} path={path} view={view} />
      )}
      <OriginNote rules={rules} year={calendar.year} choice={choice} view={view} />
      {next && (
        <Text className={styles.next}>
          <strong>{next}</strong>
        </Text>
      )}
      <YearCalendar calendar={year} view={view} />
      <YearTotals year={year} choice={choice} view={view} />
      <CalendarFiles year={calendar.year} choice={choice} view={view} />
      <DaysForm rules={rules} choice={choice} dates={dates} path={path} view={view} />
      <DataCredit view={view} />
    </>
  );
}
