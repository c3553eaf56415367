import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { ComputedCalendar } from '@/features/calendar/computed/computed-calendar';
import { readRegion } from '@/features/calendar/computed/region-choice';
import { computedBy } from '@/features/calendar/computed/year-of';
import { loadCalendars } from '@/features/calendar/load-calendar';
import { YearCalendar } from '@/features/calendar/year-calendar';
import { YearLinks } from '@/features/calendar/year-links';
import { CalendarPage } from '@/screens/calendar/calendar-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** A work calendar with its blocks. */
export async function CalendarScreen({ content: calendar, view, query }: ScreenProps<'calendar'>) {
  const { locale } = view.site;
  const [menu, calendars] = await Promise.all([loadMenu(locale), loadCalendars(locale)]);
  const rules = computedBy(calendar, view);
  const choice = rules && readRegion(rules, query);
  const search = choice?.region && rules?.regionKey ? `?${rules.regionKey}=${choice.slug}` : '';
  const blocks = usableBlocks(calendar.blocks, calendar.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <CalendarPage
      calendar={calendar}
      contents={contents}
      view={view}
      menu={menu}
      years={<YearLinks calendars={calendars} current={calendar.slug} search={search} view={view} />}
      months={
        rules ? (
          <ComputedCalendar calendar={calendar} rules={rules} query={query} view={view} />
        ) : (
          <YearCalendar calendar={calendar} view={view} />
        )
      }
    >
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </CalendarPage>
  );
}
