import type { CalendarDate } from '../calendar-date.ts';

/**
 * Completed years on a day. Who was born on 29 February completes a year on 1 March where the year has no such day:
 * countries differ, and on the later of the two days nobody is let in too young (R29).
 */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const isBeforeBirthday = day.month < birthDate.month || (day.month === birthDate.month && day.day < birthDate.day);
  return day.year - birthDate.year - (isBeforeBirthday ? 1 : 0);
}
