import { cmsVariables } from '@prestafaro/types/environment';
import { expect, test } from 'vitest';
import { readEnvironment, readSettings } from './environment';

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

/** What the start says of an environment that is wrong. */
function complaintOf(wrong: NodeJS.ProcessEnv): string {
  try {
    readEnvironment({ ...complete, ...wrong });
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
  return 'nothing';
}

test('each wrong variable is named with what it means and an example, and no value is repeated', () => {
  expect(complaintOf({ API_TOKEN_SALT: undefined, CMS_READ_TOKEN: 'short', SEED: 'often' }).split('\n')).toEqual([
    'The environment of the CMS is not complete:',
    '- API_TOKEN_SALT is missing. Meaning: salt of 16 characters or more for the hashes of API tokens. Example: API_TOKEN_SALT=the output of `openssl rand -hex 32`',
    expect.stringMatching(/^- CMS_READ_TOKEN must have 16 characters or more\. Meaning: .* Example: CMS_READ_TOKEN=/),
    expect.stringMatching(/^- SEED must be `auto` or `never`\. Meaning: /),
  ]);
  expect(complaintOf({ CMS_READ_TOKEN: 'tooshort' })).not.toContain('tooshort');
});

test('no value is repeated, whatever is wrong', () => {
  const complaint = complaintOf(Object.fromEntries(Object.keys(cmsVariables).map((name) => [name, 'sesame?~'])));
  for (const name of ['APP_KEYS', 'PERSONAL_DATA_KEYS', 'POSTBACK_SECRETS', 'REDIS_URL']) {
    expect(complaint).toContain(`- ${name} must be `);
  }
  expect(complaint).not.toContain('sesame');
});

test.each(Object.entries(cmsVariables).filter(([, variable]) => 'required' in variable))(
  'the CMS does not start without %s',
  (name) => {
    expect(complaintOf({ [name]: '' })).toContain(`- ${name} is missing. Meaning: `);
  },
);

test('what has a default or is not required may be left out', () => {
  expect(complaintOf({})).toBe('nothing');
});

test('the keys of sessions are a list', () => {
  expect(readEnvironment({ ...complete, APP_KEYS: `${secret}, ${'y'.repeat(16)}` }).APP_KEYS).toEqual([
    secret,
    'y'.repeat(16),
  ]);
  expect(complaintOf({ APP_KEYS: `${secret},short` })).toContain('- APP_KEYS must be keys of 16 characters or more');
});

test('PostgreSQL without its host or its password is refused, also where other variables are wrong', () => {
  const complaint = complaintOf({ DATABASE_CLIENT: 'postgres', SEED: 'often' });
  expect(complaint).toContain('- DATABASE_HOST is missing, and DATABASE_CLIENT is postgres. Meaning: ');
  expect(complaint).toContain('- DATABASE_PASSWORD is missing, and DATABASE_CLIENT is postgres. Meaning: ');
  const database = { DATABASE_CLIENT: 'postgres', DATABASE_HOST: 'db', DATABASE_PASSWORD: 'p', DATABASE_SSL: 'true' };
  expect(readEnvironment({ ...complete, ...database })).toMatchObject({
    DATABASE_CLIENT: 'postgres',
    DATABASE_PORT: 5432,
    DATABASE_SSL: true,
  });
});

test('an S3 bucket is described whole or not at all', () => {
  const complaint = complaintOf({ UPLOADS_S3_BUCKET: 'files', UPLOADS_S3_REGION: 'eu' });
  for (const name of ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PUBLIC_URL']) {
    expect(complaint).toContain(`- UPLOADS_S3_${name} is missing, and another of UPLOADS_S3_* is there.`);
  }
  expect(complaintOf({ UPLOADS_S3_BUKET: 'files' })).toMatch(/UPLOADS_S3_BUKET is read by no app.*UPLOADS_S3_BUCKET/);
});

test('a build has settings without secrets, and refuses what is wrong all the same', () => {
  expect(readSettings({})).toMatchObject({ PORT: 1337, HOST: 'localhost', DATABASE_CLIENT: 'sqlite' });
  expect(readSettings(complete).APP_KEYS).toEqual([secret]);
  expect(() => readSettings({ PORT: 'abc' })).toThrow(/- PORT must be a whole number from 0 to 65535\. Meaning: /);
});

test('a start that lacks some secrets is told all of them at once', () => {
  const { APP_KEYS, ENCRYPTION_KEY, ...rest } = complete;
  expect(() => readSettings({ ...rest, SEED: 'often' })).toThrow(/- APP_KEYS [\s\S]*- ENCRYPTION_KEY [\s\S]*- SEED /);
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
  const complaint = complaintOf({ PERSONAL_DATA_KEYS });
  expect(complaint).toMatch(/^- PERSONAL_DATA_KEYS (is missing|must be id:key|has an id)[^\n]+$/m);
  if (PERSONAL_DATA_KEYS) expect(complaint).not.toContain(PERSONAL_DATA_KEYS);
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
  expect(complaintOf({ POSTBACK_SECRETS: 'prueba=short' })).toContain('- POSTBACK_SECRETS must be network=secret');
});

test('Redis may be left out, and is an address of Redis', () => {
  expect(readEnvironment({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  expect(readEnvironment({ ...complete, REDIS_URL: 'redis://cache:6379' }).REDIS_URL).toBe('redis://cache:6379');
  expect(complaintOf({ REDIS_URL: 'http://cache' })).toContain('- REDIS_URL must be the address of a Redis');
});

test('how many forms a minute are usual has a default, and is a number', () => {
  expect(readEnvironment(complete).FORMS_PER_MINUTE).toBe(60);
  expect(readEnvironment({ ...complete, FORMS_PER_MINUTE: '' }).FORMS_PER_MINUTE).toBe(60);
  expect(readEnvironment({ ...complete, FORMS_PER_MINUTE: '300' }).FORMS_PER_MINUTE).toBe(300);
  for (const FORMS_PER_MINUTE of ['many', '0', '1.5', '1e99']) {
    expect(complaintOf({ FORMS_PER_MINUTE })).toContain('- FORMS_PER_MINUTE must be a whole number from 1 to');
  }
});

test('the tokens that read and that write are two', () => {
  expect(complaintOf({ CMS_WRITE_TOKEN: secret })).toContain('- CMS_WRITE_TOKEN must differ from CMS_READ_TOKEN.');
});
