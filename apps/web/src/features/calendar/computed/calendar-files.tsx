import { calendarFilePath } from '@/features/calendar/computed/calendar-file-path';
import styles from '@/features/calendar/computed/computed-calendar.module.css';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import { fill } from '@/messages/fill';
import { absoluteUrl } from '@/server/routing/absolute-url';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Text } from '@/ui/text/text';

/** The holidays for a calendar program: a subscription, which follows changes, and a file. */
export function CalendarFiles({ year, choice, view }: { year: number; choice: RegionChoice; view: SiteView }) {
  const { filesTitle, filesNote, subscribe, download } = view.messages.calendar.computed;
  const path = calendarFilePath(view.site.locale, year, choice.slug);
  const address = absoluteUrl(view.site.locale, path).replace(/^https?:/, 'webcal:');
  const values = { region: choice.name, year };
  return (
    <section className={styles.part} aria-labelledby="calendar-files">
      <h3 id="calendar-files">{filesTitle}</h3>
      <ul className={styles.links}>
        <li>
          <AppLink href={address}>{fill(subscribe, values)}</AppLink>
        </li>
        <li>
          <AppLink href={path} isPlain download={`${choice.slug}-${year}.ics`}>
            {fill(download, values)}
          </AppLink>
        </li>
      </ul>
      <Text size="note" isQuiet>
        {filesNote}
      </Text>
    </section>
  );
}
