import { countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHostOf, type HostPolicy, parseHosts, resolveHost } from './hosts.ts';

const policy: HostPolicy = {
  hosts: parseHosts('es.example.com=ES, www.example.com=ES, ua.example.com=UA'),
  defaultCountry: 'ES',
};

describe('the HOSTS table', () => {
  test('lists a country for each host, spaces and letter case aside', () => {
    expect([...parseHosts(' ES.example.com = ES ,\nua.example.com=UA,')]).toEqual([
      ['es.example.com', 'ES'],
      ['ua.example.com', 'UA'],
    ]);
  });

  test('may be empty', () => {
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

  test('refuses a host that is listed twice', () => {
    expect(() => parseHosts('a.com=ES,A.com=MX')).toThrow('listed twice');
  });
});

describe('a request', () => {
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
    'to %s is unknown and gets the default country under its own canonical host',
    (host) => {
      expect(resolveHost(host, policy)).toEqual({ country: 'ES', known: false, canonicalHost: 'es.example.com' });
    },
  );

  test('never fails, and never has its host repeated unless it is ours', () => {
    const ours = [...policy.hosts.keys(), ...countryCodes.map((code) => `${code.toLowerCase()}.localhost`)];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.domain()), (host) => {
        expect(ours).toContain(resolveHost(host, policy).canonicalHost);
      }),
    );
  });
});

describe('a canonical host', () => {
  test("is the country's first in the table", () => {
    expect(canonicalHostOf('ES', policy.hosts)).toBe('es.example.com');
    expect(resolveHost('www.example.com', policy).canonicalHost).toBe('es.example.com');
  });

  test('is local for a country that is not deployed', () => {
    expect(canonicalHostOf('KZ', policy.hosts)).toBe('kz.localhost');
  });
});

describe('a deployment pinned to one country', () => {
  const pinned: HostPolicy = { ...policy, pinnedCountry: 'UA' };

  test('serves that country at its host and at plain localhost', () => {
    expect(resolveHost('ua.example.com', pinned)).toMatchObject({ country: 'UA', known: true });
    expect(resolveHost('localhost', pinned)).toMatchObject({ country: 'UA', known: true });
  });

  test("serves it under another country's host too, but as unknown", () => {
    expect(resolveHost('es.example.com', pinned)).toEqual({
      country: 'UA',
      known: false,
      canonicalHost: 'ua.example.com',
    });
  });
});
