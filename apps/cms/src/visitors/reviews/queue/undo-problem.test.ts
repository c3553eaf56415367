import { expect, test } from 'vitest';
import { undoProblem } from './undo-problem';

const at = new Date('2026-11-26T10:00:00Z');
const line = (from: string, to: string) => ({ at, by: 'Marta', from, to, reason: null });
const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000);
const approved = {
  moderation: 'approved' as const,
  decisions: [line('pending', 'approved')],
  updatedBy: { id: 7 },
};

test('undoProblem: lets a moderator undo their own decision for a minute, and not longer', () => {
  expect(undoProblem(approved, 7, after(0))).toBeNull();
  expect(undoProblem(approved, 7, after(59))).toBeNull();
  expect(undoProblem(approved, 7, after(60))).toBe('too-late');
});

test('undoProblem: refuses the decision of another person', () => {
  expect(undoProblem(approved, 8, after(1))).toBe('not-yours');
  expect(undoProblem({ ...approved, updatedBy: null }, 8, after(1))).toBe('not-yours');
});

test.each([
  ['a later decision', { moderation: 'rejected', decisions: [...approved.decisions, line('approved', 'rejected')] }],
  ['a decision that is undone already', { moderation: 'pending', decisions: [line('approved', 'pending')] }],
  ['a later edit', { moderation: 'approved', decisions: [...approved.decisions, line('approved', 'approved')] }],
  ['a comment without decisions', { moderation: 'pending', decisions: [] }],
] as const)('undoProblem: refuses after %s', (_, { moderation, decisions }) => {
  expect(undoProblem({ moderation, decisions: [...decisions], updatedBy: { id: 7 } }, 7, after(1))).toBe('changed');
});
