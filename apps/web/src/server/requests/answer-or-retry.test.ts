import { expect, it, vi } from 'vitest';
import { answerOrRetry } from '@/server/requests/answer-or-retry';
import { catchLog } from '@/server/testing/catch-log';

it('answers what was made', async () => {
  const made = new Response('made');
  expect(await answerOrRetry('It could not be made', {}, async () => made)).toBe(made);
});

it('answers 503 that no cache stores, and logs why, if it could not be made', async () => {
  const lines = catchLog();
  const fail = () => Promise.reject(new Error('the CMS is away'));
  const answer = await answerOrRetry('It could not be made', { site: 'es-ES' }, fail);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect(lines).toMatchObject([{ level: 'warn', message: 'It could not be made', site: 'es-ES' }]);
  vi.mocked(process.stdout.write).mockRestore();
});
