import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { generateSecrets } from '../environment/secrets.mjs';
import { CMS_DATABASE, ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { placesOf } from './places.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const [, guide = ''] = read('docs/backups.md').split('\n## Trying it\n');
const [sqlite, compose, elsewhere, bucket] = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text);

/** The `.env` of an installation of every kind at once: a trial must not find any of its data. */
const installed = {
  ...generateSecrets(),
  DATABASE_PASSWORD: 'secret',
  DATABASE_CLIENT: 'postgres',
  DATABASE_HOST: 'db.example.net',
  REDIS_URL: 'redis://redis.example.net',
  NGINX_URLS: 'http://10.0.0.7:8081',
  REVALIDATE_URLS: 'http://10.0.0.3:3000/api/revalidate',
  UPLOADS_S3_BUCKET: 'uploads',
  UPLOADS_S3_REGION: 'eu-central-1',
  UPLOADS_S3_ENDPOINT: 'https://s3.example.net',
  UPLOADS_S3_PUBLIC_URL: 'https://bucket.example.net/uploads',
  UPLOADS_S3_ACCESS_KEY_ID: 'real-id',
  UPLOADS_S3_SECRET_ACCESS_KEY: 'real-key',
};

/** Runs the lines of a recipe that write `.env`, and returns its path. */
function writtenBy(recipe) {
  const folder = temporaryFolder('trial');
  const file = join(folder, 'installed.env');
  writeFileSync(
    file,
    Object.entries(installed)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const lines = recipe.split('\n').filter((line) => /(>>?|\/dev\/null) \.env$/.test(line));
  const script = lines.join('\n').replaceAll('/srv/prestafaro/.env', file);
  execFileSync('sh', ['-ec', script], { cwd: folder });
  return join(folder, '.env');
}

const environmentOf = (recipe) => parseEnv(readFileSync(writtenBy(recipe), 'utf8'));

describe('the trial of a backup in docs/backups.md', () => {
  const recipes = [
    ['npm start', sqlite],
    ['docker compose', compose],
    ['PostgreSQL elsewhere', elsewhere],
  ];

  test.each(recipes)('for %s has an .env that only its owner can read', (_kind, recipe) => {
    expect(statSync(writtenBy(recipe)).mode & 0o077).toBe(0);
  });

  test.each(recipes)('for %s has the keys, and no address of the installation', (_kind, recipe) => {
    const environment = environmentOf(recipe);
    const { PERSONAL_DATA_KEYS, APPLICATION_SECRET } = installed;
    expect(environment).toMatchObject({ PERSONAL_DATA_KEYS, APPLICATION_SECRET });
    const addresses = Object.entries(installed).filter(([name]) => /_HOST$|_URLS?$|^UPLOADS_/.test(name));
    for (const [name, value] of addresses) expect(environment[name], name).not.toBe(value);
  });

  test('has a database of its own for each kind of installation', () => {
    expect(placesOf(environmentOf(sqlite)).database).toEqual({ client: 'sqlite', file: CMS_DATABASE });
    const own = { client: 'postgres', host: '127.0.0.1', port: '5433', name: 'trial' };
    expect(placesOf(environmentOf(elsewhere)).database).toMatchObject(own);
    expect(elsewhere).toContain('--publish 127.0.0.1:5433:5432 --env POSTGRES_USER=trial');
    expect(environmentOf(compose).COMPOSE_PROJECT_NAME).toBe('prestafaro-trial');
    expect(guide).toContain('docker compose --project-name prestafaro-trial down --volumes');
  });

  test('with docker compose links to the port at which nginx is reached', () => {
    const { HTTP_PORT = '', PUBLIC_PORT = '' } = environmentOf(compose);
    expect(HTTP_PORT.split(':').at(-1)).toBe(PUBLIC_PORT);
  });

  test('has every variable that compose requires', () => {
    const required = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name);
    expect(Object.keys(environmentOf(compose))).toEqual(expect.arrayContaining(required));
  });

  test('with a bucket reads it and cannot change it', () => {
    const environment = environmentOf(`${elsewhere}${bucket}`);
    expect(placesOf(environment).uploads).toEqual({ kind: 's3', bucket: 'uploads' });
    expect(Object.values(environment)).not.toContain('real-key');
  });
});
