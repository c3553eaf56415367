import { addDays, type CalendarDate, isBefore, parseCalendarDate, toIsoDate } from '@prestafaro/countries';

/** Days of the country, `2026-11-20`, both included. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** The periods that the page offers, in days until today. */
export const OFFERED_DAYS = [7, 30, 90] as const;

export const MAX_DAYS = 366;

/** The last days until today. */
export function lastDays(count: number, today: CalendarDate): ReportPeriod {
  return { from: toIsoDate(addDays(today, 1 - count)), to: toIsoDate(today) };
}

/** @returns what is wrong with a period, in Spanish; null if nothing is */
export function periodProblem({ from, to }: ReportPeriod): string | null {
  const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)];
  if (!first || !last) return 'Escribe los dos días del periodo, p. ej. 2026-11-01 y 2026-11-30.';
  if (isBefore(last, first)) return 'El periodo acaba antes de empezar. Cambia uno de los dos días.';
  if (isBefore(addDays(first, MAX_DAYS - 1), last)) return `El periodo tiene más de ${MAX_DAYS} días. Acórtalo.`;
  return null;
}

/** Every day of a period that has no problem. */
export function daysBetween({ from, to }: ReportPeriod): string[] {
  const days: string[] = [];
  for (let day = parseCalendarDate(from); day && toIsoDate(day) <= to; day = addDays(day, 1)) days.push(toIsoDate(day));
  return days;
}
