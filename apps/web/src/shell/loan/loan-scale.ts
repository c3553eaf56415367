import { daysPerMonth, monthsIn } from '@prestafaro/lending';
import type { SiteLoans } from '@/shell/loan/loan-range';
import type { ScalePart } from '@/ui/range-slider/slider-scale';

/** Up to 50 steps of the settings the slider has these steps, up to 200 five times as long ones, and 25 times above. */
const stretches = [
  { upTo: 50, steps: 1 },
  { upTo: 200, steps: 5 },
  { upTo: Number.POSITIVE_INFINITY, steps: 25 },
];

/**
 * The stops of the slider of an amount, in units of the currency. Spain's step of 10 € gives 10 € below 500, 50 below 2 000 and 250 above.
 * The ends of the range are stops whatever they are.
 */
export function amountScale({
  amountMin: min,
  amountMax: max,
  amountStep,
}: Pick<SiteLoans, 'amountMin' | 'amountMax' | 'amountStep'>): readonly ScalePart[] {
  const parts: ScalePart[] = [];
  let from = min;
  for (const { upTo, steps } of stretches) {
    const [step, end] = [steps * amountStep, Math.min(upTo * amountStep, max)];
    const first = Math.ceil(from / step) * step;
    if (from >= end) continue;
    if (first > from) parts.push({ from, step, stops: 1 });
    const stops = Math.ceil((end - first) / step);
    if (stops > 0) parts.push({ from: first, step, stops });
    from = Math.max(end, from);
  }
  return [...parts, { from: max, step: amountStep, stops: 1 }];
}

/** The stops in months above the micro-loan limit; undefined if no term is so long. */
export function monthStops({ microDaysMax, daysMax }: Pick<SiteLoans, 'microDaysMax' | 'daysMax'>) {
  const from = monthsIn(microDaysMax) + 1;
  const stops = monthsIn(daysMax) - from + 1;
  return daysMax > microDaysMax && stops > 0 ? { from, step: 1, stops, factor: daysPerMonth } : undefined;
}
