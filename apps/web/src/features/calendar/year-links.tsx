import { calendarPath, type ListedCalendar } from '@/features/calendar/load-calendar';
import type { SiteView } from '@/shell/site-view';
import { ChipList } from '@/ui/chip-list/chip-list';

export interface YearLinksProps {
  calendars: readonly ListedCalendar[];
  /** Slug of the calendar that is shown. */
  current: string;
  /** The chosen region, which the other years keep: `?comunidad=madrid`. */
  search?: string;
  view: SiteView;
}

/** Links to the calendars of the other years. */
export function YearLinks({ calendars, current, search = '', view }: YearLinksProps) {
  if (calendars.length < 2) return null;
  const inOrder = [...calendars].sort((one, other) => one.year - other.year);
  return (
    <nav aria-label={view.messages.calendar.computed.otherYears}>
      <ChipList
        items={inOrder.map(({ slug, year, isComputed }) => ({
          href: `${calendarPath(view.site.locale, slug)}${isComputed ? search : ''}`,
          label: year,
          isCurrent: slug === current,
        }))}
      />
    </nav>
  );
}
