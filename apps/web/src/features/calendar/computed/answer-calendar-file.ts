import 'server-only';
import { type Locale, siteOfLocale, workCalendarOf } from '@prestafaro/countries';
import { calendarFile } from '@/features/calendar/computed/calendar-file';
import { choiceOf } from '@/features/calendar/computed/region-choice';
import { holidaysOf } from '@/features/calendar/computed/year-of';
import { fill } from '@/messages/fill';
import { loadMessages } from '@/messages/load-messages';
import { originOf } from '@/server/routing/absolute-url';

/** How long a cache may keep a file: a list changes once a year. */
const cached = 'public, max-age=86400';

/** The calendar file of a year and a region, as `text/calendar`; 404 for a year or a region without holidays. */
export async function answerCalendarFile(locale: Locale, year: string, slug: string): Promise<Response> {
  const site = siteOfLocale(locale);
  const rules = workCalendarOf(site);
  const stated = rules.years.find((one) => String(one.year) === year);
  const choice = choiceOf(rules, slug);
  if (!stated || !choice) {
    return new Response('No such calendar', { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const { fileName, official, computed } = (await loadMessages(locale)).calendar.computed;
  const file = calendarFile({
    name: fill(fileName, { year, region: choice.name }),
    note: fill(stated.officialList ? official : computed, { year }),
    holidays: holidaysOf(site, rules, stated.year, choice),
    slug,
    host: new URL(originOf(locale)).host,
    language: site.language,
    statedOn: stated.statedOn,
  });
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${slug}-${year}.ics"`,
      'cache-control': cached,
    },
  });
}
