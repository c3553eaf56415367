import { describe, expect, it } from 'vitest';
import { isDirect, visitorAddress } from '@/server/requests/visitor-address';

const address = (forwarded: string | null, socket: string | null, trustedProxies: number) =>
  visitorAddress(
    new Headers([
      ...(forwarded === null ? [] : [['x-forwarded-for', forwarded] as [string, string]]),
      ...(socket === null ? [] : [['x-pf-socket', socket] as [string, string]]),
    ]),
    trustedProxies,
  );

describe('visitorAddress', () => {
  it('returns the address of the socket without a trusted proxy, whatever the headers state', () => {
    expect(address(null, '192.0.2.1', 0)).toBe('192.0.2.1');
    expect(address('203.0.113.9', '192.0.2.1', 0)).toBe('192.0.2.1');
  });

  it('returns the last address, which the one trusted proxy added', () => {
    expect(address('198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7');
    expect(address('203.0.113.9, 198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7');
  });

  it('counts back as many addresses as there are trusted proxies', () => {
    expect(address('203.0.113.9, 198.51.100.7, 10.0.0.2', '10.0.0.1', 2)).toBe('198.51.100.7');
  });

  it('returns the first address when there are fewer than trusted proxies', () => {
    expect(address(null, '192.0.2.1', 2)).toBe('192.0.2.1');
  });

  it('returns the address from Next without a noted socket, and never an empty one', () => {
    expect(address('192.0.2.1', null, 0)).toBe('192.0.2.1');
    expect(address(null, null, 0)).toBe('unknown');
  });

  it('removes the port, which differs with every connection', () => {
    expect(address(null, '192.0.2.1:4711', 0)).toBe('192.0.2.1');
    expect(address(null, '[2001:db8::1]:4711', 0)).toBe('2001:db8::1');
    expect(address(null, '2001:db8::1', 0)).toBe('2001:db8::1');
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['198.51.100.7', '10.0.0.1', false],
  ['10.0.0.1, 198.51.100.7', '10.0.0.1', false],
  ['', '', false],
])('isDirect: x-forwarded-for "%s" over the socket "%s" gives %s', (forwarded, socket, expected) => {
  expect(isDirect(new Headers({ 'x-forwarded-for': forwarded, 'x-pf-socket': socket }))).toBe(expected);
});
