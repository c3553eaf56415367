import { expect, it } from 'vitest';
import { withLenderCount } from '@/shell/lender-count';

it('writes the number of lenders into every text of the content, at any depth and more than once', () => {
  const content = {
    title: 'Las {lenders} entidades',
    lead: null,
    blocks: [{ type: 'ComponentBlocksFaq', items: [{ answer: '**{lenders}** y otra vez {lenders}', isOpen: true }] }],
  };
  expect(withLenderCount(content, '1\u00a0200')).toEqual({
    title: 'Las 1\u00a0200 entidades',
    lead: null,
    blocks: [{ type: 'ComponentBlocksFaq', items: [{ answer: '**1\u00a0200** y otra vez 1\u00a0200', isOpen: true }] }],
  });
});

it('returns content without the placeholder as it is', () => {
  const content = { text: 'Desde {time}' };
  expect(withLenderCount(content, '10')).toBe(content);
  expect(withLenderCount(undefined, '10')).toBeUndefined();
});
