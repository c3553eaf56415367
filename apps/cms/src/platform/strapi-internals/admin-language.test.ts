import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseAdminLanguage } from './admin-language';

function storageWith(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('chooseAdminLanguage: sets the language of a browser that has none', () => {
  const storage = storageWith({});
  chooseAdminLanguage(storage, 'es');
  expect([...storage.stored.values()]).toEqual(['es']);
});

test('chooseAdminLanguage: keeps the language that a person chose', () => {
  const storage = storageWith({ 'strapi-admin-language': 'en' });
  chooseAdminLanguage(storage, 'es');
  expect([...storage.stored.values()]).toEqual(['en']);
});

test('the installed admin reads its language from the key that chooseAdminLanguage writes', () => {
  const storage = storageWith({});
  chooseAdminLanguage(storage, 'es');
  const [key] = [...storage.stored.keys()];
  const strapi = createRequire(require.resolve('@strapi/strapi/package.json'));
  const admin = path.dirname(strapi.resolve('@strapi/admin/package.json'));
  const folder = path.join(admin, 'dist/admin');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const isRead = files.some((file) => readFileSync(path.join(folder, file), 'utf8').includes(`'${key}'`));
  expect(isRead).toBe(true);
});
