import type { BirthDate } from './invented-documents.ts';

const millisecondsADay = 86_400_000;

/** Today in Spain, independent of the time zone of this machine. */
export function todayInSpain(now = new Date()): Date {
  return new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(now)}T00:00:00Z`);
}

/** The birth date of a person who turns `years` today; on 29 February perhaps the 28th. */
export function bornYearsAgo(years: number, today = todayInSpain()): Date {
  const year = today.getUTCFullYear() - years;
  const lastOfMonth = new Date(Date.UTC(year, today.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, today.getUTCMonth(), Math.min(today.getUTCDate(), lastOfMonth)));
}

export function dayAfter(date: Date): Date {
  return new Date(date.getTime() + millisecondsADay);
}

/** `{ day: '1', month: '12', year: '2008' }` */
export function birthDateParts(date: Date): BirthDate {
  return {
    day: String(date.getUTCDate()),
    month: String(date.getUTCMonth() + 1),
    year: String(date.getUTCFullYear()),
  };
}
