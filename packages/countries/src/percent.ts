import type { NumberMarks } from './money-format.ts';
import { formatNumber, noBreakSpace } from './number.ts';
import type { Locale } from './site.ts';

/** Where a space stands before the sign (CLDR; the test holds it against `Intl`). */
const spacedLocales: ReadonlySet<Locale> = new Set(['es-ES', 'ru-KZ', 'ru-UA']);

/**
 * A percentage as the site's language writes it: `36,5 %` in Spain (U+00A0), `36.5%` in Mexico.
 * @param percent in percentage points: 36.5 is 36.5 %. At most two decimals are shown.
 */
export function formatPercent(percent: number, locale: Locale, marks: NumberMarks): string {
  const space = spacedLocales.has(locale) ? noBreakSpace : '';
  return `${formatNumber(percent, marks, { maximumDecimals: 2 })}${space}%`;
}
