import { stringify } from 'csv-stringify/sync';

/** Excel reads UTF-8 only after it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A file for a spreadsheet: UTF-8, semicolons as the Spanish Excel expects them, line ends as in RFC 4180. A cell that would
 * be a formula (it begins with = + - @, a tab or a return) gets an apostrophe, so that opening the file runs nothing.
 */
export function writeCsv(lines: readonly (readonly (string | number)[])[]): string {
  const body = stringify(lines as (string | number)[][], {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes cells with its own line end only, but a single \r or \n begins a new line in a spreadsheet as well.
    quoted_match: /[\r\n]/,
  });
  return BYTE_ORDER_MARK + body;
}
