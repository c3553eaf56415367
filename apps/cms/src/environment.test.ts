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
  PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  APPLICATION_SECRET: secret,
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

test('the keys of personal data are in their order, and each is named by its id', () => {
  const key = (byte: number) => Buffer.alloc(32, byte);
  const PERSONAL_DATA_KEYS = `k2:${key(2).toString('base64url')}, k1:${key(1).toString('base64')}`;
  expect(readEnvironment({ ...complete, PERSONAL_DATA_KEYS }).PERSONAL_DATA_KEYS).toEqual([
    { id: 'k2', key: key(2) },
    { id: 'k1', key: key(1) },
  ]);
});

test.each([
  ['no key', ''],
  ['a key without an id', Buffer.alloc(32).toString('base64')],
  ['a key that is too short', `k1:${Buffer.alloc(16).toString('base64')}`],
  [
    'an id that stands for two keys',
    `k1:${Buffer.alloc(32).toString('base64')},k1:${Buffer.alloc(32).toString('base64')}`,
  ],
])('%s is refused without repeating it', (_, PERSONAL_DATA_KEYS) => {
  expect(() => readEnvironment({ ...complete, PERSONAL_DATA_KEYS })).toThrow(/ {2}PERSONAL_DATA_KEYS [^\n]+$/);
  if (PERSONAL_DATA_KEYS) {
    expect(() => readEnvironment({ ...complete, PERSONAL_DATA_KEYS })).not.toThrow(PERSONAL_DATA_KEYS);
  }
});

test('each network has a secret of its own', () => {
  const POSTBACK_SECRETS = 'prueba=0123456789abcdef=, otra=fedcba9876543210';
  expect(readEnvironment({ ...complete, POSTBACK_SECRETS }).POSTBACK_SECRETS).toEqual(
    new Map([
      ['prueba', '0123456789abcdef='],
      ['otra', 'fedcba9876543210'],
    ]),
  );
  expect(readEnvironment(complete).POSTBACK_SECRETS).toEqual(new Map());
});

test('a network whose secret is too short to be one is refused', () => {
  const environment = { ...complete, POSTBACK_SECRETS: 'prueba=short' };
  expect(() => readEnvironment(environment)).toThrow(
    / {2}POSTBACK_SECRETS is a comma-separated list of network=secret/,
  );
});

test('Redis may be left out, and is an address of Redis', () => {
  expect(readEnvironment({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  expect(readEnvironment({ ...complete, REDIS_URL: 'redis://cache:6379' }).REDIS_URL).toBe('redis://cache:6379');
  expect(() => readEnvironment({ ...complete, REDIS_URL: 'http://cache' })).toThrow(/ {2}REDIS_URL/);
});

test('how many forms a minute are usual has a default, and is a number', () => {
  expect(readEnvironment(complete).FORMS_PER_MINUTE).toBe(60);
  expect(readEnvironment({ ...complete, FORMS_PER_MINUTE: '300' }).FORMS_PER_MINUTE).toBe(300);
  for (const FORMS_PER_MINUTE of ['many', '0', '1.5', '']) {
    expect(() => readEnvironment({ ...complete, FORMS_PER_MINUTE })).toThrow(/ {2}FORMS_PER_MINUTE is a whole number/);
  }
});

test('the tokens that read and that write are two', () => {
  expect(() => readEnvironment({ ...complete, CMS_WRITE_TOKEN: secret })).toThrow(
    'CMS_WRITE_TOKEN must differ from CMS_READ_TOKEN',
  );
});
