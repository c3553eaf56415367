import { describe, expect, it } from 'vitest';
import { visitorAddress } from '@/server/requests/visitor-address';

const address = (forwarded: string | null, socket: string | null, trustedProxies: number) =>
  visitorAddress(
    new Headers([
      ...(forwarded === null ? [] : [['x-forwarded-for', forwarded] as [string, string]]),
      ...(socket === null ? [] : [['x-pf-socket', socket] as [string, string]]),
    ]),
    trustedProxies,
  );

describe('the address of a visitor', () => {
  it('is that of the socket where no proxy is trusted, whatever the visitor claims', () => {
    expect(address(null, '192.0.2.1', 0)).toBe('192.0.2.1');
    expect(address('203.0.113.9', '192.0.2.1', 0)).toBe('192.0.2.1');
  });

  it('is what the one trusted proxy added last, whatever stands before it', () => {
    expect(address('198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7');
    expect(address('203.0.113.9, 198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7');
  });

  it('is as many places from the end as there are trusted proxies', () => {
    expect(address('203.0.113.9, 198.51.100.7, 10.0.0.2', '10.0.0.1', 2)).toBe('198.51.100.7');
  });

  it('is the first that is known where fewer proxies were passed than are trusted', () => {
    expect(address(null, '192.0.2.1', 2)).toBe('192.0.2.1');
  });

  it('is what Next wrote where the socket was not noted, and never nothing', () => {
    expect(address('192.0.2.1', null, 0)).toBe('192.0.2.1');
    expect(address(null, null, 0)).toBe('unknown');
  });

  it('has no port, which differs with every connection', () => {
    expect(address(null, '192.0.2.1:4711', 0)).toBe('192.0.2.1');
    expect(address(null, '[2001:db8::1]:4711', 0)).toBe('2001:db8::1');
    expect(address(null, '2001:db8::1', 0)).toBe('2001:db8::1');
  });
});
