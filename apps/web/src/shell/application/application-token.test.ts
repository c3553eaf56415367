import { beforeEach, expect, it, vi } from 'vitest';
import { takeRecordedCookie } from '@/cms/recorded-cookie';
import { inRequest } from '@/cms/testing/in-request';
import {
  keepApplicationToken,
  keepApplicationTokenForNextPage,
  readApplicationToken,
} from '@/shell/application/application-token';

const { jar, sent, variables } = vi.hoisted(() => ({
  jar: { get: vi.fn(), set: vi.fn() },
  sent: { headers: new Headers() },
  variables: { PUBLIC_SCHEME: undefined as 'http' | 'https' | undefined },
}));
vi.mock('next/headers', () => ({ cookies: async () => jar, headers: async () => sent.headers }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

const token = 'Ab3_-'.repeat(9).slice(0, 43);

/** The parts of the cookie that the answer sets, but not its date, which repeats its age. */
async function cookieFor(value: string): Promise<string[]> {
  const text = await inRequest({ id: 'one' }, async () => {
    await keepApplicationToken(value);
    return takeRecordedCookie();
  });
  const [pair = '', ...attributes] = (text ?? '').split('; ');
  const named = attributes.map((attribute) => attribute.toLowerCase()).filter((each) => !each.startsWith('expires='));
  return [pair, ...named.sort()];
}

beforeEach(() => {
  jar.get.mockReset();
  jar.set.mockReset();
  variables.PUBLIC_SCHEME = undefined;
  sent.headers = new Headers();
});

it('keepApplicationToken: sets a cookie for 30 days that no script and no form of another site can use', async () => {
  expect(await cookieFor(token)).toEqual([
    `pf_application=${token}`,
    'httponly',
    'max-age=2592000',
    'path=/',
    'samesite=lax',
  ]);
});

it.each([
  ['the scheme of public addresses', 'https', {}],
  ['the proxy in front', undefined, { 'x-forwarded-proto': 'https' }],
] as const)(
  'keepApplicationToken: sets a secure cookie of this host only, if %s is https',
  async (_, scheme, forwarded) => {
    variables.PUBLIC_SCHEME = scheme;
    sent.headers = new Headers(forwarded);
    const parts = await cookieFor(token);
    expect(parts).toEqual(expect.arrayContaining([`__Host-pf_application=${token}`, 'secure', 'path=/']));
    expect(parts.filter((part) => part.startsWith('domain'))).toEqual([]);
  },
);

it('keepApplicationTokenForNextPage: sets the same cookie where the page of a redirect reads it', async () => {
  await keepApplicationTokenForNextPage(token);
  expect(jar.set.mock.calls).toEqual([
    [
      {
        ...{ name: 'pf_application', value: token, maxAge: 2_592_000, path: '/' },
        ...{ httpOnly: true, sameSite: 'lax', secure: false },
      },
    ],
  ]);
});

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
