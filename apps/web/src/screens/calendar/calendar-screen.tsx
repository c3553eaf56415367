import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { CalendarPage } from '@/features/calendar/calendar-page';
import type { CalendarContent } from '@/features/calendar/load-calendar';
import { loadMenu } from '@/site/menu';
import type { SiteView } from '@/site/site-view';

/** A work calendar with its blocks. */
export async function CalendarScreen({ calendar, view }: { calendar: CalendarContent; view: SiteView }) {
  const menu = await loadMenu(view.site.locale);
  const blocks = usableBlocks(calendar.blocks, calendar.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <CalendarPage calendar={calendar} contents={contents} view={view} menu={menu}>
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </CalendarPage>
  );
}
