import { formatDate, returnDate, toIsoDate } from '@prestafaro/countries';
import { loanCeiling, toCents } from '@prestafaro/lending';
import type { LoanFacts, LoanFigures } from '@/features/application/form-view';
import { ceilingTexts } from '@/shell/loan/ceiling-texts';
import { countedTerm } from '@/shell/loan/counted-term';
import { otherTerms } from '@/shell/loan/other-terms';

/** The most that a loan costs, as the summary beside the form writes it. @param chosen units of the currency, and days */
export function loanFigures(chosen: { readonly amount: number; readonly days: number }, loan: LoanFacts): LoanFigures {
  const { amount, days } = chosen;
  const ceiling = loanCeiling({ principalCents: toCents(amount), days, decimals: loan.money.decimals }, loan.rates);
  const { instalments, ...texts } = ceilingTexts(ceiling, { ...loan, instalments: loan.messages.instalments });
  const due = returnDate({ now: new Date(loan.now), days, timeZone: loan.timeZone });
  return {
    amount,
    days,
    ...texts,
    term: countedTerm(days, loan),
    instalments: ceiling.instalmentCount === 1 ? null : instalments,
    due: { iso: toIsoDate(due), text: formatDate(due, loan.locale, 'medium') },
    otherTerms: otherTerms({ amount, days }, loan),
  };
}
