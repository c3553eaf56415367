import { describe, expect, it } from 'vitest';
import { commentHref, readCommentQuery } from '@/features/comments/comment-query';

describe('the query of a comment list', () => {
  it('reads an order and a page', () => {
    expect(readCommentQuery({ comments: 'oldest', 'comments-page': '2' })).toEqual({ order: 'oldest', page: 2 });
  });

  it.each([{}, { comments: 'best' }, { 'comments-page': '0' }, { 'comments-page': '-1' }, { 'comments-page': '1e9' }])(
    '%j is the newest comments',
    (query) => {
      expect(readCommentQuery(query)).toEqual({ order: 'newest', page: 1 });
    },
  );

  it('leaves out defaults, so that the newest comments have the address of the static page', () => {
    expect(commentHref({ order: 'newest', page: 1 })).toBe('./#opiniones');
    expect(commentHref({ order: 'oldest', page: 1 })).toBe('?comments=oldest#opiniones');
    expect(commentHref({ order: 'oldest', page: 3 })).toBe('?comments=oldest&comments-page=3#opiniones');
  });

  it('keeps the other keys of the page, and no key of its own', () => {
    const kept = { amount: '1.000', days: '365', comments: 'oldest', 'comments-page': '4', empty: undefined };
    expect(commentHref({ order: 'newest', page: 1 }, kept)).toBe('?amount=1.000&days=365#opiniones');
    expect(commentHref({ order: 'oldest', page: 2 }, kept)).toBe(
      '?amount=1.000&days=365&comments=oldest&comments-page=2#opiniones',
    );
  });

  it('reads what it writes', () => {
    const query = { order: 'oldest', page: 12 } as const;
    const { searchParams } = new URL(commentHref(query), 'http://localhost/blog/asnef/?comments-page=4');
    expect(readCommentQuery(Object.fromEntries(searchParams))).toEqual(query);
  });
});
