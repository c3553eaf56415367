import { Blocks } from '@/blocks/blocks';
import { outlineOf } from '@/blocks/outline';
import { usableBlocks } from '@/blocks/usable-blocks';
import { CalendarPage } from '@/screens/calendar/calendar-page';
import type { ScreenProps } from '@/screens/page-table';
import { loadMenu } from '@/shell/menu/menu';

/** A work calendar with its blocks. */
export async function CalendarScreen({ content: calendar, view }: ScreenProps<'calendar'>) {
  const menu = await loadMenu(view.site.locale);
  const blocks = usableBlocks(calendar.blocks, calendar.slug);
  const { contents, anchors } = outlineOf(blocks);
  return (
    <CalendarPage calendar={calendar} contents={contents} view={view} menu={menu}>
      <Blocks blocks={blocks} anchors={anchors} view={view} isInProse />
    </CalendarPage>
  );
}
