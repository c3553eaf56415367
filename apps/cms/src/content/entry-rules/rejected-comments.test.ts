import { expect, test } from 'vitest';
import { rejectionProblems } from './rejected-comments';

test('a comment is rejected with a reason only', () => {
  expect(rejectionProblems({ moderation: 'rejected', rejectionReason: null })).toHaveLength(1);
  expect(rejectionProblems({ moderation: 'rejected', rejectionReason: 'offensive' })).toEqual([]);
});

test('what waits or is approved needs none', () => {
  expect(rejectionProblems({ moderation: 'approved' })).toEqual([]);
  expect(rejectionProblems({ replyLabel: 'company' })).toEqual([]);
});
