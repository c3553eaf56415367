import type { NumberMarks } from './money-format.ts';
import { formatNumber } from './number.ts';

/** The percent sign of each language after a number: with a no-break space (U+00A0) or without a space. */
export type PercentSign = '%' | '\u00A0%';

/**
 * Writes a percentage like the site does: `36,5 %` in Spain (U+00A0), `36.5%` in Mexico.
 * @param percent in percentage points: 36.5 is 36.5 %. At most two decimals are shown.
 */
export function formatPercent(percent: number, percentSign: PercentSign, marks: NumberMarks): string {
  return `${formatNumber(percent, marks, { maximumDecimals: 2 })}${percentSign}`;
}
