import { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { stateOlderPage } from '@/server/requests/state-older-page';

it('stateOlderPage: states that an older page is stale, and hides our own header', () => {
  const response = new ServerResponse({ method: 'GET' } as never);
  response.setHeader('x-nextjs-cache', 'HIT').setHeader('x-pf-older', '1');
  stateOlderPage(response);
  expect(response.getHeaders()).toEqual({ 'x-nextjs-cache': 'STALE' });
});
