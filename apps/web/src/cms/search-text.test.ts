import { expect, test } from 'vitest';
import { searchText } from '@/cms/search-text';

test('searchText: joins the texts of blocks in their order, without Markdown', () => {
  const blocks = [
    {
      __typename: 'ComponentBlocksRichText',
      heading: 'Qué es',
      body: '## La **TAE**\n\n![foto](/a.png) Ve a [la guía](/guia/).',
    },
    null,
    { __typename: 'ComponentBlocksFaq', items: [{ question: '¿Y?', answer: '| a | b |\n|---|---|' }] },
  ];
  expect(searchText({ blocks }, 200)).toBe('Qué es La TAE Ve a la guía. ¿Y? a b');
});

test('searchText: is cut after a whole word, and within a word that is too long', () => {
  expect(searchText('uno dos tres', 8)).toBe('uno dos');
  expect(searchText('uno dos', 7)).toBe('uno dos');
  expect(searchText('x'.repeat(20), 8)).toBe('x'.repeat(8));
});

test('searchText: nothing is empty', () => {
  expect(searchText(null, 10)).toBe('');
  expect(searchText({ __typename: 'Page' }, 10)).toBe('');
});
