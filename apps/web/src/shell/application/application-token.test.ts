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

beforeEach(() => {
  jar.get.mockReset();
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

it.each([
  ['the scheme of public addresses', 'https', {}],
  ['the proxy in front', undefined, { 'x-forwarded-proto': 'https' }],
] as const)(
  'keepApplicationToken: sets a secure cookie of this host only, if %s is https',
  async (_, scheme, forwarded) => {
    variables.PUBLIC_SCHEME = scheme;
    sent.headers = new Headers(forwarded);
    await keepApplicationToken(token);
    const [name, , { secure, path, domain }] = jar.set.mock.lastCall ?? [];
    expect([name, secure, path, domain]).toEqual(['__Host-pf_application', true, '/', undefined]);
  },
);

it('readApplicationToken: reads no cookie by https that a subdomain could have planted', async () => {
  jar.get.mockImplementation((name: string) => (name === 'pf_application' ? { value: token } : undefined));
  expect(await readApplicationToken()).toBe(token);
  variables.PUBLIC_SCHEME = 'https';
  expect(await readApplicationToken()).toBeUndefined();
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
