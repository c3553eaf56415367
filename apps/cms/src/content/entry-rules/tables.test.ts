import { expect, test } from 'vitest';
import { tableProblems } from './tables';

const table = (rows: string | null) => ({ blocks: [{ __component: 'blocks.table', caption: 'Plazos', rows }] });

test.each(['Plazo | Coste\n61 días | 20 €', 'Uno\ndos', 'A|B\n1|\n\n|2\n'])('tableProblems: accepts %j', (rows) => {
  expect(tableProblems(table(rows))).toEqual([]);
});

test.each(['Plazo | Coste', '', '\n\n', null])(
  'tableProblems: refuses %j, which has no row below its header',
  (rows) => {
    expect(tableProblems(table(rows))).toEqual(['The table «Plazos» needs a header and at least one row below it.']);
  },
);

test('tableProblems: names a row with too many or too few cells', () => {
  expect(tableProblems(table('A | B\n1 | 2\n3'))).toEqual([
    'The table «Plazos»: the header has 2 cells and row 2 below it 1. Cells are separated by |.',
  ]);
});

test('tableProblems: ignores other blocks and entries without blocks', () => {
  expect(tableProblems({ blocks: [{ __component: 'blocks.rich-text', rows: 'A' }] })).toEqual([]);
  expect(tableProblems({ title: 'x' })).toEqual([]);
});
