import type { NumberMarks } from './money-format.ts';
import { noBreakSpace, withMarks } from './number.ts';
import type { Locale } from './site.ts';

/**
 * A percentage as the site's language writes it: `36,5 %` in Spain (U+00A0), `36.5%` in Mexico.
 * @param percent in percentage points: 36.5 is 36.5 %. At most two decimals are shown.
 */
export function formatPercent(percent: number, locale: Locale, marks: NumberMarks): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'percent',
    useGrouping: 'always',
    maximumFractionDigits: 2,
  }).formatToParts(percent / 100);
  // The literal is the space before the sign; which space it is depends on the version of the locale data.
  return withMarks(
    parts.map((part) => (part.type === 'literal' ? { ...part, value: noBreakSpace } : part)),
    marks,
  );
}
