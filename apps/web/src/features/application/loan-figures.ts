import { formatDate, formatMoney, formatPercent, returnDate, toIsoDate } from '@prestafaro/countries';
import { loanCeiling, toCents } from '@prestafaro/lending';
import type { LoanFacts, LoanFigures } from '@/features/application/form-view';
import { fill } from '@/messages/fill';
import { countedTerm } from '@/shell/loan/counted-term';
import { otherTerms } from '@/shell/loan/other-terms';

/** The most that a loan costs, as the summary beside the form writes it. @param chosen units of the currency, and days */
export function loanFigures(chosen: { readonly amount: number; readonly days: number }, loan: LoanFacts): LoanFigures {
  const { amount, days } = chosen;
  const { messages, money, locale } = loan;
  const cost = loanCeiling({ principalCents: toCents(amount), days, decimals: money.decimals }, loan.rates);
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  const due = returnDate({ now: new Date(loan.now), days, timeZone: loan.timeZone });
  return {
    amount,
    days,
    lent: inMoney(toCents(amount)),
    term: countedTerm(days, loan),
    apr: formatPercent(cost.aprPercent, loan.percentSign, money),
    instalments:
      cost.instalmentCount === 1
        ? null
        : fill(messages.instalments, {
            count: String(cost.instalmentCount),
            amount: inMoney(cost.instalmentCents),
            last: inMoney(cost.lastInstalmentCents),
          }),
    due: { iso: toIsoDate(due), text: formatDate(due, locale, 'medium') },
    total: inMoney(cost.totalCents),
    cost: inMoney(cost.interestCents),
    costAmount: cost.interestCents / 100,
    otherTerms: otherTerms({ amount, days }, loan),
  };
}
