import type { ReactNode } from 'react';
import type { LoanSchedule } from '@/features/calculator/calculate-schedule';
import type { CalculatorIds, CalculatorLoan } from '@/features/calculator/calculator-kind';
import {
  type CalculatorTexts,
  counted,
  exactAmount,
  percent,
  wholeAmount,
} from '@/features/calculator/calculator-texts';
import { exampleSentence, paymentTexts } from '@/features/calculator/example-sentence';
import { Fact } from '@/features/calculator/fact';
import styles from '@/features/calculator/loan-result.module.css';
import { fill } from '@/messages/fill';
import { Card } from '@/ui/card/card';
import { CostBar, CostKey } from '@/ui/cost-bar/cost-bar';
import { Figure } from '@/ui/figure/figure';
import { LitPanel } from '@/ui/lit-panel/lit-panel';

export interface LoanResultProps {
  loan: CalculatorLoan;
  schedule: LoanSchedule;
  /** The loan is not the requested one. */
  isAdjusted: boolean;
  ids: CalculatorIds;
  texts: CalculatorTexts;
  /** The link to the next page. */
  children?: ReactNode;
}

/**
 * The total first and largest, then instalment, number of instalments and effective rate beside the nominal one, and
 * the standard information in one sentence right below the figures (R2).
 */
export function LoanResult({ loan, schedule, isAdjusted, ids, texts, children }: LoanResultProps) {
  const { result, lent, exampleTitle } = texts;
  const { interestCents, totalCents, aprPercent } = schedule;
  const { amount: payment, last } = paymentTexts(schedule, texts);
  const lastPayment = last === null ? result.allEqual : fill(result.lastPayment, { amount: last });
  const effective = fill(result.effectiveRate, { aprName: texts.aprName });
  const nominal = fill(result.effectiveRateNote, {
    rateName: texts.rateName,
    rate: percent(loan.ratePercent, texts),
  });
  return (
    <Card look="raised" className={styles.result}>
      {isAdjusted && <p>{adjustedText(loan, texts)}</p>}
      <LitPanel>
        <output className={styles.total} htmlFor={[ids.amount, ids.rate, ids.months].join(' ')}>
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
        <Fact label={result.monthlyPayment} figure={payment} note={lastPayment} />
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

function adjustedText({ amount, ratePercent, months }: CalculatorLoan, texts: CalculatorTexts): string {
  return fill(texts.result.adjusted, {
    amount: wholeAmount(amount * 100, texts),
    months: counted(months, texts.months, texts),
    rate: percent(ratePercent, texts),
  });
}
