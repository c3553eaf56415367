import { expect, it, vi } from 'vitest';
import { drawScreen } from '@/server/next-internals/draw-screen';
import { askOurselves } from '@/server/requests/loopback';

vi.mock('@/server/requests/loopback');

it.each([
  ['outage', { 'x-pf-outage': '1' }],
  ['unknown-offer', { 'x-pf-unknown-offer': '1' }],
] as const)('drawScreen: asks the proxy for the screen "%s" under the host of the visitor', async (screen, headers) => {
  await drawScreen(screen, '/go/67/', new Headers({ host: 'es.localhost:3000' }));
  expect(askOurselves).toHaveBeenCalledWith({ method: 'GET', path: '/go/67/', host: 'es.localhost:3000', headers });
});
