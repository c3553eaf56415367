import type { ReactNode } from 'react';
import { type CalculatorTexts, counted, exactAmount, wholeAmount } from '@/features/calculator/calculator-texts';
import { type ChartBar, type ChartMark, type ChartRow, drawChart } from '@/features/calculator/chart-drawing';
import styles from '@/features/calculator/payment-chart.module.css';
import { fill } from '@/messages/fill';
import { Card } from '@/ui/card/card';
import { CostKey } from '@/ui/cost-bar/cost-bar';
import { customProperties } from '@/ui/custom-properties';
import { Text } from '@/ui/text/text';

/** More bars than this are too thin for an outline on a phone. */
const maxOutlinedBars = 18;

export interface PaymentChartProps {
  /** Id of the chart on the page. */
  id: string;
  rows: readonly ChartRow[];
  /** Months of the agreed term: after an early repayment there may be fewer rows, and the drawing ends sooner. */
  slots: number;
  /** What the chart leaves out. */
  note?: string | undefined;
  texts: CalculatorTexts;
}

/**
 * The parts of each instalment: solid is the repayment, hatched is the interest, so that the chart works without
 * colour. The drawing stretches, its labels do not; a narrow drawing leaves some of them out. The table below has the
 * same rows.
 */
export function PaymentChart({ id, rows, slots, note, texts }: PaymentChartProps) {
  const { bars, isDense, levels, months, figures, top } = drawChart(rows, slots);
  const messages = texts.schedule;
  const hatch = `${id}-hatch`;
  return (
    <Card className={styles.chart}>
      <figure className={styles.figure}>
        <figcaption className={styles.head}>
          <strong>{messages.chart}</strong>
          <CostKey lent={messages.debtPart} cost={texts.result.interest} />
        </figcaption>
        <div
          className={styles.plot}
          data-many={slots > maxOutlinedBars ? '' : undefined}
          data-short={bars.length < slots ? '' : undefined}
        >
          <ol className={styles.levels} aria-hidden="true">
            {levels.map(({ at, value }) => (
              <li key={value} style={customProperties({ '--t': at })}>
                {wholeAmount(value, texts)}
              </li>
            ))}
          </ol>
          <Marks marks={figures} className={styles.figures} bottom={top}>
            {(cents) => exactAmount(cents, texts)}
          </Marks>
          <svg className={styles.drawing} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
            <title id={`${id}-title`}>{counted(bars.length, messages.chartName, texts)}</title>
            <desc id={`${id}-desc`}>{description(rows, texts)}</desc>
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
                <rect className={styles.hatchGround} width="6" height="6" />
                <rect className={styles.hatch} width="1.6" height="6" />
              </pattern>
            </defs>
            {levels.map(({ at, value }) => (
              <line key={value} className={styles.grid} x1="0" x2="100%" y1={`${100 - at}%`} y2={`${100 - at}%`} />
            ))}
            {/* Bars that touch must show no ground between them. */}
            <g shapeRendering={isDense ? 'crispEdges' : undefined}>
              {bars.map((bar) => (
                <Bar key={bar.month} bar={bar} hatch={hatch} isDense={isDense} />
              ))}
            </g>
          </svg>
          <Marks marks={months} className={styles.months}>
            {String}
          </Marks>
        </div>
        <Text size="note" isQuiet>
          {messages.chartNote} {note}
        </Text>
      </figure>
    </Card>
  );
}

function Bar({ bar, hatch, isDense }: { bar: ChartBar; hatch: string; isDense: boolean }) {
  const { x, width, debt, interest } = bar;
  const place = { x: `${x}%`, width: `${width}%` };
  return (
    <>
      <rect className={styles.debt} {...place} y={`${debt.y}%`} height={`${debt.height}%`} />
      {interest.height > 0 && (
        <rect
          className={isDense ? styles.interestDense : styles.interest}
          fill={`url(#${hatch})`}
          {...place}
          y={`${interest.y}%`}
          height={`${interest.height}%`}
        />
      )}
    </>
  );
}

interface MarksProps {
  marks: readonly ChartMark[];
  className?: string;
  bottom?: number;
  children: (value: number) => ReactNode;
}

function Marks({ marks, className, bottom = 0, children }: MarksProps) {
  return (
    <ol className={className} style={customProperties({ '--bottom': bottom })} aria-hidden="true">
      {marks.map(({ at, value, isWideOnly }) => (
        <li key={at} style={customProperties({ '--t': at })} data-wide={isWideOnly ? '' : undefined}>
          {children(value)}
        </li>
      ))}
    </ol>
  );
}

function description(rows: readonly ChartRow[], texts: CalculatorTexts): string {
  const [first, last] = [rows[0], rows.at(-1)];
  return fill(texts.schedule.chartDescription, {
    firstInterest: exactAmount(first?.interestCents ?? 0, texts),
    lastInterest: exactAmount(last?.interestCents ?? 0, texts),
    firstDebt: exactAmount(first?.principalCents ?? 0, texts),
    lastDebt: exactAmount(last?.principalCents ?? 0, texts),
  });
}
