import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request';

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ req: { headers, socket: { remoteAddress } }, request: { headers } }) as unknown as Parameters<
    typeof isLocalRequest
  >[0];

test.each(['localhost:1337', '127.0.0.1:1337', 'LOCALHOST'])('a request of this machine to %s is local', (host) => {
  expect(isLocalRequest(request('::ffff:127.0.0.1', { host }))).toBe(true);
});

test.each([
  ['of another machine', '203.0.113.7', { host: 'localhost' }],
  ['to a public name', '127.0.0.1', { host: 'cms.example.com' }],
  ['that a proxy passed on', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  ['without a host', '127.0.0.1', {}],
] as const)('a request %s is not local', (_, address, headers) => {
  expect(isLocalRequest(request(address, headers))).toBe(false);
});
