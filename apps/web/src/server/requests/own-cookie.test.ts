import { beforeEach, expect, it, vi } from 'vitest';
import { guardedName, isByHttps } from '@/server/requests/own-cookie';

const { sent, variables } = vi.hoisted(() => ({
  sent: { headers: new Headers() },
  variables: { PUBLIC_SCHEME: undefined as 'http' | 'https' | undefined },
}));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

beforeEach(() => {
  variables.PUBLIC_SCHEME = undefined;
  sent.headers = new Headers();
});

it.each([
  ['https', undefined, true],
  ['https', 'http', true],
  ['http', 'https', false],
  [undefined, 'https', true],
  [undefined, 'http', false],
  [undefined, undefined, false],
] as const)('isByHttps: PUBLIC_SCHEME=%s and x-forwarded-proto=%s give %s', async (scheme, forwarded, expected) => {
  variables.PUBLIC_SCHEME = scheme;
  if (forwarded) sent.headers.set('x-forwarded-proto', forwarded);
  expect(await isByHttps()).toBe(expected);
  expect(await guardedName('pf_x')).toBe(expected ? '__Host-pf_x' : 'pf_x');
});
