import { beforeEach, expect, it, vi } from 'vitest';
import { drawRefusalPage } from '@/server/requests/draw-refusal-page';
import { catchLog } from '@/server/testing/catch-log';

const { drawScreen } = vi.hoisted(() => ({ drawScreen: vi.fn() }));
vi.mock('@/server/next-internals/draw-screen', () => ({ drawScreen }));

const headers = new Headers({ host: 'ua.localhost' });
const screen = { status: 200, headers: {}, header: () => undefined, body: '<h1>' };

beforeEach(() => void drawScreen.mockReset().mockResolvedValue(screen));

it.each([
  ['/ru/go/67/', '/ru/go/67/'],
  ['/%E0%A4%A', '/'],
  ['/_next/static/chunks/no.js', '/'],
])('draws the page of %s at %s, where the proxy sees the request', async (path, drawnAt) => {
  expect(await drawRefusalPage('file', path, headers)).toBe(screen);
  expect(drawScreen).toHaveBeenCalledExactlyOnceWith('refused', drawnAt, headers, 'file');
});

it('returns undefined for a screen that could not be made, and logs why', async () => {
  drawScreen.mockResolvedValueOnce({ ...screen, status: 503 });
  expect(await drawRefusalPage('form', '/', headers)).toBeUndefined();
  const lines = catchLog();
  drawScreen.mockRejectedValueOnce(new Error('no answer'));
  expect(await drawRefusalPage('form', '/', headers)).toBeUndefined();
  expect(JSON.stringify(lines)).toContain('The screen of a refusal could not be drawn');
  vi.restoreAllMocks();
});
