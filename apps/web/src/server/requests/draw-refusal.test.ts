import { beforeEach, expect, it, vi } from 'vitest';
import { drawRefusal } from '@/server/requests/draw-refusal';

const { drawScreen } = vi.hoisted(() => ({ drawScreen: vi.fn() }));
vi.mock('@/server/next-internals/draw-screen', () => ({ drawScreen }));

const tooLong = { kind: 'refusal', status: 413, text: 'The message is too long.', screen: 'too-long' } as const;
const browser = new Headers({ host: 'es.localhost', accept: 'text/html,*/*' });

beforeEach(() => {
  drawScreen.mockReset().mockResolvedValue({
    status: 200,
    headers: { 'content-security-policy': "script-src 'nonce-1'", 'set-cookie': ['a=1'] },
    header: (name: string) => (name === 'content-security-policy' ? "script-src 'nonce-1'" : undefined),
    body: '<h1>Lo que has escrito es demasiado largo</h1>',
  });
});

it('answers a browser with the page of the site, the status of the refusal and the policy of the page', async () => {
  const answer = await drawRefusal(browser, '/application/', tooLong);
  expect(drawScreen).toHaveBeenCalledExactlyOnceWith('refused', '/application/', browser, 'too-long');
  expect(answer?.status).toBe(413);
  expect(await answer?.text()).toContain('demasiado largo');
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "script-src 'nonce-1'",
    'content-type': 'text/html; charset=utf-8',
  });
});

it('draws the page of a broken address at the home page', async () => {
  await drawRefusal(browser, '/%E0%A4%A', { ...tooLong, status: 400, screen: 'address' });
  expect(drawScreen).toHaveBeenCalledWith('refused', '/', browser, 'address');
});

it('leaves the text to a script, which keeps what was typed, and to another server', async () => {
  expect(await drawRefusal(new Headers({ accept: 'text/x-component' }), '/', tooLong)).toBeUndefined();
  expect(await drawRefusal(new Headers(), '/', tooLong)).toBeUndefined();
  expect(drawScreen).not.toHaveBeenCalled();
});

it('leaves the text if the page cannot be drawn', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  drawScreen.mockRejectedValue(new Error('no answer'));
  expect(await drawRefusal(browser, '/', tooLong)).toBeUndefined();
  vi.mocked(process.stdout.write).mockRestore();
});
