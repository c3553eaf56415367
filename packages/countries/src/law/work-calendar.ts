/** Query keys that name a part of a country on the page of its calendar. The routing of the web app knows them all. */
export const regionKeys = ['comunidad'] as const;

/** What the calendar of a country has that has no regions. */
export const nationwide = { regionKey: null, regions: [] } as const;

/** Years whose holidays come from the same place. */
export const yearsWith = (
  years: readonly number[],
  origin: Omit<WorkCalendarYear, 'year'>,
): readonly WorkCalendarYear[] => years.map((year) => ({ year, ...origin }));

/** A part of a country with holidays of its own. */
export interface WorkRegion {
  /** Its code in the library of holidays (ISO 3166-2 without the country). */
  readonly code: string;
  /** In addresses and file names. */
  readonly slug: string;
  readonly name: string;
  /** A sentence about holidays that no list for the whole region can have. */
  readonly note?: string;
}

/** Where the holidays of a year come from. */
export interface WorkCalendarYear {
  readonly year: number;
  /**
   * The official list, or the law if it names every day, with which the holidays were compared; null while they are only
   * computed.
   */
  readonly officialList: { readonly title: string; readonly url: string; readonly publisher: string } | null;
  /** `2025-10-28`: the day of the official list, or the day of the computation. It dates the files for calendar programs. */
  readonly statedOn: string;
}

/** Holidays by `MM-DD` that the library lacks, and days that it has and that are none. */
export interface RegionCorrection {
  readonly add?: Readonly<Record<string, string>>;
  readonly remove?: readonly string[];
}

/** What the library of holidays gets wrong. */
export interface HolidayCorrection {
  readonly years: readonly number[];
  /** The document that says otherwise. */
  readonly source: string;
  readonly checkedOn: string;
  /** Of the whole country, and so of each region. */
  readonly national?: RegionCorrection;
  /** By code of the region. */
  readonly regions?: Readonly<Record<string, RegionCorrection>>;
}

/**
 * The facts from which the work calendars of a site are computed: a country in one language. To change a list, add to it; a year
 * stays as it was official.
 */
export interface WorkCalendarRules {
  /** Null if the calendar has no regions. */
  readonly regionKey: (typeof regionKeys)[number] | null;
  /** Name and address of the choice without a region. */
  readonly wholeCountry: { readonly slug: string; readonly name: string };
  readonly regions: readonly WorkRegion[];
  /** A sentence about holidays of single towns, which no list has. */
  readonly localNote: string;
  /** Without a gap, the oldest first. */
  readonly years: readonly WorkCalendarYear[];
  /** Name in the library or in a correction → name in the official list, in the language of the site. */
  readonly names: Readonly<Record<string, string>>;
  /** Name of a holiday on a Sunday whose day off is the Monday: `{name}` is the holiday. */
  readonly movedName: string;
  readonly corrections: readonly HolidayCorrection[];
}
