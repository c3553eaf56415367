import type { Weekday } from '@prestafaro/countries';
import type { MarkedDay } from '@/features/calendar/marked-days';

/** What the twelve months of a year have in common. */
export interface MonthsFrame {
  readonly year: number;
  readonly weekStart: Weekday;
  /** The seven days from Monday: the short name that is shown, and the long one. */
  readonly weekdays: readonly { readonly text: string; readonly long: string }[];
  /** The editor's names of the kinds of days. */
  readonly labels: Readonly<Record<MarkedDay['kind'], string>>;
  readonly longWeekends: string;
}

/** One month as it is shown. */
export interface ShownMonth {
  readonly title: string;
  readonly marked: readonly MarkedDay[];
  readonly total: string;
  readonly longWeekends: string | null;
}
