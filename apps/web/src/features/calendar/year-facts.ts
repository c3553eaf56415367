import type { CalendarYearFragment } from '@/cms/generated/graphql';

/** A year of a work calendar, as the CMS returns it. */
export type YearFacts = CalendarYearFragment;

/** One of its twelve months. */
export type MonthFacts = NonNullable<YearFacts['months'][number]>;
