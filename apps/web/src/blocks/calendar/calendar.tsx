import type { BlockProps } from '@/blocks/block-props';
import styles from '@/blocks/calendar/calendar.module.css';
import type { CalendarBlockFragment } from '@/cms/generated/graphql';
import { yearOf } from '@/features/calendar/computed/year-of';
import { YearCalendar } from '@/features/calendar/year-calendar';
import { Section, SectionHead } from '@/ui/section/section';

/** A work calendar on another page. Empty while the chosen calendar is not published. */
export function Calendar({ block, view, anchors, isInProse }: BlockProps<CalendarBlockFragment>) {
  const [id = 'calendar'] = anchors;
  if (!block.calendar) return null;
  const year = <YearCalendar calendar={yearOf(block.calendar, view)} view={view} />;
  if (isInProse) {
    return (
      <section className={styles.inProse} aria-labelledby={id}>
        <h2 id={id}>{block.title}</h2>
        {year}
      </section>
    );
  }
  return (
    <Section aria-labelledby={id}>
      <SectionHead id={id} title={block.title} />
      {year}
    </Section>
  );
}
