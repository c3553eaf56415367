import { formatMoney } from '@prestafaro/countries';
import { isLent, type OfferLimits, termsOfAmount, toCents } from '@prestafaro/lending';
import { fill } from '@/messages/fill';
import { countedTerm, type TermSite } from '@/shell/loan/counted-term';

/** What the browser needs to say which terms an amount has. */
export interface LentSite extends TermSite {
  /** The amounts and terms of the offers. */
  readonly lent: readonly OfferLimits[];
  /** The sentence: `{amount}`, `{min}`, `{max}`. */
  readonly terms: string;
}

/** The terms of an amount, if no offer lends it for the chosen one; null if one does. @param loan in units of the currency, and days */
export function otherTerms({ amount, days }: { amount: number; days: number }, site: LentSite): string | null {
  const terms = isLent({ amount, days }, site.lent) ? null : termsOfAmount(amount, site.lent);
  return (
    terms &&
    fill(site.terms, {
      amount: formatMoney(toCents(amount), site.money, { decimals: 'unless-whole' }),
      min: countedTerm(terms.minDays, site),
      max: countedTerm(terms.maxDays, site),
    })
  );
}
