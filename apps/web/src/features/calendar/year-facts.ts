import type { CalendarYearFragment } from '@/cms/generated/graphql';

/** A year of a work calendar, as the CMS returns it, with the months that an editor wrote or that are computed. */
export type YearFacts = CalendarYearFragment;

/** One of its twelve months. */
export type MonthFacts = NonNullable<NonNullable<YearFacts['months']>[number]>;
