import type { CalendarDate } from '../calendar-date.ts';

/**
 * Completed years on a day. A person who was born on 29 February completes a year on 1 March if the year has no 29 February.
 * Countries differ here; with the later day the gate admits nobody too young (R29).
 */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const isBeforeBirthday = day.month < birthDate.month || (day.month === birthDate.month && day.day < birthDate.day);
  return day.year - birthDate.year - (isBeforeBirthday ? 1 : 0);
}
