import { addDays, type CalendarDate, parseCalendarDate, toIsoDate } from '@prestafaro/countries';
import { dayKind, type HolidayDates } from '@/features/calendar/computed/day-kind';

/** Days off in a row. */
export interface LongWeekend {
  /** The first holiday in it. */
  readonly holiday: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: number;
  /** The working day that must be taken off to join a holiday with a weekend; undefined if none is needed. */
  readonly bridge?: CalendarDate;
}

type Run = Omit<LongWeekend, 'holiday'>;

const same = (one: CalendarDate, other: CalendarDate) => toIsoDate(one) === toIsoDate(other);

/**
 * The long weekends that holidays make: three days or more in a row, or four and more with one working day taken off
 * between a holiday and a weekend. Each is listed once, under its first holiday.
 */
export function longWeekends(holidays: HolidayDates): readonly LongWeekend[] {
  const found = new Map<string, LongWeekend>();
  for (const iso of [...holidays].sort()) {
    const date = parseCalendarDate(iso);
    if (!date || dayKind(date, holidays) !== 'holiday') continue;
    const run = runAround(date, holidays);
    const best = run.days >= 3 ? run : bridged(run, holidays);
    const key = best && `${toIsoDate(best.from)} ${toIsoDate(best.to)}`;
    if (key && !found.has(key)) found.set(key, { ...best, holiday: date });
  }
  return [...found.values()];
}

/** The days off around a day, which is taken as off itself. */
function runAround(date: CalendarDate, holidays: HolidayDates): Run {
  const isOff = (day: CalendarDate) => dayKind(day, holidays) !== 'working';
  let [from, to, days] = [date, date, 1];
  for (let day = addDays(from, -1); isOff(day); day = addDays(day, -1)) [from, days] = [day, days + 1];
  for (let day = addDays(to, 1); isOff(day); day = addDays(day, 1)) [to, days] = [day, days + 1];
  return { from, to, days };
}

/** The run with the working day before or after it taken off, if that joins it with more days off. */
function bridged(run: Run, holidays: HolidayDates): Run | undefined {
  const choices = [addDays(run.from, -1), addDays(run.to, 1)].map((bridge) => ({
    ...runAround(bridge, holidays),
    bridge,
  }));
  const joined = choices.filter(({ days, from, to, bridge }) => days >= 4 && !same(bridge, from) && !same(bridge, to));
  return joined.sort((one, other) => other.days - one.days)[0];
}
