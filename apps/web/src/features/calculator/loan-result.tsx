import type { ReactNode } from 'react';
import type { CalculatorLoan, SliderIds } from '@/features/calculator/calculator-kind';
import { exampleSentence } from '@/features/calculator/example-sentence';
import styles from '@/features/calculator/loan-result.module.css';
import type { LoanSchedule } from '@/features/calculator/reckon';
import { exactly, percent, type Voice, whole } from '@/features/calculator/voice';
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
  voice: Voice;
  /** The way on. */
  children?: ReactNode;
}

/**
 * What is paid back first and largest, then instalment, number of instalments and effective rate beside the nominal
 * one, and the standard information in one sentence right below the figures (R2).
 */
export function LoanResult({ loan, schedule, ids, voice, children }: LoanResultProps) {
  const { result, lent, exampleTitle } = voice;
  const { paymentCents, lastPaymentCents, interestCents, totalCents, aprPercent } = schedule;
  const lastPayment =
    paymentCents === lastPaymentCents
      ? result.allEqual
      : fill(result.lastPayment, { amount: exactly(lastPaymentCents, voice) });
  const effective = fill(result.effectiveRate, { aprName: voice.aprName });
  const nominal = fill(result.effectiveRateNote, {
    rateName: voice.rateName,
    rate: percent(loan.ratePercent, voice),
  });
  return (
    <Card look="raised" className={styles.result}>
      <LitPanel>
        <output className={styles.total} htmlFor={Object.values(ids).join(' ')}>
          <span>{result.total}</span>
          <Figure size="l" className={styles.figure}>
            {exactly(totalCents, voice)}
          </Figure>
        </output>
        <CostBar lent={loan.amount} cost={interestCents / 100} />
        <CostKey
          lent={
            <>
              {lent} <strong>{whole(loan.amount * 100, voice)}</strong>
            </>
          }
          cost={
            <>
              {result.interest} <strong>{exactly(interestCents, voice)}</strong>
            </>
          }
        />
      </LitPanel>
      <dl className={styles.facts}>
        <Fact label={result.monthlyPayment} figure={exactly(paymentCents, voice)} note={lastPayment} />
        <Fact label={result.payments} figure={String(loan.months)} note={result.paymentsNote} />
        <Fact label={effective} figure={percent(aprPercent, voice)} note={nominal} />
      </dl>
      {children}
      <div className={styles.example}>
        <h3>{exampleTitle}</h3>
        <p>{exampleSentence(loan, schedule, voice)}</p>
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
