import { countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHostOf, type HostPolicy, parseHosts, resolveHost } from './hosts.ts';

const policy: HostPolicy = {
  hosts: parseHosts('es.example.com=ES, www.example.com=ES, ua.example.com=UA'),
  defaultCountry: 'ES',
};

describe('parseHosts', () => {
  test('maps each host to its country, and ignores spaces and letter case', () => {
    expect([...parseHosts(' ES.example.com = ES ,\nua.example.com=UA,')]).toEqual([
      ['es.example.com', 'ES'],
      ['ua.example.com', 'UA'],
    ]);
  });

  test('returns an empty table for an empty text', () => {
    expect(parseHosts('').size).toBe(0);
  });

  test.each([
    ['es.example.com'],
    ['es.example.com=FR'],
    ['es.example.com=es'],
    ['https://es.example.com=ES'],
    ['es.example.com:8080=ES'],
    ['es.example.com/x=ES'],
    ['=ES'],
    ['a.com=ES=MX'],
  ])('refuses "%s" and names it', (entry) => {
    expect(() => parseHosts(`ok.example.com=PL,${entry}`)).toThrow(`HOSTS: wrong entry "${entry}"`);
  });

  test('throws when a host is listed twice', () => {
    expect(() => parseHosts('a.com=ES,A.com=MX')).toThrow('listed twice');
  });
});

describe('resolveHost', () => {
  test.each([
    ['es.example.com', 'ES'],
    ['ES.Example.com:443', 'ES'],
    ['ua.example.com.', 'UA'],
    ['es.localhost', 'ES'],
    ['mx.localhost:3000', 'MX'],
    ['localhost:3000', 'ES'],
    ['127.0.0.1', 'ES'],
    ['127.0.0.1:80', 'ES'],
    ['[::1]', 'ES'],
    ['[::1]:3000', 'ES'],
  ])('to %s is known and gets %s', (host, country) => {
    expect(resolveHost(host, policy)).toMatchObject({ country, known: true });
  });

  test.each(['evil.test', 'xx.localhost', 'es.localhost.evil.test', 'a.es.localhost', '', '[::2]', null, undefined])(
    'treats the host %s as unknown and answers for the default country under its canonical host',
    (host) => {
      expect(resolveHost(host, policy)).toEqual({ country: 'ES', known: false, canonicalHost: 'es.example.com' });
    },
  );

  test('returns a host of the table or a local one for any input, and never throws', () => {
    const ours = [...policy.hosts.keys(), ...countryCodes.map((code) => `${code.toLowerCase()}.localhost`)];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain()), (host) => {
        expect(ours).toContain(resolveHost(host, policy).canonicalHost);
      }),
    );
  });
});

describe('canonicalHostOf', () => {
  test('returns the first host of the country in the table', () => {
    expect(canonicalHostOf('ES', policy.hosts)).toBe('es.example.com');
    expect(resolveHost('www.example.com', policy).canonicalHost).toBe('es.example.com');
  });

  test('returns a local host for a country without a host in the table', () => {
    expect(canonicalHostOf('KZ', policy.hosts)).toBe('kz.localhost');
  });
});

describe('resolveHost with a pinned country', () => {
  const pinned: HostPolicy = { ...policy, pinnedCountry: 'UA' };

  test("resolves the country's own host and plain localhost as known", () => {
    expect(resolveHost('ua.example.com', pinned)).toMatchObject({ country: 'UA', known: true });
    expect(resolveHost('localhost', pinned)).toMatchObject({ country: 'UA', known: true });
  });

  test('resolves the host of another country to the pinned country, and marks it unknown', () => {
    expect(resolveHost('es.example.com', pinned)).toEqual({
      country: 'UA',
      known: false,
      canonicalHost: 'ua.example.com',
    });
  });
});
