/** The work calendar. `Plural` is a text that counts: see message-shape.ts. */
export interface CalendarMessages<Plural> {
  /** The three figures of a month's total, unchanged from the content. */
  readonly workingDays: Plural;
  readonly holidays: Plural;
  readonly weekendDays: Plural;
  readonly weekend: string;
  readonly longWeekends: string;
  readonly schoolHolidays: string;
  readonly legend: string;
  /** Names the links to the months. */
  readonly months: string;
  /** R13: the origin of a counter. `{date}` is the day of publication. */
  readonly viewsNote: string;
}
