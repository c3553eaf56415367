import { useId } from 'react';
import { Band } from '@/features/calculator/band';
import { LiveComparison, LiveResult, LiveSchedule } from '@/features/calculator/calculation-islands';
import styles from '@/features/calculator/calculator.module.css';
import { CalculatorErrors } from '@/features/calculator/calculator-errors';
import { type CalculatorKind, calculatorIds, choiceFields, csvDownload } from '@/features/calculator/calculator-kind';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { ComparisonForm } from '@/features/calculator/comparison-form';
import { Documents } from '@/features/calculator/documents';
import { LoanComparison } from '@/features/calculator/loan-comparison';
import { LoanForm } from '@/features/calculator/loan-form';
import { earlyRepaymentCapOf, readCalculation } from '@/features/calculator/read-calculation';
import { RepaymentForm } from '@/features/calculator/repayment-form';
import { offersHref } from '@/shell/loan/loan-links';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { Button, ButtonLink } from '@/ui/button/button';
import { Segments } from '@/ui/segments/segments';
import { Text } from '@/ui/text/text';

export interface CalculatorProps {
  /** Anchor of the block. */
  id: string;
  title: string;
  lead: string | null;
  /** The scope and the limits of the calculation. */
  note: string;
  kinds: readonly CalculatorKind[];
  query: PageQuery;
  view: SiteView;
  isInProse: boolean;
}

/**
 * Asks for amount, interest and months, and shows instalment, interest, total and the table of months (specification
 * §3, §9). The page contains every kind of loan and a radio shows one of them, so that the choice needs no script and
 * no request.
 */
export function Calculator({ id, title, lead, note, kinds, query, view, isInProse }: CalculatorProps) {
  const monthsId = useId();
  const calculation = readCalculation(query, kinds, view);
  if (!calculation) return null;
  const messages = view.messages.calculator;
  const texts = calculatorTextsOf(view);
  const hasCap = earlyRepaymentCapOf(view) !== undefined;
  const panels = calculation.kinds.map((each) => ({ calculation: each, ids: calculatorIds(id, each.kind.kind), view }));
  return (
    <div className={styles.calculator} data-calculator="" data-prose={isInProse ? '' : undefined}>
      <Band isInProse={isInProse} labelledBy={id}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {lead && (
            <Text size={isInProse ? 'body' : 'lead'} isQuiet>
              {lead}
            </Text>
          )}
        </div>
        <div className={styles.frame}>
          <div className={styles.columns}>
            {panels.length > 1 && (
              <Segments
                className={styles.kinds}
                name={`${id}-kind`}
                legend={messages.form.kind}
                options={kinds.map(({ kind, label }) => ({ value: kind, label }))}
                defaultValue={calculation.chosen}
              />
            )}
            {panels.map((panel) => (
              <div key={panel.ids.form} className={styles.panel} data-kind={panel.calculation.kind.kind}>
                <div className={styles.form}>
                  <CalculatorErrors {...panel} />
                  <LoanForm {...panel} />
                </div>
                <LiveResult
                  ids={panel.ids}
                  loan={panel.calculation.loan}
                  isAdjusted={panel.calculation.isAdjusted}
                  isFromQuery={panel.calculation.isFromQuery}
                  texts={texts}
                >
                  <ButtonLink isWide href={offersHref(view)}>
                    {messages.result.offers}
                  </ButtonLink>
                </LiveResult>
              </div>
            ))}
          </div>
        </div>
      </Band>
      <Band isInProse={isInProse} tone="sunken" labelledBy={monthsId}>
        <div className={styles.head}>
          <h3 id={monthsId} className={styles.heading}>
            {messages.schedule.title}
          </h3>
          <p>{messages.schedule.lead}</p>
        </div>
        {panels.map((panel) => (
          <div key={panel.ids.form} className={styles.months} data-kind={panel.calculation.kind.kind}>
            <RepaymentForm {...panel} hasCap={hasCap} />
            <LiveSchedule
              ids={panel.ids}
              loan={panel.calculation.loan}
              plan={panel.calculation.plan}
              isPlanned={panel.calculation.opens.repayment}
              texts={texts}
            />
            <Button
              type="submit"
              look="secondary"
              form={panel.ids.form}
              name={choiceFields.download}
              value={csvDownload}
              className={styles.download}
            >
              {messages.download.button}
            </Button>
            <ComparisonForm {...panel}>
              <LiveComparison
                ids={panel.ids}
                loan={panel.calculation.loan}
                second={panel.calculation.second}
                texts={texts}
              >
                <LoanComparison
                  id={panel.ids.comparison}
                  loans={[panel.calculation.loan, panel.calculation.second]}
                  texts={texts}
                />
              </LiveComparison>
            </ComparisonForm>
          </div>
        ))}
        <p className={styles.note}>{note}</p>
      </Band>
      <Documents kinds={kinds} title={messages.documents} isInProse={isInProse} />
    </div>
  );
}
