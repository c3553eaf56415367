import styles from '@/features/calendar/calendar-list.module.css';
import { calendarPath, type ListedCalendar } from '@/features/calendar/load-calendar';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';

/** The work calendars beside the articles: title, with a link, and what it shows. Nothing without calendars. */
export function CalendarList({ calendars, view }: { calendars: readonly ListedCalendar[]; view: SiteView }) {
  if (calendars.length === 0) return null;
  return (
    <section className={styles.calendars} aria-labelledby="calendar-list">
      <h2 id="calendar-list">{view.messages.calendar.computed.listTitle}</h2>
      <ul>
        {calendars.map(({ slug, title, caption }) => (
          <li key={slug}>
            <h3>
              <AppLink href={calendarPath(view.site.locale, slug)}>{title}</AppLink>
            </h3>
            <p>{caption}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
