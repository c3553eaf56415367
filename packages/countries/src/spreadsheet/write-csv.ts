import { stringify } from 'csv-stringify/sync';
import type { NumberMarks } from '../money-format.ts';

/** Excel reads UTF-8 only after it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What separates the cells in a country whose numbers have this decimal separator: Excel goes by the same settings. */
const delimiters = { comma: ';', dot: ',' } as const;

/**
 * A file for a spreadsheet: UTF-8, cells separated as the Excel of the country expects them (semicolons in Spain), line ends as in
 * RFC 4180. A cell that would be a formula (it begins with = + - @, a tab or a return) gets an apostrophe, so that opening the file
 * runs nothing. A negative number is no formula.
 * @param decimalSeparator of the country's numbers
 */
export function writeCsv(
  lines: readonly (readonly (string | number)[])[],
  decimalSeparator: NumberMarks['decimalSeparator'] = 'comma',
): string {
  const body = stringify(
    lines.map((line) => line.map(withoutFormula)),
    {
      delimiter: delimiters[decimalSeparator],
      record_delimiter: 'windows',
      // The library quotes cells with its own line end only, but a single \r or \n begins a new line in a spreadsheet as well.
      quoted_match: /[\r\n]/,
    },
  );
  return BYTE_ORDER_MARK + body;
}

/** What begins a formula, in full width too, as some input methods type it (OWASP, "CSV injection"). */
const formula = /^[=+\-@\t\r＝＋－＠]/;
const negativeNumber = /^-\d+(?:[.,]\d+)?$/;

function withoutFormula(cell: string | number): string | number {
  return typeof cell === 'string' && formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;
}
