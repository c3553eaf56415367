import { expect, it } from 'vitest';
import { commentHref } from '@/features/comments/comment-query';
import { loanQuery } from '@/screens/lender/lender-loan';
import { sharedQueries } from '@/server/shared-pages/shared-address';

it('loanQuery: with the keys of the reviews has every key that changes the page of a lender', () => {
  const query = Object.fromEntries(Object.keys(sharedQueries.lender).map((name) => [name, '7']));
  const href = commentHref({ order: 'oldest', page: 2 }, loanQuery(query));
  const { searchParams } = new URL(href, 'http://localhost/prestamistas/a/');
  expect([...searchParams.keys()].sort()).toEqual(Object.keys(query).sort());
});

it('loanQuery: keeps numbers as they were typed, refused ones too, and leaves out other keys', () => {
  const query = { amount: '1.000', days: 'mucho', utm_source: 'x', comments: 'oldest' };
  expect(loanQuery(query)).toEqual({ amount: '1.000', days: 'mucho' });
});
