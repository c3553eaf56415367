import { expect, test } from 'vitest';
import { writeCsv } from './write-csv';

const lineOf = (...cells: (string | number)[]) => writeCsv([cells]).slice(1);

test('a file begins with the mark by which Excel knows UTF-8', () => {
  expect(Buffer.from(writeCsv([['ñ']]), 'utf8').subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test('cells are separated by semicolons and quoted where they hold one, a quote or a new line', () => {
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
])('nothing that a spreadsheet would reckon stays as it is: %j', (text) => {
  expect(lineOf(text).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['a=b', 'ana@example.com', '12-3', 'Ñandú'])('what is no formula stays as it is: %s', (text) => {
  expect(lineOf(text)).toBe(`${text}\r\n`);
});
