/** The work calendar. `Plural` is a text that counts: see message-shape.ts. */
export interface CalendarMessages<Plural> {
  /** The three figures of a month's total, as the content gives them. */
  readonly workingDays: Plural;
  readonly holidays: Plural;
  readonly weekendDays: Plural;
  readonly weekend: string;
  readonly longWeekends: string;
  readonly schoolHolidays: string;
  readonly legend: string;
  /** Names the links to the months. */
  readonly months: string;
  /** R13: where a counter comes from. `{date}` is the day of publication. */
  readonly viewsNote: string;
}
