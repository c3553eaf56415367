import type { Cap } from './cap.ts';
import type { DatedValue, Versions } from './dated.ts';

/**
 * The most that a borrower pays for repaying a loan early, in percent of the repaid amount. With `isLimitedToInterest` it is never more
 * than the interest until the agreed end.
 */
export interface EarlyRepaymentCap {
  readonly overYearPercent: number;
  /** While a year or less of the agreed term remains. */
  readonly lastYearPercent: number;
  readonly isLimitedToInterest: boolean;
}

/** Every version of a country's rules on small loans. To change a law, add the new version and never edit an old one. */
export interface CountryLaw {
  /** The age of majority. A lender may ask for more; that is a criterion of the lender. */
  readonly minimumAge: Versions<DatedValue<number>>;
  /**
   * The law's name for the yearly cost of a loan, in the language of that law. A site in another language (ru-UA: «РГПС») has
   * its own name in its messages. If no law names the figure it is APR, dated from our first day.
   */
  readonly aprName: Versions<DatedValue<string>>;
  /** The older version of a rule comes before the newer. Empty if no cap has a public source. */
  readonly caps: readonly Cap[];
  /**
   * The shortest term in days that an offer may have on the sites of the country, because they are advertised where shorter loans may
   * not be (R4). Without it every term is accepted: decision 063 says why.
   */
  readonly minimumTermDays?: Versions<DatedValue<number>>;
  /** Without it the country has no such rule with a public source. */
  readonly earlyRepaymentCap?: Versions<DatedValue<EarlyRepaymentCap>>;
}
