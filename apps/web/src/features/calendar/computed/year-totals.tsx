import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import type { MonthFacts, YearFacts } from '@/features/calendar/year-facts';
import { fill } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';
import { Table } from '@/ui/table/table';

/** The days of each kind by month, and their sum: a year has 365 or 366. */
export function YearTotals({ year, choice, view }: { year: YearFacts; choice: RegionChoice; view: SiteView }) {
  const words = view.messages.calendar.computed;
  const months = (year.months ?? []).flatMap((month) => (month ? [month] : []));
  const sum = (figure: (month: MonthFacts) => number) => months.reduce((total, month) => total + figure(month), 0);
  return (
    <Table
      id="calendar-totals"
      caption={fill(words.totals, { year: year.year, region: choice.name })}
      columns={[
        { key: 'month', head: words.month },
        { key: 'working', head: words.working },
        { key: 'holiday', head: words.holiday },
        { key: 'weekend', head: words.weekendHead },
      ]}
      rows={months.map((month) => [month.name, month.workingDays, month.holidayCount, month.weekendDays])}
      foot={[
        words.year,
        sum((month) => month.workingDays),
        sum((month) => month.holidayCount),
        sum((month) => month.weekendDays),
      ]}
    />
  );
}
