import { beforeEach, expect, it, vi } from 'vitest';
import { keepApplicationToken, readApplicationToken } from '@/shell/application/application-token';

const { jar, sent, variables } = vi.hoisted(() => ({
  jar: { get: vi.fn(), set: vi.fn() },
  sent: { headers: new Headers() },
  variables: { PUBLIC_SCHEME: undefined as 'http' | 'https' | undefined },
}));
vi.mock('next/headers', () => ({ cookies: async () => jar, headers: async () => sent.headers }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

const token = 'Ab3_-'.repeat(9).slice(0, 43);
const kept = () => jar.set.mock.lastCall?.[2];

beforeEach(() => {
  variables.PUBLIC_SCHEME = undefined;
  sent.headers = new Headers();
});

it('keepApplicationToken: sets a cookie for 30 days that no script and no form of another site can use', async () => {
  await keepApplicationToken(token);
  expect(jar.set).toHaveBeenLastCalledWith('pf_application', token, {
    maxAge: 2_592_000,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: false,
  });
});

it('keepApplicationToken: sets a secure cookie if the site is public under https', async () => {
  variables.PUBLIC_SCHEME = 'https';
  await keepApplicationToken(token);
  expect(kept()).toMatchObject({ secure: true });
  variables.PUBLIC_SCHEME = undefined;
  sent.headers = new Headers({ 'x-forwarded-proto': 'https' });
  await keepApplicationToken(token);
  expect(kept()).toMatchObject({ secure: true });
});

it('readApplicationToken: reads a token, and undefined from any other cookie', async () => {
  jar.get.mockReturnValue({ value: token });
  expect(await readApplicationToken()).toBe(token);
  for (const value of ['', 'short', `${token}x`, `${token.slice(0, 42)}$`]) {
    jar.get.mockReturnValue({ value });
    expect(await readApplicationToken()).toBeUndefined();
  }
  jar.get.mockReturnValue(undefined);
  expect(await readApplicationToken()).toBeUndefined();
});
