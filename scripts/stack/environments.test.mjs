import { describe, expect, test } from 'vitest';
import { cmsEnvironment, webEnvironment } from './environments.mjs';

const options = {
  environment: {
    PATH: '/bin',
    CMS_READ_TOKEN: 'token',
    CMS_WRITE_TOKEN: 'other token',
    APP_KEYS: 'secret',
    VISITOR_HASH_SECRET: 'secret',
    PERSONAL_DATA_KEYS: 'secret',
    APPLICATION_SECRET: 'secret',
    POSTBACK_SECRETS: 'secret',
    VAPID_PRIVATE_KEY: 'secret',
    REDIS_URL: 'redis://localhost:6379',
    ADMIN_PASSWORD: 'secret',
    HOST: '0.0.0.0',
  },
  ports: { web: 3000, cms: 1337 },
  databaseFile: '/data/cms.sqlite',
  publicFolder: '/data/public',
  webDataFolder: '/data/web',
};

describe('the environment of a local start', () => {
  test('binds both servers to the loopback, also when HOST is set', () => {
    expect(cmsEnvironment(options)).toMatchObject({ HOST: 'localhost', PORT: '1337' });
    expect(webEnvironment(options)).toMatchObject({ HOSTNAME: 'localhost', PORT: '3000' });
  });

  test('passes the address of each server to the other', () => {
    expect(cmsEnvironment(options).REVALIDATE_URLS).toBe('http://localhost:3000/api/revalidate');
    expect(webEnvironment(options).CMS_URL).toBe('http://localhost:1337');
  });

  test('links to the port of the web app from pages and mails, also when .env has the public port of docker compose', () => {
    const both = { ...options, environment: { PUBLIC_PORT: '8080' } };
    expect(cmsEnvironment(both).PUBLIC_PORT).toBe('3000');
    expect(webEnvironment(both)).toMatchObject({ PORT: '3000', PUBLIC_PORT: '' });
  });

  test('lets sample lenders receive applications only where their receiver runs', () => {
    const withReceiver = cmsEnvironment({ ...options, ports: { web: 3000, cms: 1337, receiver: 8787 } });
    expect(withReceiver).toMatchObject({
      DEMO_RECEIVER_URL: 'http://127.0.0.1:8787/',
      DELIVERY_TO_PRIVATE_ADDRESSES: 'true',
    });
    expect(cmsEnvironment(options)).not.toHaveProperty('DEMO_RECEIVER_URL');
    expect(cmsEnvironment(options)).not.toHaveProperty('DELIVERY_TO_PRIVATE_ADDRESSES');
  });

  test('seeds an empty database by default', () => {
    expect(cmsEnvironment(options).SEED).toBe('auto');
    expect(cmsEnvironment({ ...options, environment: { SEED: 'never' } }).SEED).toBe('never');
  });

  test('does not pass the secrets of the CMS to the web app', () => {
    const web = webEnvironment(options);
    expect(web).toMatchObject({ CMS_READ_TOKEN: 'token', CMS_WRITE_TOKEN: 'other token', PATH: '/bin' });
    expect(Object.values(web)).not.toContain('secret');
  });

  test('passes the same Redis to both servers', () => {
    expect(webEnvironment(options).REDIS_URL).toBe('redis://localhost:6379');
    expect(cmsEnvironment(options).REDIS_URL).toBe('redis://localhost:6379');
  });
});
