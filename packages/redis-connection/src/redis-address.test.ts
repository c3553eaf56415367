import { describe, expect, it } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

describe('readRedisAddress', () => {
  it.each(['redis://localhost:6379', 'rediss://:password@cache:6380'])('keeps the address of one server: %s', (url) => {
    expect(readRedisAddress(url)).toEqual({ kind: 'server', url });
  });

  it('reads Sentinels, the name of the master and the passwords, and takes 26379 for a missing port', () => {
    expect(
      readRedisAddress('rediss+sentinel://app:p%40ss@one.example,[::1]:26380/prestafaro?sentinelPassword=s%2F'),
    ).toEqual({
      kind: 'sentinel',
      sentinels: [
        { host: 'one.example', port: 26_379 },
        { host: '::1', port: 26_380 },
      ],
      master: 'prestafaro',
      isTls: true,
      username: 'app',
      password: 'p@ss',
      sentinelPassword: 's/',
    });
  });

  it.each(['redis+sentinel://:secret@one:26379', 'redis+sentinel://:secret@one,/name', 'redis+cluster://:secret@one'])(
    'refuses %s and does not repeat it, because it has a password',
    (url) => {
      expect(() => readRedisAddress(url)).toThrow(/must be redis:\/\/host:port, or redis\+sentinel/);
      expect(() => readRedisAddress(url)).not.toThrow(/secret/);
    },
  );
});
