import type { MonthFacts } from '@/features/calendar/year-facts';
import { fillCount } from '@/messages/fill';
import type { SiteView } from '@/shell/site-view';

type Totals = Pick<MonthFacts, 'workingDays' | 'holidayCount' | 'weekendDays'>;

/**
 * «21 días laborables, 3 festivos, 8 de fin de semana»: the three figures, unchanged from the content. They are never
 * calculated from the grid, which four of Spain's 2024 months contradict (decisions, "Numbers that look wrong").
 */
export function totalLine(totals: Totals, view: SiteView): string {
  return totalTexts(totals, view).join(', ');
}

/** The three figures with their words: working days, holidays, days of the weekend. */
export function totalTexts(
  { workingDays, holidayCount, weekendDays }: Totals,
  { site, messages }: SiteView,
): [string, string, string] {
  const { calendar } = messages;
  return [
    fillCount(site.language, workingDays, calendar.workingDays),
    fillCount(site.language, holidayCount, calendar.holidays),
    fillCount(site.language, weekendDays, calendar.weekendDays),
  ];
}
