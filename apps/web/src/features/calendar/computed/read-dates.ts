import { type CalendarDate, calendarDate, isBefore, parseCalendarDate } from '@prestafaro/countries';
import { type PageQuery, queryText } from '@/shell/page-query';

/** Names of the two dates in a query. */
export const dateFields = { from: 'from', to: 'to' } as const;

export type DateProblem = 'missing' | 'unreadable' | 'outside' | 'reversed';

/** One date as it was typed. */
export interface TypedDate {
  readonly typed: string;
  readonly date?: CalendarDate;
  readonly problem?: DateProblem;
}

export interface DatesReading {
  readonly from: TypedDate;
  readonly to: TypedDate;
}

type Span = { readonly first: CalendarDate; readonly last: CalendarDate };

/**
 * Reads `?from=2026-03-01&to=2026-03-31`. Undefined if the query has neither: nobody asked. Nothing is corrected: a date
 * that cannot be counted keeps its text and has a problem.
 */
export function readDates(query: PageQuery, span: Span): DatesReading | undefined {
  const texts = { from: queryText(query, dateFields.from), to: queryText(query, dateFields.to) };
  const isAsked = query[dateFields.from] !== undefined || query[dateFields.to] !== undefined;
  if (!isAsked) return undefined;
  const from = readDate(texts.from ?? '', span);
  const to = readDate(texts.to ?? '', span);
  const isReversed = from.date && to.date && !from.problem && !to.problem && isBefore(to.date, from.date);
  return { from, to: isReversed ? { ...to, problem: 'reversed' } : to };
}

function readDate(typed: string, { first, last }: Span): TypedDate {
  if (typed === '') return { typed, problem: 'missing' };
  const date = parseCalendarDate(typed) ?? dayFirst(typed);
  if (!date) return { typed: typed.slice(0, 40), problem: 'unreadable' };
  const isOutside = isBefore(date, first) || isBefore(last, date);
  return { typed, date, ...(isOutside && { problem: 'outside' }) };
}

/** `15/03/2026`, `15.3.2026` and `15-03-2026`, as people write dates in every country that we serve. */
function dayFirst(typed: string): CalendarDate | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  return year === undefined ? null : calendarDate(Number(year), Number(month), Number(day));
}
