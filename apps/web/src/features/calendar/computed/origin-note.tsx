import type { WorkCalendarRules } from '@prestafaro/countries';
import { holidayLibrary } from '@/features/calendar/computed/holiday-library';
import type { RegionChoice } from '@/features/calendar/computed/region-choice';
import { fill } from '@/messages/fill';
import { FillPlaceholders } from '@/messages/fill-placeholders';
import type { SiteView } from '@/shell/site-view';
import { AppLink } from '@/ui/link/link';
import { Notice } from '@/ui/notice/notice';
import { Text } from '@/ui/text/text';

export interface OriginNoteProps {
  rules: WorkCalendarRules;
  year: number;
  choice: RegionChoice;
  view: SiteView;
}

/** Where the holidays come from: the official list with its link, or a computation that may change, and what no list has. */
export function OriginNote({ rules, year, choice, view }: OriginNoteProps) {
  const { official, computed } = view.messages.calendar.computed;
  const list = rules.years.find((one) => one.year === year)?.officialList;
  return (
    <Notice>
      <p>
        {fill(list ? official : computed, { year })} {list && <AppLink href={list.url}>{list.publisher}</AppLink>}
      </p>
      <p>{choice.region?.note ?? rules.localNote}</p>
    </Notice>
  );
}

/** The licence of the library's data demands that it is named where the data is shown. */
export function DataCredit({ view }: { view: SiteView }) {
  const { library, license } = holidayLibrary;
  return (
    <Text size="note" isQuiet>
      <FillPlaceholders
        message={view.messages.calendar.computed.credit}
        values={{
          library: <AppLink href={library.url}>{library.name}</AppLink>,
          license: <AppLink href={license.url}>{license.name}</AppLink>,
        }}
      />
    </Text>
  );
}
