import { expect, it } from 'vitest';
import { jsonRefusal } from '@/server/requests/json-refusal';

const refusal = {
  kind: 'refusal',
  status: 405,
  text: 'This method is not allowed.',
  headers: { allow: 'POST' },
} as const;

it.each(['/api/event', '/api/error'])('jsonRefusal: answers with JSON at %s', async (path) => {
  const answer = jsonRefusal(path, refusal);
  expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await answer?.json()).toEqual({ error: 'refused', message: refusal.text });
});

it('jsonRefusal: leaves the refusal of a page to others', () => {
  expect(jsonRefusal('/reg/', refusal)).toBeUndefined();
});
