import { expect, test } from 'vitest';
import { wordLostRequest } from './lost-requests';

const failed = (payload: object) => ({
  type: 'adminApi/executeMutation/rejected',
  meta: { rejectedWithValue: true },
  payload,
});

test.each([
  { name: 'TypeError', message: 'Failed to fetch' },
  { name: 'SyntaxError', message: 'Unexpected token S in JSON at position 0' },
  { name: 'UnknownError', message: 'Unknown Server Error', status: 502 },
])('wordLostRequest: words %o in Spanish', (payload) => {
  const action = failed({ ...payload });
  wordLostRequest(action);
  expect(action.payload).toEqual({ ...payload, message: expect.stringContaining('El gestor no responde') });
});

test.each([
  failed({ name: 'ValidationError', message: 'No puede ser.' }),
  { type: 'adminApi/executeMutation/fulfilled', payload: { name: 'TypeError', message: 'Un título' } },
  { type: 'other' },
  undefined,
])('wordLostRequest: leaves %o as it is', (action) => {
  const before = structuredClone(action);
  wordLostRequest(action);
  expect(action).toEqual(before);
});
