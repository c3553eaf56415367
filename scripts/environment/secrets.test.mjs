import { describe, expect, test } from 'vitest';
import { generateMissing, generateSecrets } from './secrets.mjs';

describe('the secrets of a local installation', () => {
  test('are generated for every variable of an empty environment, and differ each time', () => {
    const first = generateMissing({});
    expect(Object.keys(first)).toEqual([...Object.keys(generateSecrets()), 'WEB_PORT', 'CMS_PORT']);
    expect(generateMissing({}).CMS_READ_TOKEN).not.toBe(first.CMS_READ_TOKEN);
    expect(first.CMS_WRITE_TOKEN).not.toBe(first.CMS_READ_TOKEN);
  });

  test('are not generated for a variable with a value', () => {
    expect(generateMissing({ APP_KEYS: 'mine', ADMIN_EMAIL: '' })).not.toHaveProperty('APP_KEYS');
    expect(generateMissing({ APP_KEYS: 'mine', ADMIN_EMAIL: '' }).ADMIN_EMAIL).toBe('admin@example.com');
  });

  test('contain a 32-byte key for server actions', () => {
    const { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = generateMissing({});
    expect(Buffer.from(String(key), 'base64')).toHaveLength(32);
  });

  test('contain a 32-byte key for personal data with its id', () => {
    const [id, key] = String(generateMissing({}).PERSONAL_DATA_KEYS).split(':');
    expect(id).toBe('k1');
    expect(Buffer.from(String(key), 'base64')).toHaveLength(32);
  });

  test('contain a password that Strapi accepts and a person can type', () => {
    expect(generateMissing({}).ADMIN_PASSWORD).toMatch(/^[A-Z][a-z]{5}-[a-z]{6}-[0-9]{4}$/);
  });
});
