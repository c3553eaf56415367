import 'server-only';
import { contentPath } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { cache } from 'react';
import { CalendarBySlugDocument, type CalendarViewFragment } from '@/cms/generated/graphql';
import { readCms } from '@/cms/read';

export type CalendarContent = CalendarViewFragment;

/** The published work calendar of a slug, or undefined. Loaded once per request, for the view and the head. */
export const loadCalendar = cache(async (locale: Locale, slug: string): Promise<CalendarContent | undefined> => {
  const { workCalendars } = await readCms('calendar', CalendarBySlugDocument, { locale, slug });
  return workCalendars[0] ?? undefined;
});

/** The public path of a calendar's page. */
export function calendarPath(locale: Locale, slug: string): string {
  return contentPath(siteOfLocale(locale), { type: 'work-calendar', slug });
}
