import { expect, test } from 'vitest';
import { nameOf } from '../../access/administrator-name';
import { decisionOf } from './moderation-decision';

const at = new Date('2026-11-20T09:30:00Z');
const ana = { firstname: 'Ana', lastname: 'Ruiz', email: 'ana@example.com' };
const stored = { moderation: 'pending', name: 'Eva', text: 'Muy caro para lo que es' };

test('decisionOf: logs a change of state with the moderator’s name; nameOf prefers the name to the e-mail address', () => {
  expect(decisionOf(stored, { ...stored, moderation: 'approved' }, ana, at)).toEqual({
    at,
    by: 'Ana Ruiz',
    from: 'pending',
    to: 'approved',
    reason: null,
  });
  expect(nameOf({ firstname: null, username: 'ana', email: 'ana@example.com' })).toBe('ana');
  expect(nameOf({ email: 'ana@example.com' })).toBe('ana@example.com');
});

test('decisionOf: logs a rejection with its reason and note', () => {
  const form = { moderation: 'rejected', rejectionReason: 'personal_data', rejectionNote: 'Un teléfono.' };
  expect(decisionOf(stored, form, ana, at)?.reason).toBe('personal_data: Un teléfono.');
});

test('decisionOf: logs another reason of a comment that is rejected already', () => {
  const rejected = { ...stored, moderation: 'rejected', rejectionReason: 'other' };
  expect(decisionOf(rejected, { rejectionReason: 'offensive' }, ana, at)).toMatchObject({
    from: 'rejected',
    to: 'rejected',
    reason: 'offensive',
  });
});

test('decisionOf: logs a changed text as edited', () => {
  expect(decisionOf(stored, { text: 'Muy caro' }, ana, at)).toMatchObject({ to: 'pending', reason: 'edited' });
});

test('decisionOf: null for a save that changes neither state nor reason nor text', () => {
  expect(decisionOf(stored, { ...stored }, ana, at)).toBeNull();
  expect(decisionOf(stored, {}, ana, at)).toBeNull();
});

test('decisionOf: cuts a long note to the length of the column', () => {
  const form = { moderation: 'rejected', rejectionReason: 'other', rejectionNote: 'x'.repeat(400) };
  expect(decisionOf(stored, form, ana, at)?.reason).toHaveLength(240);
});
