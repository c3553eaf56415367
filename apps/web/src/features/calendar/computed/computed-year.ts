import type { Site } from '@prestafaro/countries';
import { parseCalendarDate } from '@prestafaro/countries';
import { countMonth } from '@/features/calendar/computed/day-kind';
import { longDay, monthNames } from '@/features/calendar/computed/long-day';
import { type LongWeekend, longWeekends } from '@/features/calendar/computed/long-weekends';
import type { Holiday } from '@/features/calendar/computed/public-holidays';
import type { MonthFacts } from '@/features/calendar/year-facts';
import { fill, fillCount } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';

interface Words {
  readonly site: Site;
  readonly messages: Messages;
}

/** The twelve months of a year, as an editor would write them: national holidays, those of the region, totals, long weekends. */
export function computedMonths(year: number, holidays: readonly Holiday[], words: Words): MonthFacts[] {
  const dates = new Set(holidays.map(({ iso }) => iso));
  const weekends = longWeekends(dates);
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const inMonth = holidays.filter(({ iso }) => Number(iso.slice(5, 7)) === month);
    const { working, holiday, weekend } = countMonth(year, month, dates);
    return {
      ...monthNames(year, month, words.site.locale),
      holidays: daysOf(inMonth.filter((one) => !one.isRegional)),
      observances: daysOf(inMonth.filter((one) => one.isRegional)),
      workingDays: working,
      holidayCount: holiday,
      weekendDays: weekend,
      longWeekends: sentences(
        weekends.filter((one) => one.holiday.month === month),
        words,
      ),
    };
  });
}

const daysOf = (holidays: readonly Holiday[]) =>
  holidays.map(({ iso, name }) => ({ day: parseCalendarDate(iso)?.day ?? 0, name }));

function sentences(weekends: readonly LongWeekend[], { site, messages }: Words): string | null {
  const { longWeekend, bridge, daysOff } = messages.calendar.computed;
  const written = weekends.map((one) =>
    fill(one.bridge ? bridge : longWeekend, {
      from: longDay(one.from, site.locale),
      to: longDay(one.to, site.locale),
      bridge: one.bridge ? longDay(one.bridge, site.locale) : '',
      days: fillCount(site.language, one.days, daysOff),
    }),
  );
  return written.length > 0 ? written.join(' ') : null;
}
