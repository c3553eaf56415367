import { expect, it } from 'vitest';
import { loanOfBlocks, withLoanInLinks } from '@/shell/loan/loan-links';

const loan = { amount: 5000, days: 730 };
const spain = { basePath: '' } as const;

it('withLoanInLinks: adds amount and term to links of fields and of Markdown, before an anchor', () => {
  const content = {
    link: { text: 'Ver', url: '/offers/' },
    body: 'Mira [la lista](/offers/), [la tabla](/offers3/#ranking) o [pide](/application/).',
  };
  expect(withLoanInLinks(content, spain, loan)).toEqual({
    link: { text: 'Ver', url: '/offers/?amount=5000&days=730' },
    body: 'Mira [la lista](/offers/?amount=5000&days=730), [la tabla](/offers3/?amount=5000&days=730#ranking) o [pide](/application/?amount=5000&days=730).',
  });
});

it('withLoanInLinks: keeps a link with a query, other pages, and the same words outside a link', () => {
  const content = {
    url: '/offers/?amount=300&days=91',
    path: '/offers/',
    body: '[Blog](/blog/) /offers/',
    other: '"/offers/"',
  };
  expect(withLoanInLinks(content, spain, loan)).toBe(content);
});

it('withLoanInLinks: knows the paths of a site below a prefix, and no others', () => {
  const content = { url: '/en/offers/', body: '[x](/offers/)' };
  expect(withLoanInLinks(content, { basePath: '/en' }, loan)).toEqual({
    ...content,
    url: '/en/offers/?amount=5000&days=730',
  });
});

it('loanOfBlocks: is that of the first list of offers', () => {
  const list = { __typename: 'ComponentBlocksOfferList', amount: 5000, days: 730 };
  expect(loanOfBlocks([{ __typename: 'ComponentBlocksFaq' }, list, { ...list, amount: 100 }])).toEqual(loan);
  expect(loanOfBlocks([{ ...list, days: null }])).toEqual({ amount: 5000 });
  expect(loanOfBlocks([])).toEqual({});
  expect(loanOfBlocks(null)).toEqual({});
});
