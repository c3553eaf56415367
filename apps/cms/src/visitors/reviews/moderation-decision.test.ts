import { expect, test } from 'vitest';
import { decisionOf, nameOf } from './moderation-decision';

const at = new Date('2026-11-20T09:30:00Z');
const ana = { firstname: 'Ana', lastname: 'Ruiz', email: 'ana@example.com' };
const stored = { moderation: 'pending', name: 'Eva', text: 'Muy caro para lo que es' };

test('a change of state is logged with who decided it, and with the name before the address', () => {
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

test('a rejection is logged with its reason', () => {
  const form = { moderation: 'rejected', rejectionReason: 'personal_data', rejectionNote: 'Un teléfono.' };
  expect(decisionOf(stored, form, ana, at)?.reason).toBe('personal_data: Un teléfono.');
});

test('another reason for what is rejected already is a decision too', () => {
  const rejected = { ...stored, moderation: 'rejected', rejectionReason: 'other' };
  expect(decisionOf(rejected, { rejectionReason: 'offensive' }, ana, at)).toMatchObject({
    from: 'rejected',
    to: 'rejected',
    reason: 'offensive',
  });
});

test('whoever changes a visitor’s words leaves a trace', () => {
  expect(decisionOf(stored, { text: 'Muy caro' }, ana, at)).toMatchObject({ to: 'pending', reason: 'edited' });
});

test('a save that changes none of this is no decision', () => {
  expect(decisionOf(stored, { ...stored }, ana, at)).toBeNull();
  expect(decisionOf(stored, {}, ana, at)).toBeNull();
});

test('a long note is cut to what the log holds', () => {
  const form = { moderation: 'rejected', rejectionReason: 'other', rejectionNote: 'x'.repeat(400) };
  expect(decisionOf(stored, form, ana, at)?.reason).toHaveLength(240);
});
