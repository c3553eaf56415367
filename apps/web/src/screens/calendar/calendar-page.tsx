import { contentPath, publicPath } from '@prestafaro/addresses';
import type { ReactNode } from 'react';
import { ArticleHead } from '@/features/blog/article/article-head';
import { type CalendarContent, calendarPath } from '@/features/calendar/load-calendar';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import { calendarFacts } from '@/screens/calendar/calendar-facts';
import styles from '@/screens/calendar/calendar-page.module.css';
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs';
import { Day } from '@/shell/dates/day';
import { Sources } from '@/shell/editorial/sources';
import layout from '@/shell/editorial/text-layout.module.css';
import { articleData } from '@/shell/json-ld/article';
import { JsonLd } from '@/shell/json-ld/json-ld';
import type { SiteMenu } from '@/shell/menu/menu';
import { DefaultPage } from '@/shell/page-frame/default-page';
import type { SiteView } from '@/shell/site-view';
import { Container } from '@/ui/container/container';
import { Contents, type ContentsEntry } from '@/ui/contents/contents';
import { Text } from '@/ui/text/text';

export interface CalendarPageProps {
  calendar: CalendarContent;
  /** The headings of the text. */
  contents: readonly ContentsEntry[];
  view: SiteView;
  menu: SiteMenu;
  /** Links to the other years. */
  years: ReactNode;
  /** The twelve months. */
  months: ReactNode;
  /** The text below the months, at reading width. */
  children: ReactNode;
}

/** A work calendar: byline, the twelve months, and a text about them (specification §3). */
export function CalendarPage({ calendar, contents, view, menu, years, months, children }: CalendarPageProps) {
  const { site, messages } = view;
  const head = {
    ...calendar,
    excerpt: calendar.caption,
    cover: calendar.image,
    coverAlt: calendar.imageAlt,
    editedOn: null,
    readingMinutes: null,
  };
  return (
    <DefaultPage frame={view} menu={menu} path={calendarPath(site.locale, calendar.slug)}>
      <Container className={layout.page}>
        <Breadcrumbs trail={trailOf(calendar, view)} view={view} />
        <ArticleHead article={head} view={view}>
          {calendar.views > 0 && <ViewsNote calendar={calendar} view={view} />}
        </ArticleHead>
        <section className={styles.year} aria-labelledby="calendar-months">
          <h2 id="calendar-months">{calendar.header}</h2>
          {years}
          {months}
        </section>
        <div className={layout.columns}>
          <aside className={layout.aside}>
            <Contents title={messages.page.contents} entries={contents} />
          </aside>
          <div className={layout.body}>
            {children}
            <Sources sources={calendar.sources ?? []} view={view} />
          </div>
        </div>
      </Container>
      <JsonLd data={articleData(calendarFacts(calendar, view), view)} />
    </DefaultPage>
  );
}

/** R13: the counter comes with the content. It states its date, and does not grow by itself. */
function ViewsNote({ calendar, view: { site, messages } }: { calendar: CalendarContent; view: SiteView }) {
  return (
    <Text size="note" isQuiet>
      <FillPlaceholders
        message={messages.calendar.viewsNote}
        values={{ date: <Day iso={calendar.writtenOn} locale={site.locale} /> }}
      />
    </Text>
  );
}

/** Breadcrumbs under the blog and the calendar's first topic, where visitors find it. */
function trailOf({ tags, breadcrumb }: CalendarContent, { site, messages }: SiteView) {
  const [tag] = tags;
  return [
    { label: messages.blog.title, href: publicPath(site, '/blog/') },
    ...(tag ? [{ label: tag.name, href: contentPath(site, { type: 'tag', slug: tag.slug }) }] : []),
    { label: breadcrumb },
  ];
}
