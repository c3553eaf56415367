import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CMS_DATABASE, CMS_FOLDER, CMS_PUBLIC_FOLDER } from '../paths.mjs';
import { placesOf } from './places.mjs';

test('without variables: the database and uploads that npm start made', () => {
  expect(placesOf({})).toEqual({
    database: { client: 'sqlite', file: CMS_DATABASE },
    uploads: { kind: 'folder', publicFolder: CMS_PUBLIC_FOLDER, isInCompose: false },
  });
});

test('relative paths are resolved from the folder of the CMS', () => {
  const { database, uploads } = placesOf({ DATABASE_FILENAME: 'here.sqlite', PUBLIC_DIR: '/data/public' });
  expect(database).toMatchObject({ file: join(CMS_FOLDER, 'here.sqlite') });
  expect(uploads).toMatchObject({ publicFolder: '/data/public' });
});

test('PostgreSQL: uses the defaults of the CMS', () => {
  expect(placesOf({ DATABASE_CLIENT: 'postgres', DATABASE_PASSWORD: 'p', DATABASE_HOST: 'db' }).database).toEqual({
    client: 'postgres',
    host: 'db',
    port: '5432',
    name: 'prestafaro',
    user: 'prestafaro',
    password: 'p',
    isEncrypted: false,
    hasOwnAuthority: false,
    clientIn: 'machine',
  });
});

test('compose with PostgreSQL elsewhere: its host, and the uploads of compose', () => {
  const elsewhere = { DATABASE_HOST: 'db.example.net', DATABASE_SSL: 'true', CERTIFICATE_AUTHORITY_FILE: '/ca.pem' };
  const { database, uploads } = placesOf(elsewhere, { isInCompose: true });
  expect(database).toMatchObject({
    client: 'postgres',
    host: 'db.example.net',
    isEncrypted: true,
    hasOwnAuthority: true,
    clientIn: 'container',
  });
  expect(uploads).toMatchObject({ kind: 'folder', isInCompose: true });
});

test.each(['', 'postgres', 'localhost'])('compose: the host "%s" is its own service', (host) => {
  const { database } = placesOf({ DATABASE_HOST: host }, { isInCompose: true });
  expect(database).toMatchObject({ client: 'postgres', host: 'docker compose', clientIn: 'service' });
});

test('compose: always uses PostgreSQL; uploads in a bucket need no folder', () => {
  const places = placesOf({ UPLOADS_S3_BUCKET: 'files' }, { isInCompose: true });
  expect(places.database).toMatchObject({ client: 'postgres', host: 'docker compose', clientIn: 'service' });
  expect(places.uploads).toEqual({ kind: 's3', bucket: 'files' });
});
