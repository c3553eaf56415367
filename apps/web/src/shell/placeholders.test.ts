import { expect, it } from 'vitest';
import { withValues } from '@/shell/placeholders';

it('withValues: writes the number of lenders into every text of the content, at any depth and more than once', () => {
  const content = {
    title: 'Las {lenders} entidades',
    lead: null,
    blocks: [{ type: 'ComponentBlocksFaq', items: [{ answer: '**{lenders}** y otra vez {lenders}', isOpen: true }] }],
  };
  expect(withValues(content, { lenders: '1\u00a0200' })).toEqual({
    title: 'Las 1\u00a0200 entidades',
    lead: null,
    blocks: [{ type: 'ComponentBlocksFaq', items: [{ answer: '**1\u00a0200** y otra vez 1\u00a0200', isOpen: true }] }],
  });
});

it('withValues: fills several placeholders, also with a value that JSON escapes', () => {
  const content = { text: '{clickDays} y {lenders}' };
  expect(withValues(content, { lenders: '$& "10"', clickDays: '365 días' })).toEqual({ text: '365 días y $& "10"' });
});

it('withValues: returns content without a placeholder as it is', () => {
  const content = { text: 'Desde {time}' };
  expect(withValues(content, { lenders: '10' })).toBe(content);
  expect(withValues(undefined, { lenders: '10' })).toBeUndefined();
});
