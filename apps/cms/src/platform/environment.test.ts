import { cmsVariables } from '@prestafaro/types/environment';
import { expect, test } from 'vitest';
import { readEnvironment, readSettings } from './environment';

const secret = 'x'.repeat(32);
const complete = {
  APP_KEYS: secret,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  CMS_READ_TOKEN: secret,
  CMS_WRITE_TOKEN: 'w'.repeat(32),
  CMS_PREVIEW_TOKEN: 'v'.repeat(32),
  VISITOR_HASH_SECRET: secret,
  PERSONAL_DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  APPLICATION_SECRET: secret,
  REVALIDATE_SECRET: secret,
};

test('readEnvironment: reads a complete environment and applies the defaults', () => {
  expect(readEnvironment(complete)).toMatchObject({ SEED: 'auto', REVALIDATE_URLS: [] });
});

test('readEnvironment: the admin has a second factor only if the operator says so', () => {
  expect(readEnvironment(complete).ADMIN_HAS_SECOND_FACTOR).toBe(false);
  expect(readEnvironment({ ...complete, ADMIN_HAS_SECOND_FACTOR: 'true' }).ADMIN_HAS_SECOND_FACTOR).toBe(true);
});

test('readEnvironment: reads several web instances as a comma-separated list', () => {
  const REVALIDATE_URLS = 'http://a:3000/api/revalidate, http://b:3000/api/revalidate';
  expect(readEnvironment({ ...complete, REVALIDATE_URLS }).REVALIDATE_URLS).toEqual([
    'http://a:3000/api/revalidate',
    'http://b:3000/api/revalidate',
  ]);
});

