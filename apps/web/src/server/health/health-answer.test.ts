import type { Health } from '@prestafaro/types/health';
import { expect, it } from 'vitest';
import { healthAnswer } from '@/server/health/health-answer';

const degraded: Health = {
  status: 'degraded',
  version: 'build-7',
  checks: { cms: { ok: false, reason: 'no answer, since 10:00' } },
};
const failing: Health = { ...degraded, status: 'failing' };
const from = (forwarded: string) =>
  new Request('http://localhost/api/health/ready', {
    headers: { 'x-forwarded-for': forwarded, 'x-pf-socket': '10.0.0.1' },
  });

it('healthAnswer: tells an operator who asks the server itself the version and each check', async () => {
  const answer = healthAnswer(degraded, from('10.0.0.1'));
  expect([answer.status, await answer.json()]).toEqual([200, degraded]);
});

it.each([
  [degraded, 200],
  [failing, 503],
])('healthAnswer: returns only the status to a request through a proxy', async (health, status) => {
  const answer = healthAnswer(health, from('203.0.113.7'));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(await answer.json()).toEqual({ status: health.status });
});
