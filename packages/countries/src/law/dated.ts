import { type CalendarDate, toIsoDate } from '../calendar-date.ts';

/** A rule of law with the day from which it applies and its source. The code holds no rule without both. */
export interface Dated {
  /** `2026-04-01`. */
  readonly since: string;
  /** The usual citation of the law. */
  readonly source: string;
  /** `sourced`: read in a public source. `to-verify`: must be verified before a launch in the country. */
  readonly certainty: 'sourced' | 'to-verify';
}

/** A rule of law that consists of one value, such as a minimum age. */
export interface DatedValue<T> extends Dated {
  readonly value: T;
}

/** Every version of a rule, oldest first; there is at least one. */
export type Versions<T extends Dated> = readonly [T, ...T[]];

/** Whether a version applies on that day or was replaced before it. The first day counts. */
export function hasBegun({ since }: Dated, day: CalendarDate): boolean {
  return since <= toIsoDate(day);
}

/**
 * The version that applies on a day. Before the first known version that one applies, because a form needs a minimum age on
 * every day.
 */
export function inForceOn<T extends Dated>(versions: Versions<T>, day: CalendarDate): T {
  return versions.findLast((version) => hasBegun(version, day)) ?? versions[0];
}

/** The version with the latest first day, which may be in the future. */
export function newest<T extends Dated>(versions: Versions<T>): T {
  return versions.at(-1) ?? versions[0];
}
