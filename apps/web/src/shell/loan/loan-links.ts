import { publicPath } from '@prestafaro/addresses';
import type { Site } from '@prestafaro/countries';
import { applicationHref, requestedLoanQuery } from '@/shell/application/application-link';
import { rewriteTexts } from '@/shell/rewrite-texts';

/** Units of the currency, and days. */
interface Loan {
  readonly amount: number;
  readonly days: number;
}

interface UsualLoan {
  readonly site: Site;
  readonly settings: { readonly simulator: { readonly amountDefault: number; readonly daysDefault: number } };
}

/** The address of the list of offers for the usual loan of the site, from a page that is about no loan. */
export function offersHref(view: UsualLoan): string {
  return `${publicPath(view.site, '/offers/')}${requestedLoanQuery(usualLoan(view))}`;
}

/** The address of the application form for the usual loan of the site, from a page that is about no loan. */
export function usualApplicationHref(view: UsualLoan): string {
  return applicationHref(view.site, usualLoan(view));
}

const usualLoan = ({ settings }: UsualLoan): Loan => ({
  amount: settings.simulator.amountDefault,
  days: settings.simulator.daysDefault,
});

/**
 * An editor's content whose links to the lists of offers and to the form carry a loan, so that a page about 5 000 € opens both with
 * 5 000 €. A link that has a query stays.
 * @param content an answer of the CMS: fields named `url`, and Markdown
 */
export function withLoanInLinks<Content>(content: Content, { basePath }: Pick<Site, 'basePath'>, loan: Loan): Content {
  // The start and the end of a link: in JSON a quotation mark of Markdown is escaped, so a bare one ends a field.
  const link = new RegExp(`(\\]\\(|"url":")(${basePath}/(?:offers[23]?|application)/)(?=#|\\)|")`, 'g');
  return rewriteTexts(content, (json) => json.replaceAll(link, `$1$2${requestedLoanQuery(loan)}`));
}

interface OfferListOfPage {
  readonly __typename: string;
  readonly amount?: number | null;
  readonly days?: number | null;
}

/** The loan that a page is about: that of its first list of offers, where that names one; undefined without. */
export function loanOfBlocks(blocks: readonly unknown[] | null): Partial<Loan> {
  const list = (blocks ?? []).find(isOfferList);
  return { ...(list?.amount && { amount: list.amount }), ...(list?.days && { days: list.days }) };
}

const isOfferList = (block: unknown): block is OfferListOfPage =>
  typeof block === 'object' &&
  block !== null &&
  '__typename' in block &&
  block.__typename === 'ComponentBlocksOfferList';
