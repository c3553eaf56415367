import { expect, test } from 'vitest';
import { tableProblems } from './tables';

const table = (rows: string | null) => ({ blocks: [{ __component: 'blocks.table', caption: 'Plazos', rows }] });

const messages = (rows: string | null) => tableProblems(table(rows)).map(({ message }) => message);

test.each(['Plazo | Coste\n61 días | 20 €', 'Uno\ndos', 'A|B\n1|\n\n|2\n'])('tableProblems: accepts %j', (rows) => {
  expect(tableProblems(table(rows))).toEqual([]);
});

test.each(['Plazo | Coste', '', '\n\n', null])(
  'tableProblems: refuses %j, which has no row below its header',
  (rows) => {
    expect(messages(rows)).toEqual([
      'En la tabla «Plazos», «Filas» necesita una cabecera y al menos una fila debajo de ella.',
    ]);
  },
);

test('tableProblems: names a row with too many or too few cells', () => {
  expect(tableProblems(table('A | B\n1 | 2\n3'))[0]?.path).toEqual(['blocks', '0', 'rows']);
  expect(messages('A | B\n1 | 2\n3')).toEqual([
    'En la tabla «Plazos», la cabecera y la fila 2 debajo de ella no tienen el mismo número de celdas: 2 y 1. Corrige «Filas»; las celdas se separan con |.',
  ]);
});

test('tableProblems: judges what is no text, which Strapi refuses itself', () => {
  expect(tableProblems({ blocks: [{ __component: 'blocks.table', rows: 7 }] })).toHaveLength(1);
});

test('tableProblems: ignores other blocks and entries without blocks', () => {
  expect(tableProblems({ blocks: [{ __component: 'blocks.rich-text', rows: 'A' }] })).toEqual([]);
  expect(tableProblems({ title: 'x' })).toEqual([]);
});
