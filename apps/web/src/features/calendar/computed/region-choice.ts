import type { WorkCalendarRules, WorkRegion } from '@prestafaro/countries';
import { type PageQuery, queryText } from '@/shell/page-query';

/** The region that a visitor chose. */
export interface RegionChoice {
  /** Undefined: the whole country. */
  readonly region: WorkRegion | undefined;
  readonly slug: string;
  readonly name: string;
  /** What the address has in place of a region that we know. */
  readonly unknown?: string;
}

/** Reads `?comunidad=madrid`. A value that is no region gives the whole country, and is named. */
export function readRegion({ regionKey, ...rules }: WorkCalendarRules, query: PageQuery = {}): RegionChoice {
  const typed = regionKey === null ? undefined : queryText(query, regionKey);
  const found = typed === undefined ? wholeOf(rules) : choiceOf(rules, typed);
  return found ?? { ...wholeOf(rules), unknown: typed };
}

/** The choice that a slug names, or undefined if it names none. */
export function choiceOf(
  rules: Pick<WorkCalendarRules, 'regions' | 'wholeCountry'>,
  slug: string,
): RegionChoice | undefined {
  if (slug === rules.wholeCountry.slug) return wholeOf(rules);
  const region = rules.regions.find((one) => one.slug === slug);
  return region && { region, slug, name: region.name };
}

const wholeOf = ({ wholeCountry }: Pick<WorkCalendarRules, 'wholeCountry'>): RegionChoice => ({
  region: undefined,
  ...wholeCountry,
});
