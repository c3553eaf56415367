import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import {
  CalendarBySlugDocument,
  CalendarListDocument,
  type CalendarListQuery,
  type CalendarViewFragment,
} from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';
import { withFacts } from '@/shell/site-view';

export type CalendarContent = CalendarViewFragment;

/** The published work calendar of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadCalendar = cache(async (locale: Locale, slug: string): Promise<CalendarContent | undefined> => {
  const { workCalendars } = await withFacts(locale, readCms('calendar', CalendarBySlugDocument, { locale, slug }));
  return workCalendars[0] ?? undefined;
});

export type ListedCalendar = NonNullable<CalendarListQuery['workCalendars'][number]>;

/** The published work calendars of a site, the newest year first. */
export const loadCalendars = cache(async (locale: Locale): Promise<ListedCalendar[]> => {
  const { workCalendars } = await readCms('calendars', CalendarListDocument, { locale });
  return workCalendars.flatMap((calendar) => (calendar ? [calendar] : []));
});

/** The public path of a calendar's page. */
export function calendarPath(locale: Locale, slug: string): string {
  return contentPath(siteOfLocale(locale), { type: 'work-calendar', slug });
}
