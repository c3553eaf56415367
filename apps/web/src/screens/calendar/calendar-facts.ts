import type { Metadata } from 'next';
import { type CalendarContent, calendarPath } from '@/features/calendar/load-calendar';
import type { ArticleFacts } from '@/shell/json-ld/article';
import { ogImagePath } from '@/shell/metadata/og-image-path';
import { pageMetadata } from '@/shell/metadata/page-metadata';
import type { SiteView } from '@/shell/site-view';

/** The structured data of a work calendar: an article of the blog, with author and date (R36). */
export function calendarFacts(calendar: CalendarContent, { site }: SiteView): ArticleFacts {
  return {
    title: calendar.title,
    excerpt: calendar.caption,
    path: calendarPath(site.locale, calendar.slug),
    image: ogImagePath(site.locale, 'calendar', calendar.slug),
    writtenOn: calendar.writtenOn,
    editedOn: null,
    author: calendar.author,
    reviewer: null,
    sources: (calendar.sources ?? []).flatMap((source) => (source ? [source] : [])),
  };
}

/** The head of a work calendar. */
export function calendarHead(calendar: CalendarContent, view: SiteView): Metadata {
  const { title, caption, seo, writtenOn, author } = calendar;
  const { path, image } = calendarFacts(calendar, view);
  const article = { writtenOn, editedOn: null, author: author?.name ?? null };
  return pageMetadata({ title, description: caption, seo, path, image, article }, view);
}
