import { expect, test } from 'vitest';
import { tableProblems } from './tables';

const table = (rows: string | null) => ({ blocks: [{ __component: 'blocks.table', caption: 'Plazos', rows }] });

test.each(['Plazo | Coste\n61 días | 20 €', 'Uno\ndos', 'A|B\n1|\n\n|2\n'])('%j is a table', (rows) => {
  expect(tableProblems(table(rows))).toEqual([]);
});

test.each(['Plazo | Coste', '', '\n\n', null])('%j has no row below its header', (rows) => {
  expect(tableProblems(table(rows))).toEqual(['The table «Plazos» needs a header and at least one row below it.']);
});

test('a row with a cell too many or too few is named', () => {
  expect(tableProblems(table('A | B\n1 | 2\n3'))).toEqual([
    'The table «Plazos»: the header has 2 cells and row 2 below it 1. Cells are separated by |.',
  ]);
});

test('other blocks, and an entry without blocks, are not looked at', () => {
  expect(tableProblems({ blocks: [{ __component: 'blocks.rich-text', rows: 'A' }] })).toEqual([]);
  expect(tableProblems({ title: 'x' })).toEqual([]);
});
