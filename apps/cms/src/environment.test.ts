import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

const secret = 'x'.repeat(32);
const complete = {
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  CMS_READ_TOKEN: secret,
  CMS_WRITE_TOKEN: 'w'.repeat(32),
  VISITOR_HASH_SECRET: secret,
  REVALIDATE_SECRET: secret,
};

test('a complete environment is read, with defaults for what may be left out', () => {
  expect(readEnvironment(complete)).toMatchObject({ SEED: 'auto', REVALIDATE_URLS: [] });
});

test('several web instances are a comma-separated list', () => {
  const REVALIDATE_URLS = 'http://a:3000/api/revalidate, http://b:3000/api/revalidate';
  expect(readEnvironment({ ...complete, REVALIDATE_URLS }).REVALIDATE_URLS).toEqual([
    'http://a:3000/api/revalidate',
    'http://b:3000/api/revalidate',
  ]);
});

test('each wrong variable is named with what it needs, and no value is repeated', () => {
  const wrong = { ...complete, APP_KEYS: undefined, CMS_READ_TOKEN: 'short', SEED: 'often' };
  expect(() => readEnvironment(wrong)).toThrow(
    [
      'The environment of the CMS is not complete:',
      '  APP_KEYS is missing: it needs at least 16 characters, e.g. the output of `openssl rand -hex 32`',
      '  CMS_READ_TOKEN needs at least 16 characters, e.g. the output of `openssl rand -hex 32`',
      '  SEED is `auto` or `never`',
    ].join('\n'),
  );
});

test('the tokens that read and that write are two', () => {
  expect(() => readEnvironment({ ...complete, CMS_WRITE_TOKEN: secret })).toThrow(
    'CMS_WRITE_TOKEN must differ from CMS_READ_TOKEN',
  );
});
