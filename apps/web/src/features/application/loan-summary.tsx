import type { ReactNode } from 'react';
import type { LoanFigures, LoanView } from '@/features/application/form-view';
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
  /** The figures of the chosen loan. */
  figures: LoanFigures;
  /** A link back to the sliders. */
  children?: ReactNode;
}

/** The maximum cost of the chosen loan, beside the form. It follows the sliders. */
export function LoanSummary({ id, loan, figures, children }: LoanSummaryProps) {
  const { messages } = loan;
  const isRequested = figures.amount === loan.requested.amount && figures.days === loan.requested.days;
  const facts: readonly [string, ReactNode][] = [
    [messages.amount, figures.lent],
    [messages.period, figures.term],
    [messages.rate, figures.apr],
    figures.instalments === null
      ? [
          messages.dueDate,
          <time key="due" dateTime={figures.due.iso}>
            {figures.due.text}
          </time>,
        ]
      : [messages.payments, figures.instalments],
  ];
  return (
    <Card as="section" className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{messages.chosen}</h2>
      {isRequested && loan.note && <Text size="note">{loan.note}</Text>}
      <p aria-live="polite">{figures.otherTerms}</p>
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
          <Figure size="m">{figures.total}</Figure>
        </p>
        <CostBar lent={figures.amount} cost={figures.costAmount} />
        <CostKey
          lent={
            <>
              {messages.lent} <strong>{figures.lent}</strong>
            </>
          }
          cost={
            <>
              {messages.cost} <strong>{figures.cost}</strong>
            </>
          }
        />
      </LitPanel>
      {children}
    </Card>
  );
}
