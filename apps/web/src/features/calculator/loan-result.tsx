import type { ReactNode } from 'react';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorLoan, SliderIds } from '@/features/calculator/calculator-kind';
import { type CalculatorTexts, exactAmount, percent, wholeAmount } from '@/features/calculator/calculator-texts';
import { exampleSentence } from '@/features/calculator/example-sentence';
import styles from '@/features/calculator/loan-result.module.css';
import { fill } from '@/messages/fill';
import { Card } from '@/ui/card/card';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { LitPanel } from '@/ui/lit-panel/lit-panel';
import { Text } from '@/ui/text/text';

export interface LoanResultProps {
  loan: CalculatorLoan;
  schedule: LoanSchedule;
  ids: SliderIds;
  texts: CalculatorTexts;
  /** The link to the next page. */
  children?: ReactNode;
}

/**
 * The total first and largest, then instalment, number of instalments and effective rate beside the nominal one, and
 * the standard information in one sentence right below the figures (R2).
 */
export function LoanResult({ loan, schedule, ids, texts, children }: LoanResultProps) {
  const { result, lent, exampleTitle } = texts;
  const { paymentCents, lastPaymentCents, interestCents, totalCents, aprPercent } = schedule;
  const lastPayment =
    paymentCents === lastPaymentCents
      ? result.allEqual
      : fill(result.lastPayment, { amount: exactAmount(lastPaymentCents, texts) });
  const effective = fill(result.effectiveRate, { aprName: texts.aprName });
  const nominal = fill(result.effectiveRateNote, {
    rateName: texts.rateName,
    rate: percent(loan.ratePercent, texts),
  });
  return (
    <Card look="raised" className={styles.result}>
      <LitPanel>
        <output className={styles.total} htmlFor={Object.values(ids).join(' ')}>
          <span>{result.total}</span>
          <Figure size="l" className={styles.figure}>
            {exactAmount(totalCents, texts)}
          </Figure>
        </output>
        <CostBar lent={loan.amount} cost={interestCents / 100} />
        <CostKey
          lent={
            <>
              {lent} <strong>{wholeAmount(loan.amount * 100, texts)}</strong>
            </>
          }
          cost={
            <>
              {result.interest} <strong>{exactAmount(interestCents, texts)}</strong>
            </>
          }
        />
      </LitPanel>
      <dl className={styles.facts}>
        <Fact label={result.monthlyPayment} figure={exactAmount(paymentCents, texts)} note={lastPayment} />
        <Fact label={result.payments} figure={String(loan.months)} note={result.paymentsNote} />
        <Fact label={effective} figure={percent(aprPercent, texts)} note={nominal} />
      </dl>
      {children}
      <div className={styles.example}>
        <h3>{exampleTitle}</h3>
        <p>{exampleSentence(loan, schedule, texts)}</p>
      </div>
    </Card>
  );
}

function Fact({ label, figure, note }: { label: string; figure: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure size="s">{figure}</Figure>
        <Text as="span" size="note" isQuiet>
          {note}
        </Text>
      </dd>
    </div>
  );
}
