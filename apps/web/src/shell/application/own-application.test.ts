import { afterEach, expect, it, vi } from 'vitest';
import { catchLog } from '@/server/testing/catch-log';
import { loadOwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';

const { cookie } = vi.hoisted(() => ({ cookie: { value: undefined as string | undefined } }));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: async () => cookie.value }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ CMS_URL: 'http://cms.example', CMS_WRITE_TOKEN: 'write-token' }),
}));

const token = 'T'.repeat(43);
const fetched = vi.spyOn(globalThis, 'fetch');
const answering = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

afterEach(() => {
  cookie.value = undefined;
  fetched.mockReset();
});

it('loadOwnApplication: does not call the CMS for a visitor without the cookie', async () => {
  expect(await loadOwnApplication('ES')).toEqual({ state: 'none' });
  expect(fetched).not.toHaveBeenCalled();
});

it('loadOwnApplication: sends the token in the body, because addresses are logged, and stores no answer', async () => {
  cookie.value = token;
  answering(200, sampleProgress);
  expect(await loadOwnApplication('ES')).toEqual({ state: 'known', token, progress: sampleProgress });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect(address).toBe('http://cms.example/api/applications/progress');
  expect(init).toMatchObject({ method: 'POST', cache: 'no-store', body: JSON.stringify({ token }) });
});

it('loadOwnApplication: has no application for an unknown token or another country', async () => {
  cookie.value = token;
  answering(404, { error: 'unknown-token' });
  expect(await loadOwnApplication('ES')).toEqual({ state: 'none' });
  answering(200, sampleProgress);
  expect(await loadOwnApplication('MX')).toEqual({ state: 'none' });
});

it.each<[string, () => void]>([
  ['does not answer', () => fetched.mockRejectedValue(new TypeError('fetch failed'))],
  ['answers with an error', () => answering(503, {})],
  ['has no such address', () => answering(404, { error: { name: 'NotFoundError' } })],
  ['answers something else', () => answering(200, { status: 'fine' })],
])('a CMS that %s is away: that is logged without the token', async (_, fail) => {
  const lines = catchLog();
  cookie.value = token;
  fail();
  expect(await loadOwnApplication('ES')).toEqual({ state: 'away' });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(token);
  vi.mocked(process.stdout.write).mockRestore();
});
