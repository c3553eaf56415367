import { describe, expect, it } from 'vitest';
import { hostOf } from '@/site/request-host';

const of = (host: string, forwarded: string) => hostOf(new Headers({ host, 'x-forwarded-host': forwarded }));

describe('the host of a request', () => {
  it('is the one that the visitor named', () => {
    expect(of('es.example.com', 'mx.example.com')).toBe('es.example.com');
    expect(of('localhost.example.com', 'mx.example.com')).toBe('localhost.example.com');
  });
  it('is the forwarded one when the server asks itself', () => {
    expect(of('localhost:3000', 'ua.example.com')).toBe('ua.example.com');
    expect(hostOf(new Headers({ host: 'localhost:3000' }))).toBe('localhost:3000');
  });
});
