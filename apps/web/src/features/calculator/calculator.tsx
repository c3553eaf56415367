import { publicPath } from '@prestafaro/addresses';
import { useId } from 'react';
import { Band } from '@/features/calculator/band';
import { LiveResult, LiveSchedule } from '@/features/calculator/calculation-islands';
import styles from '@/features/calculator/calculator.module.css';
import { type CalculatorKind, sliderIds } from '@/features/calculator/calculator-kind';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { Documents } from '@/features/calculator/documents';
import { LoanForm } from '@/features/calculator/loan-form';
import { readCalculation } from '@/features/calculator/read-calculation';
import type { PageQuery } from '@/shell/page-query';
import type { SiteView } from '@/shell/site-view';
import { ButtonLink } from '@/ui/button/button';
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
  const panels = calculation.kinds.map((each) => ({ ...each, ids: sliderIds(id, each.kind.kind) }));
  return (
    <div className={styles.calculator} data-prose={isInProse ? '' : undefined}>
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
                options={panels.map(({ kind }) => ({ value: kind.kind, label: kind.label }))}
                defaultValue={calculation.chosen}
              />
            )}
            {panels.map(({ ids, ...each }) => (
              <div key={each.kind.kind} className={styles.panel} data-kind={each.kind.kind}>
                <LoanForm calculation={each} ids={ids} view={view} />
                <LiveResult ids={ids} loan={each.loan} isAdjusted={each.isAdjusted} texts={texts}>
                  <ButtonLink isWide href={publicPath(view.site, '/offers/')}>
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
        {panels.map(({ kind, loan, ids }) => (
          <div key={kind.kind} data-kind={kind.kind}>
            <LiveSchedule ids={ids} loan={loan} texts={texts} />
          </div>
        ))}
        <p className={styles.note}>{note}</p>
      </Band>
      <Documents kinds={kinds} title={messages.documents} isInProse={isInProse} />
    </div>
  );
}
