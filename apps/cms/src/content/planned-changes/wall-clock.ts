/** The minute that the clocks of a time zone show, as a number: the instant at which the clocks of UTC show it. */
type WallMinute = number;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a day and a time of day mean in a time zone. */
export type WallTime =
  /** `isTwice`: the clocks are put back that day and show this time twice. The instant is the first of the two. */
  | { kind: 'instant'; instant: Date; isTwice: boolean }
  /** The clocks are put forward and skip this time. `next`: the first time after it that they show, `03:00`. */
  | { kind: 'skipped'; next: string; nextDay: string };

/** @param day `2026-03-29` @param time `02:30` */
export function readWallTime(timeZone: string, day: string, time: string): WallTime {
  const wall: WallMinute = Date.parse(`${day}T${time}:00Z`);
  const [first, second] = instantsOf(timeZone, wall);
  if (first !== undefined) return { kind: 'instant', instant: new Date(first), isTwice: second !== undefined };
  let next = wall;
  while (instantsOf(timeZone, next).length === 0) next += MINUTE_MS;
  return { kind: 'skipped', ...wallTimeOf(next) };
}

/** The day and the time of day that the clocks of a time zone show at an instant: `2026-03-29`, `03:00`. */
export function showWallTime(timeZone: string, instant: Date): { day: string; time: string } {
  const { next: time, nextDay: day } = wallTimeOf(instant.getTime() + offsetAt(timeZone, instant.getTime()));
  return { day, time };
}

/** The instants at which the clocks show a minute, the earliest first: one, none or two. */
function instantsOf(timeZone: string, wall: WallMinute): number[] {
  // The clocks change at most once within two days, so these are the offsets before and after the change.
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(timeZone, near)));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(timeZone, instant) === wall)
    .sort((a, b) => a - b);
}

function wallTimeOf(wall: WallMinute): { next: string; nextDay: string } {
  const text = new Date(wall).toISOString();
  return { next: text.slice(11, 16), nextDay: text.slice(0, 10) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  });
  formats.set(timeZone, format);
  return format;
}

/** How many milliseconds the clocks of a time zone are ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}
