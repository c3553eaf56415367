import { formatDate, formatMoney, formatPercent, returnDate, toIsoDate } from '@prestafaro/countries';
import { loanCeiling, toCents } from '@prestafaro/lending';
import type { ReactNode } from 'react';
import type { LoanView } from '@/features/application/form-view';
import { fill } from '@/messages/fill';
import { countedTerm } from '@/shell/loan/counted-term';
import { otherTerms } from '@/shell/loan/other-terms';
import { Card } from '@/ui/card/card';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';
import styles from './loan-summary.module.css';

export interface LoanSummaryProps {
  /** Id of the heading: a page has the forms of both arms of an experiment. */
  id: string;
  loan: LoanView;
  /** The values of the sliders: units of the currency, days. */
  chosen: { readonly amount: number; readonly days: number };
  /** A link back to the sliders. */
  children?: ReactNode;
}

/** The maximum cost of the chosen loan, beside the form. It follows the sliders. */
export function LoanSummary({ id, loan, chosen: { amount, days }, children }: LoanSummaryProps) {
  const { messages, money, locale } = loan;
  const cost = loanCeiling({ principalCents: toCents(amount), days, decimals: money.decimals }, loan.rates);
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  const due = returnDate({ now: new Date(loan.now), days, timeZone: loan.timeZone });
  const isRequested = amount === loan.requested.amount && days === loan.requested.days;
  const facts: readonly [string, ReactNode][] = [
    [messages.amount, inMoney(toCents(amount))],
    [messages.period, countedTerm(days, loan)],
    [messages.rate, formatPercent(cost.aprPercent, loan.percentSign, money)],
    cost.instalmentCount > 1
      ? [
          messages.payments,
          fill(messages.instalments, {
            count: String(cost.instalmentCount),
            amount: inMoney(cost.instalmentCents),
            last: inMoney(cost.lastInstalmentCents),
          }),
        ]
      : [
          messages.dueDate,
          <time key="due" dateTime={toIsoDate(due)}>
            {formatDate(due, locale, 'medium')}
          </time>,
        ],
  ];
  return (
    <Card as="section" className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{messages.chosen}</h2>
      {isRequested && loan.note && <Text size="note">{loan.note}</Text>}
      <p aria-live="polite">{otherTerms({ amount, days }, loan)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <LitPanel>
        <p className={styles.total}>
          <span>{messages.total}</span>
          <Figure size="m">{inMoney(cost.totalCents)}</Figure>
        </p>
        <CostBar lent={amount} cost={cost.interestCents / 100} />
        <CostKey
          lent={
            <>
              {messages.lent} <strong>{inMoney(toCents(amount))}</strong>
            </>
          }
          cost={
            <>
              {messages.cost} <strong>{inMoney(cost.interestCents)}</strong>
            </>
          }
        />
      </LitPanel>
      {children}
    </Card>
  );
}
