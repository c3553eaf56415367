import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserErrorOutcomes } from '@/server/browser-errors/browser-error-outcomes';
import { takeBrowserError } from '@/server/browser-errors/take-browser-error';
import { catchLog } from '@/server/testing/catch-log';

vi.mock('@/cms/environment', () => ({ environment: () => ({ TRUSTED_PROXIES: 0 }) }));

let lines: Record<string, unknown>[];
let outcomes: unknown[];
const note = (outcome: unknown) => void outcomes.push(outcome);

beforeEach(() => {
  lines = catchLog();
  outcomes = [];
  browserErrorOutcomes.subscribe(note);
});
afterEach(() => {
  browserErrorOutcomes.unsubscribe(note);
  vi.restoreAllMocks();
});

const report = { build: 'k3', source: 'promise', message: 'TypeError: x', frames: [] };
const post = (body: string, headers: Record<string, string> = {}, now?: number) =>
  takeBrowserError(
    new Request('http://es.localhost/api/error', {
      method: 'POST',
      body,
      headers: {
        origin: 'http://es.localhost',
        'content-type': 'application/json',
        'x-pf-socket': '192.0.2.7',
        ...headers,
      },
    }),
    now,
  );

it('takeBrowserError: answers 204 and logs the report without the address of the visitor', async () => {
  const answer = await post(JSON.stringify(report));
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
  expect(lines).toMatchObject([{ build: 'k3', source: 'promise', reason: 'TypeError: x' }]);
  expect(JSON.stringify(lines)).not.toContain('192.0.2.7');
  expect(outcomes).toEqual(['logged']);
});

it.each([
  ['no JSON', '{', {}, 400],
  ['an unknown field', JSON.stringify({ ...report, url: '/reg/?name=ana' }), {}, 400],
  ['a prototype', '{"__proto__":{"build":"k3"},"source":"script","message":"x","frames":[]}', {}, 400],
  ['a deep list', `${'['.repeat(3_000)}${']'.repeat(3_000)}`, {}, 400],
  ['another type', JSON.stringify(report), { 'content-type': 'text/plain' }, 415],
  ['more than 8 KB', JSON.stringify({ ...report, message: 'x'.repeat(8_200) }), {}, 413],
])('takeBrowserError: refuses %s and logs nothing', async (_, body, headers, status) => {
  const answer = await post(body, headers as Record<string, string>);
  expect([answer.status, Object.keys(await answer.json())]).toEqual([status, ['error', 'message']]);
  expect(lines).toEqual([]);
  expect(outcomes).toEqual(['refused']);
});

it('takeBrowserError: answers 429 with a waiting time to a visitor who sends too many', async () => {
  const now = Date.now() + 60 * 60 * 1000;
  for (let sent = 0; sent < 30; sent += 1) await post('{', { 'x-pf-socket': '192.0.2.9' }, now);
  const answer = await post(JSON.stringify(report), { 'x-pf-socket': '192.0.2.9' }, now);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(outcomes.at(-1)).toBe('limited');
});
