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
  /** Calendars whose months are computed. */
  readonly computed: {
    readonly region: string;
    readonly chooseRegion: string;
    readonly showRegion: string;
    /** `{typed}` is what stands in the address. */
    readonly unknownRegion: string;
    readonly official: string;
    /** The holidays were not compared with an official list. */
    readonly computed: string;
    /** `{library}` and `{license}` are links. */
    readonly credit: string;
    /** `{today}` is the day for which the page was made. */
    readonly next: string;
    readonly noNext: string;
    readonly longWeekend: string;
    /** `{bridge}` is a working day to take off. */
    readonly bridge: string;
    readonly daysOff: Plural;
    /** The caption of the table of the year. */
    readonly totals: string;
    readonly month: string;
    readonly working: string;
    readonly holiday: string;
    readonly weekendHead: string;
    readonly year: string;
    readonly countTitle: string;
    readonly from: string;
    readonly to: string;
    readonly dateHint: string;
    readonly count: string;
    readonly result: string;
    readonly missingDate: string;
    readonly badDate: string;
    /** Beside the second date. */
    readonly reversed: string;
    readonly outside: string;
    readonly filesTitle: string;
    readonly filesNote: string;
    readonly subscribe: string;
    readonly download: string;
    /** The name of the calendar in a calendar program. */
    readonly fileName: string;
    readonly otherYears: string;
    /** Above a list of calendars of several years. */
    readonly listTitle: string;
  };
}
