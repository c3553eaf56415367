import { expect, it } from 'vitest';
import { requestIdOf } from '@/server/requests/request-id';

const sent = '0f8fad5bd9cb469fa16570867728950e';

it('is the one that the proxy in front gave', () => {
  expect(requestIdOf(sent, 1)).toBe(sent);
});

it('is a new one where nobody in front is trusted', () => {
  expect(requestIdOf(sent, 0)).not.toBe(sent);
  expect(requestIdOf(undefined, 0)).not.toBe(requestIdOf(undefined, 0));
});

it('is a new one where what came is no id: it would stand in the log', () => {
  for (const text of ['short', 'a'.repeat(65), 'lucia@example.com', 'two words', '{"level":"error"}', [sent, sent]])
    expect(requestIdOf(text, 1)).toMatch(/^[\w-]{36}$/);
});
