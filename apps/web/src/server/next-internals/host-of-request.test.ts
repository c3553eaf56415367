import { describe, expect, it } from 'vitest';
import { hostOfRequest } from '@/server/next-internals/host-of-request';

const hostOf = (host: string, forwarded: string) => hostOfRequest(new Headers({ host, 'x-forwarded-host': forwarded }));

describe('hostOfRequest', () => {
  it('is the Host header, whatever a visitor sends in x-forwarded-host', () => {
    expect(hostOf('es.example.com', 'mx.example.com')).toBe('es.example.com');
    expect(hostOf('localhost.example.com', 'mx.example.com')).toBe('localhost.example.com');
  });
  it('is x-forwarded-host when the server requests a page from itself', () => {
    expect(hostOf('localhost:3000', 'ua.example.com')).toBe('ua.example.com');
    expect(hostOfRequest(new Headers({ host: 'localhost:3000' }))).toBe('localhost:3000');
  });
});
