import { describe, expect, it } from 'vitest';
import { parseTable } from '@/blocks/table/parse-table';

describe('parseTable', () => {
  it('reads heads from the first line and one row from each other line, with cells separated by bars', () => {
    expect(parseTable('Plazo | Cuota\n12 meses | 521,90 €\n24 meses | 271,34 €')).toEqual({
      heads: ['Plazo', 'Cuota'],
      rows: [
        ['12 meses', '521,90 €'],
        ['24 meses', '271,34 €'],
      ],
      isFigures: true,
    });
  });

  it('accepts Markdown tables, with empty lines between rows', () => {
    expect(parseTable('| a | b |\r\n\r\n| 1 | 2 |\n')).toMatchObject({ heads: ['a', 'b'], rows: [['1', '2']] });
  });

  it('keeps an empty cell, and pads or cuts a row to the number of heads', () => {
    expect(parseTable('a | b | c\n1 | | 3\n1\n1 | 2 | 3 | 4')?.rows).toEqual([
      ['1', '', '3'],
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
  });

  it.each(['', '\n\n', 'only | heads'])('is no table without a row: %j', (text) => {
    expect(parseTable(text)).toBeUndefined();
  });

  it.each([
    ['figures', 'a | b\nx | 1 297,79 €', true],
    ['a rate', 'a | b\nx | 8,29 %', true],
    ['a term', 'a | b\nx | 12 meses', true],
    ['nothing known', 'a | b | c\nx | — | 1', true],
    ['text', 'a | b\nx | Gratis', false],
    ['a sentence with a figure', 'a | b\nx | Banco de España, calle de Alcalá, 48', false],
  ])('tells figures from text: %s', (_, text, isFigures) => {
    expect(parseTable(text)?.isFigures).toBe(isFigures);
  });
});
