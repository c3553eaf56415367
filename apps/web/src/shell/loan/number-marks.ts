import { formatNumber, type NumberMarks } from '@prestafaro/countries';

/** The separator of thousands on a site. */
export function groupMark(marks: NumberMarks): string {
  return formatNumber(1000, marks).slice(1, -3);
}

/** The decimal separator on a site. */
export function decimalMark(marks: NumberMarks): string {
  return formatNumber(0.5, marks, { minimumDecimals: 1 }).slice(1, -1);
}
