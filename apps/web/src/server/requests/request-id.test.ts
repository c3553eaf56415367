import { expect, it } from 'vitest';
import { requestIdOf } from '@/server/requests/request-id';

const sent = '0f8fad5bd9cb469fa16570867728950e';

it('request id: keeps the id of the trusted proxy in front', () => {
  expect(requestIdOf(sent, 1)).toBe(sent);
});

it('request id: creates a new one without a trusted proxy', () => {
  expect(requestIdOf(sent, 0)).not.toBe(sent);
  expect(requestIdOf(undefined, 0)).not.toBe(requestIdOf(undefined, 0));
});

it('request id: creates a new one for an invalid value, because the log contains it', () => {
  for (const text of ['short', 'a'.repeat(65), 'lucia@example.com', 'two words', '{"level":"error"}', [sent, sent]])
    expect(requestIdOf(text, 1)).toMatch(/^[\w-]{36}$/);
});
