import { countryOf, type Weekday } from '@prestafaro/countries';
import { markedDays } from '@/features/calendar/marked-days';
import type { MonthsFrame, ShownMonth } from '@/features/calendar/shown-month';
import { totalLine } from '@/features/calendar/total-line';
import type { MonthFacts, YearFacts } from '@/features/calendar/year-facts';
import type { SiteView } from '@/shell/site-view';

/** What the months of a year have in common, with every word that they show. */
export function frameOf(calendar: YearFacts, { site, messages }: SiteView): MonthsFrame {
  return {
    year: calendar.year,
    weekStart: countryOf(site.country).weekStart,
    weekdays: calendar.weekdays.map((weekday, index) => ({
      text: weekday?.text ?? '',
      long: longName((index + 1) as Weekday, site.locale),
    })),
    labels: { holiday: calendar.holidaysLabel, observance: calendar.observancesLabel },
    longWeekends: messages.calendar.longWeekends,
  };
}

/** A month with its marked days and its total as a sentence. */
export function shownMonth(month: MonthFacts, view: SiteView): ShownMonth {
  const { title, longWeekends } = month;
  return { title, marked: markedDays(month), total: totalLine(month, view), longWeekends };
}

/** The full name of a weekday, in the site's language. 1 January 2024 was a Monday. */
function longName(weekday: Weekday, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));
}
