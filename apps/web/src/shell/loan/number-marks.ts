import { formatNumber, type NumberMarks } from '@prestafaro/countries';

/** The separators of thousands and decimals on a site. */
export function separatorsOf(marks: NumberMarks): { groupSeparator: string; decimalSeparator: string } {
  return {
    groupSeparator: formatNumber(1000, marks).slice(1, -3),
    decimalSeparator: formatNumber(0.5, marks, { minimumDecimals: 1 }).slice(1, -1),
  };
}
