import { stringify } from 'csv-stringify/sync';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A file for a spreadsheet: UTF-8, semicolons as the Spanish Excel expects them, lines that end as RFC 4180 says. What would
 * be a formula (it begins with = + - @, a tab or a return) gets an apostrophe before it, so that opening the file runs nothing.
 */
export function writeCsv(lines: readonly (readonly (string | number)[])[]): string {
  const body = stringify(lines as (string | number)[][], {
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // The library quotes what holds its own line end only, and a lone one would begin a new line in a spreadsheet.
    quoted_match: /[\r\n]/,
  });
  return BYTE_ORDER_MARK + body;
}