/** The error message of a start with these wrong variables. */
function errorMessageOf(wrong: NodeJS.ProcessEnv): string {
  try {
    readEnvironment({ ...complete, ...wrong });
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
  return 'nothing';
}

test('readEnvironment: names each wrong variable with its meaning and an example, and without its value', () => {
  expect(errorMessageOf({ API_TOKEN_SALT: undefined, CMS_READ_TOKEN: 'short', SEED: 'often' }).split('\n')).toEqual([
    'The environment of the CMS is not complete:',
    '- API_TOKEN_SALT is missing. Meaning: salt of 16 characters or more for the hashes of API tokens. Example: API_TOKEN_SALT=the output of `openssl rand -hex 32`',
    expect.stringMatching(/^- CMS_READ_TOKEN must have 16 characters or more\. Meaning: .* Example: CMS_READ_TOKEN=/),
    expect.stringMatching(/^- SEED must be `auto` or `never`\. Meaning: /),
  ]);
  expect(errorMessageOf({ CMS_READ_TOKEN: 'tooshort' })).not.toContain('tooshort');
});

test('readEnvironment: repeats no value of any wrong variable', () => {
  const message = errorMessageOf(Object.fromEntries(Object.keys(cmsVariables).map((name) => [name, 'sesame?~'])));
  for (const name of ['APP_KEYS', 'PERSONAL_DATA_KEYS', 'POSTBACK_SECRETS', 'REDIS_URL']) {
    expect(message).toContain(`- ${name} must be `);
  }
  expect(message).not.toContain('sesame');
});

test.each(Object.entries(cmsVariables).filter(([, variable]) => 'required' in variable))(
  'readEnvironment: throws without %s',
  (name) => {
    expect(errorMessageOf({ [name]: '' })).toContain(`- ${name} is missing. Meaning: `);
  },
);

test('readEnvironment: accepts absent variables that are optional or have a default', () => {
  expect(errorMessageOf({})).toBe('nothing');
});

test('readEnvironment: reads the session keys as a list', () => {
  expect(readEnvironment({ ...complete, APP_KEYS: `${secret}, ${'y'.repeat(16)}` }).APP_KEYS).toEqual([
    secret,
    'y'.repeat(16),
  ]);
  expect(errorMessageOf({ APP_KEYS: `${secret},short` })).toContain('- APP_KEYS must be keys of 16 characters or more');
});

test('readEnvironment: refuses PostgreSQL without host or password, also when other variables are wrong', () => {
  const message = errorMessageOf({ DATABASE_CLIENT: 'postgres', SEED: 'often' });
  expect(message).toContain('- DATABASE_HOST is missing, and DATABASE_CLIENT is postgres. Meaning: ');
  expect(message).toContain('- DATABASE_PASSWORD is missing, and DATABASE_CLIENT is postgres. Meaning: ');
  const database = { DATABASE_CLIENT: 'postgres', DATABASE_HOST: 'db', DATABASE_PASSWORD: 'p', DATABASE_SSL: 'true' };
  expect(readEnvironment({ ...complete, ...database })).toMatchObject({
    DATABASE_CLIENT: 'postgres',
    DATABASE_PORT: 5432,
    DATABASE_SSL: true,
  });
});

test('readEnvironment: refuses a part of the UPLOADS_S3_* variables', () => {
  const message = errorMessageOf({ UPLOADS_S3_BUCKET: 'files', UPLOADS_S3_REGION: 'eu' });
  for (const name of ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PUBLIC_URL']) {
    expect(message).toContain(`- UPLOADS_S3_${name} is missing, and another of UPLOADS_S3_* is there.`);
  }
  expect(errorMessageOf({ UPLOADS_S3_BUKET: 'files' })).toMatch(
    /UPLOADS_S3_BUKET is read by no app.*UPLOADS_S3_BUCKET/,
  );
});

test('readSettings: needs no secrets for a build, but refuses wrong values', () => {
  expect(readSettings({})).toMatchObject({ PORT: 1337, HOST: 'localhost', DATABASE_CLIENT: 'sqlite' });
  expect(readSettings(complete).APP_KEYS).toEqual([secret]);
  expect(() => readSettings({ PORT: 'abc' })).toThrow(/- PORT must be a whole number from 0 to 65535\. Meaning: /);
});

test('readSettings: names all missing secrets at once when some are set', () => {
  const { APP_KEYS, ENCRYPTION_KEY, ...rest } = complete;
  expect(() => readSettings({ ...rest, SEED: 'often' })).toThrow(/- APP_KEYS [\s\S]*- ENCRYPTION_KEY [\s\S]*- SEED /);
});

test('readEnvironment: keeps the keys of personal data in order, each with its id', () => {
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
  ['one id for two keys', `k1:${Buffer.alloc(32).toString('base64')},k1:${Buffer.alloc(32).toString('base64')}`],
])('readEnvironment: refuses %s in PERSONAL_DATA_KEYS without repeating the value', (_, PERSONAL_DATA_KEYS) => {
  const message = errorMessageOf({ PERSONAL_DATA_KEYS });
  expect(message).toMatch(/^- PERSONAL_DATA_KEYS (is missing|must be id:key|has an id)[^\n]+$/m);
  if (PERSONAL_DATA_KEYS) expect(message).not.toContain(PERSONAL_DATA_KEYS);
});

test('readEnvironment: reads the secret of each network, and two while one is changed', () => {
  const POSTBACK_SECRETS = 'prueba=0123456789abcdef=, otra=fedcba9876543210, prueba=before-0123456789';
  expect(readEnvironment({ ...complete, POSTBACK_SECRETS }).POSTBACK_SECRETS).toEqual(
    new Map([
      ['prueba', ['0123456789abcdef=', 'before-0123456789']],
      ['otra', ['fedcba9876543210']],
    ]),
  );
  expect(readEnvironment(complete).POSTBACK_SECRETS).toEqual(new Map());
});

test.each([
  ['three secrets of a network', 'POSTBACK_SECRETS', 'a=0123456789abcdef,a=fedcba9876543210,a=third-0123456789'],
  ['one secret of a network twice', 'POSTBACK_URL_SECRETS', 'a=0123456789abcdef,a=0123456789abcdef'],
  ['two secrets of a lender', 'DELIVERY_SECRETS', 'a=0123456789abcdef,a=fedcba9876543210'],
])('readEnvironment: refuses %s without repeating a secret', (_, name, value) => {
  const message = errorMessageOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^- ${name} must have each (network|lender) once`, 'm'));
  expect(message).not.toContain('0123456789');
});

test.each([
  [
    'an address of another machine',
    { DEMO_RECEIVER_URL: 'https://leads.example.com/', DELIVERY_TO_PRIVATE_ADDRESSES: 'true' },
    'must be an address of this machine',
  ],
  [
    'a receiver on a server that calls no private address',
    { DEMO_RECEIVER_URL: 'http://127.0.0.1:8787/' },
    'needs DELIVERY_TO_PRIVATE_ADDRESSES',
  ],
])('readEnvironment: refuses %s for the sample lenders', (_, variables, fault) => {
  expect(errorMessageOf(variables)).toContain(`- DEMO_RECEIVER_URL ${fault}`);
});

test('readEnvironment: refuses a short secret of a network', () => {
  expect(errorMessageOf({ POSTBACK_SECRETS: 'prueba=short' })).toContain('- POSTBACK_SECRETS must be network=secret');
});

test('readEnvironment: accepts no Redis or the address of one', () => {
  expect(readEnvironment({ ...complete, REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  expect(readEnvironment({ ...complete, REDIS_URL: 'redis://cache:6379' }).REDIS_URL).toBe('redis://cache:6379');
  const sentinels = 'rediss+sentinel://:p%40ss@one:26379,two:26379/prestafaro?sentinelPassword=s';
  expect(readEnvironment({ ...complete, REDIS_URL: sentinels }).REDIS_URL).toBe(sentinels);
  for (const REDIS_URL of ['http://cache', 'redis+cluster://one:6379', 'redis+sentinel://one:26379']) {
    expect(errorMessageOf({ REDIS_URL }), REDIS_URL).toContain('- REDIS_URL must be the address of a Redis');
  }
});

test('readEnvironment: reads the limit of forms per minute as a number and has a default', () => {
  expect(readEnvironment(complete).FORMS_PER_MINUTE).toBe(60);
  expect(readEnvironment({ ...complete, FORMS_PER_MINUTE: '' }).FORMS_PER_MINUTE).toBe(60);
  expect(readEnvironment({ ...complete, FORMS_PER_MINUTE: '300' }).FORMS_PER_MINUTE).toBe(300);
  for (const FORMS_PER_MINUTE of ['many', '0', '1.5', '1e99']) {
    expect(errorMessageOf({ FORMS_PER_MINUTE })).toContain('- FORMS_PER_MINUTE must be a whole number from 1 to');
  }
});

test('readEnvironment: refuses equal read and write tokens', () => {
  expect(errorMessageOf({ CMS_WRITE_TOKEN: secret })).toContain('- CMS_WRITE_TOKEN must differ from CMS_READ_TOKEN.');
});

test.each(['CMS_READ_TOKEN', 'CMS_WRITE_TOKEN'] as const)(
  'readEnvironment: refuses %s as CMS_PREVIEW_TOKEN',
  (name) => {
    const message = errorMessageOf({ [name]: 'x'.repeat(20), CMS_PREVIEW_TOKEN: 'x'.repeat(20) });
    expect(message).toContain('- CMS_PREVIEW_TOKEN must differ from CMS_READ_TOKEN and CMS_WRITE_TOKEN.');
  },
);

test.each(['CMS_READ_TOKEN', 'CMS_WRITE_TOKEN'] as const)(
  'readEnvironment: refuses %s as MAIL_BOUNCE_TOKEN',
  (name) => {
    const message = errorMessageOf({ [name]: 'x'.repeat(20), MAIL_BOUNCE_TOKEN: 'x'.repeat(20) });
    expect(message).toContain('- MAIL_BOUNCE_TOKEN must differ from CMS_READ_TOKEN and CMS_WRITE_TOKEN.');
  },
);

test('readEnvironment: refuses a short MAIL_BOUNCE_TOKEN and a MAIL_BOUNCE_TO that is no address', () => {
  const message = errorMessageOf({ MAIL_BOUNCE_TOKEN: 'short', MAIL_BOUNCE_TO: 'devueltos' });
  expect(message).toContain('- MAIL_BOUNCE_TOKEN must have 16 characters or more.');
  expect(message).toContain('- MAIL_BOUNCE_TO must be an e-mail address.');
});

test('POSTBACK_URL_SECRETS holds secrets of networks, which fit into an address and sign nothing', () => {
  const secret = '0123456789abcdef';
  const read = readEnvironment({ ...complete, POSTBACK_URL_SECRETS: `prueba=${secret}` });
  expect(read.POSTBACK_URL_SECRETS).toEqual(new Map([['prueba', [secret]]]));
  expect(readEnvironment(complete).POSTBACK_URL_SECRETS).toEqual(new Map());
  const wrong = errorMessageOf({ POSTBACK_URL_SECRETS: `prueba=${secret}&x` });
  expect(wrong).toContain('- POSTBACK_URL_SECRETS must have secrets of letters, digits, - and _');
  const same = errorMessageOf({ POSTBACK_SECRETS: `prueba=${secret}`, POSTBACK_URL_SECRETS: `otra=${secret}` });
  expect(same).toContain('- POSTBACK_URL_SECRETS must have no secret of POSTBACK_SECRETS.');
});

test('POSTBACK_ADDRESSES holds the addresses of each network, and refuses what is no address', () => {
  const read = readEnvironment({
    ...complete,
    POSTBACK_ADDRESSES: 'prueba=192.0.2.7 2001:db8::/32, otra=198.51.100.0/24',
  });
  expect([...read.POSTBACK_ADDRESSES].map(([key, ranges]) => [key, ranges.length])).toEqual([
    ['prueba', 2],
    ['otra', 1],
  ]);
  for (const POSTBACK_ADDRESSES of ['prueba', 'prueba=example.com', 'prueba=192.0.2.0/40']) {
    expect(errorMessageOf({ POSTBACK_ADDRESSES })).toContain('- POSTBACK_ADDRESSES must be network=address');
  }
});

test('DELIVERY_SECRETS holds one secret for each lender, and a short one is refused', () => {
  const DELIVERY_SECRETS = 'entidad=0123456789abcdef';
  expect(readEnvironment({ ...complete, DELIVERY_SECRETS })).toMatchObject({
    DELIVERY_SECRETS: new Map([['entidad', '0123456789abcdef']]),
    DELIVERY_TO_PRIVATE_ADDRESSES: false,
  });
  expect(readEnvironment(complete).DELIVERY_SECRETS).toEqual(new Map());
  expect(errorMessageOf({ DELIVERY_SECRETS: 'entidad=short' })).toContain('- DELIVERY_SECRETS must be lender=secret');
});
