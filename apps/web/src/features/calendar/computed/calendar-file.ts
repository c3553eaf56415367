import { addDays, parseCalendarDate, toIsoDate } from '@prestafaro/countries';
import type { Holiday } from '@/features/calendar/computed/public-holidays';

export interface CalendarFile {
  /** The name in a calendar program. */
  readonly name: string;
  /** Written into every event: where the dates come from. */
  readonly note: string;
  readonly holidays: readonly Holiday[];
  /** Makes the ids of this calendar its own: `madrid`. */
  readonly slug: string;
  /** The host of the site, as RFC 5545 recommends for ids. */
  readonly host: string;
  readonly language: string;
  /** `2025-10-28`: when the list was stated. A file of the same holidays is the same, byte for byte. */
  readonly statedOn: string;
}

/** The holidays as an iCalendar file (RFC 5545): one event for each whole day, which does not make the person busy. */
export function calendarFile({ name, note, holidays, slug, host, language, statedOn }: CalendarFile): string {
  const stamp = `${compactDay(statedOn)}T000000Z`;
  const events = holidays.flatMap(({ iso, name: holiday }) => [
    'BEGIN:VEVENT',
    `UID:${iso}-${slug}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDay(iso)}`,
    `DTEND;VALUE=DATE:${compactDay(dayAfter(iso))}`,
    `SUMMARY:${escaped(holiday)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Work calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'X-PUBLISHED-TTL:P7D',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compactDay = (iso: string) => iso.replaceAll('-', '');

function dayAfter(iso: string): string {
  const date = parseCalendarDate(iso);
  if (!date) throw new RangeError(`${iso} is not a day`);
  return toIsoDate(addDays(date, 1));
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545, 3.1: at most 75 octets to a line; a further line begins with a space. No character is cut in two. */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) [out, octets] = [`${out}\r\n `, 1];
    out += sign;
    octets += size;
  }
  return out;
}
