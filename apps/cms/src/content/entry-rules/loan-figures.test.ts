import { expect, test } from 'vitest';
import { loanFigureProblems } from './loan-figures';

test('loanFigureProblems: accepts figures in the blocks and the lead, and other words in braces', () => {
  const data = {
    title: 'Préstamo de 300 euros',
    lead: 'Devolverías {total 300 91d 36}.',
    blocks: [
      { rows: 'TAE | Total\n36 % | {total 300 91d 36}' },
      { text: '{lenders} entidades, {instalment 5000 24m 9.5}', label: 'Devuelves {total}' },
    ],
  };
  expect(loanFigureProblems(data)).toEqual([]);
});

test.each(['{total 300 91 36}', '{total 300}', '{instalment 300 91d 36}', '{total 10 000 12m 9,5}'])(
  'loanFigureProblems: refuses %s, beside its field and with the way to write it',
  (written) => {
    const [problem, ...more] = loanFigureProblems({ blocks: [{ text: `Cuesta ${written}.` }] });
    expect(more).toEqual([]);
    expect(problem?.path).toEqual(['blocks', '0', 'text']);
    expect(problem?.message).toContain(`${written} no se puede calcular. Escribe medida, importe, plazo`);
  },
);

test('loanFigureProblems: refuses a figure in a title or a summary, which stand in lists too', () => {
  const data = { title: 'Devuelves {total 300 91d 36}', seo: { description: '{total 300 91d 36}' } };
  expect(loanFigureProblems(data).map(({ path }) => path.join('.'))).toEqual(['title', 'seo.description']);
});
