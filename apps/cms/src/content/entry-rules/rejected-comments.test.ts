import { expect, test } from 'vitest';
import { rejectionProblems } from './rejected-comments';

test('rejectionProblems: requires a reason for a rejected comment', () => {
  expect(rejectionProblems({ moderation: 'rejected', rejectionReason: null })).toEqual([
    {
      path: ['rejectionReason'],
      message: 'Para rechazar el comentario, elige antes «Motivo del rechazo». Una crítica no es motivo de rechazo.',
    },
  ]);
  expect(rejectionProblems({ moderation: 'rejected', rejectionReason: 'offensive' })).toEqual([]);
});

test('rejectionProblems: requires no reason for a pending or approved comment', () => {
  expect(rejectionProblems({ moderation: 'approved' })).toEqual([]);
  expect(rejectionProblems({ replyLabel: 'company' })).toEqual([]);
});
