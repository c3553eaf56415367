import { type Locale, parseCalendarDate } from '@prestafaro/countries';
import { cityOf, timeZoneOf } from './site-clock';
import { readWallTime, showWallTime } from './wall-clock';

/** What an editor types: `2026-11-27` and `09:30`, in the time of the site. */
export interface TypedTime {
  day: string;
  time: string;
}

/** The field beside which the form shows the message. */
export interface TimeProblem {
  field: keyof TypedTime;
  message: string;
}

export type DueTime = { kind: 'due'; dueAt: Date; isTwice: boolean } | { kind: 'problem'; problem: TimeProblem };

/** A date further away is a slip: `2062` for `2026`. */
const MOST_DAYS_AHEAD = 730;

const problemOf = (field: keyof TypedTime, message: string): DueTime => ({
  kind: 'problem',
  problem: { field, message },
});

/** The instant that an editor means, or what is wrong with it. */
export function readDueTime(site: Locale, { day, time }: TypedTime, now: Date): DueTime {
  if (!parseCalendarDate(day)) return problemOf('day', 'Escribe un día que exista, con el año completo.');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return problemOf('time', 'Escribe la hora, de 00:00 a 23:59.');
  const wall = readWallTime(timeZoneOf(site), day, time);
  if (wall.kind === 'skipped') return problemOf('time', skipped(site, time, wall.next));
  if (wall.instant <= now) return problemOf('time', past(site, now));
  const isFar = wall.instant.getTime() - now.getTime() > MOST_DAYS_AHEAD * 86_400_000;
  if (isFar) return problemOf('day', 'Faltan más de dos años para ese día. Elige uno más cercano.');
  return { kind: 'due', dueAt: wall.instant, isTwice: wall.isTwice };
}

/** What to know of a time that the clocks show twice. */
export const twiceNote = (time: string): string =>
  `Ese día se atrasa el reloj y las ${time} llegan dos veces. Se hará la primera vez, antes del cambio de hora.`;

const skipped = (site: Locale, time: string, next: string): string =>
  `Ese día se adelanta el reloj en ${cityOf(site)} y no existe la hora ${time}. La primera hora válida después es las ${next}.`;

function past(site: Locale, now: Date): string {
  const { time } = showWallTime(timeZoneOf(site), now);
  return `Ese momento ya ha pasado: en ${cityOf(site)} son las ${time}. Elige uno posterior.`;
}
