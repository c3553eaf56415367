const daysPerYear = 365;
const monthsPerYear = 12;

/** The number of whole months nearest to a term, at least one: 91 days are 3 months, 120 are 4, 365 are 12. */
export function monthsIn(days: number): number {
  return Math.max(1, Math.round((days * monthsPerYear) / daysPerYear));
}

/** The days of a month on average: the factor by which a term in months becomes one in days. */
export const daysPerMonth = daysPerYear / monthsPerYear;

/** A term of months in days, as addresses and stored applications have it: 6 months are 183 days, 36 are 1095. */
export function daysOfMonths(months: number): number {
  return Math.round(months * daysPerMonth);
}

/**
 * The months of a term that is shown in months: it is longer than those that are counted in days, and is whole months.
 * @param dayTermsMax the longest term that is counted in days: the micro-loan limit of the site
 * @returns null for a term that is shown in days
 */
export function monthsOfTerm(days: number, dayTermsMax: number): number | null {
  const months = monthsIn(days);
  return days > dayTermsMax && daysOfMonths(months) === days ? months : null;
}
