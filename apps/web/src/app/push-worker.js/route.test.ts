import { expect, it } from 'vitest';
import { GET } from '@/app/push-worker.js/route';

it('answers with a script that listens for notifications, and that no browser keeps for long', async () => {
  const answer = GET();
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const names: string[] = [];
  new Function('self', await answer.text())({ addEventListener: (name: string) => names.push(name) });
  expect(names).toEqual(['push', 'notificationclick']);
});
