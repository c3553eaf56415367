import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const lineOf = (...cells: (string | number)[]) => writeCsv([cells]).slice(1);

test('writeCsv: begins with the byte order mark by which Excel recognises UTF-8', () => {
  expect(Buffer.from(writeCsv([['ñ']]), 'utf8').subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('writeCsv: separates cells by semicolons, and quotes a cell with a semicolon, a quote or a line break', () => {
  expect(lineOf('Ana; María', 'dice "sí"', 'dos\nlíneas', 300)).toBe(
    '"Ana; María";"dice ""sí""";"dos\nlíneas";300\r\n',
  );
});

test.each([
  '=1+1',
  '+34612345678',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://example.com";"x")',
  '＝1+1',
])('writeCsv: puts an apostrophe before %j, which a spreadsheet would run as a formula', (text) => {
  expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['a=b', 'ana@example.com', '12-3', 'Ñandú', '-12,50', '-3'])('writeCsv: leaves “%s” unchanged', (text) => {
  expect(lineOf(text)).toBe(`${text}\r\n`);
});

test('writeCsv: separates cells by commas where the decimal separator is the dot', () => {
  expect(writeCsv([['1.50', 'a,b', 'c;d']], 'dot').slice(1)).toBe('1.50,"a,b",c;d\r\n');
  expect(writeCsv([['1,50', 'a,b', 'c;d']], 'comma').slice(1)).toBe('1,50;a,b;"c;d"\r\n');
});
