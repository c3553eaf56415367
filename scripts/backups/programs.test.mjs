import { expect, test } from 'vitest';
import { placesOf } from './places.mjs';
import { postgresProgram } from './programs.mjs';

const variables = {
  DATABASE_CLIENT: 'postgres',
  DATABASE_HOST: 'db.example.net',
  DATABASE_PASSWORD: 'a-password',
  DATABASE_SSL: 'true',
};
const programFor = (environment, options) =>
  postgresProgram(placesOf(environment, options).database, 'pg_dump', ['--format=custom'], 'failed');

test('a database elsewhere is read from this machine, with encryption', () => {
  const { command, env } = programFor(variables);
  expect(command).toBe('pg_dump');
  expect(env).toMatchObject({ PGHOST: 'db.example.net', PGPASSWORD: 'a-password', PGSSLMODE: 'require' });
});

test('the database of compose is read beside its server, which needs no password', () => {
  const { command, args, env } = programFor({ DATABASE_PASSWORD: 'a-password' }, { isInCompose: true });
  expect([command, ...args.slice(0, 2)]).toEqual(['docker', 'compose', 'exec']);
  expect(env.PGPASSWORD).toBe(process.env.PGPASSWORD);
});

test('compose with a database elsewhere reads it in a container, and no argument shows the password', () => {
  const { command, args, env } = programFor(variables, { isInCompose: true });
  expect([command, ...args.slice(0, 2)]).toEqual(['docker', 'compose', 'run']);
  expect(args.slice(-4)).toEqual(['--entrypoint', 'pg_dump', 'postgres', '--format=custom']);
  expect(args).toContain('PGPASSWORD');
  expect(args.join(' ')).not.toContain('a-password');
  expect(env).toMatchObject({ PGPASSWORD: 'a-password', PGHOST: 'db.example.net', PGSSLMODE: 'require' });
});

test('compose with an authority of its own checks the certificate and the name of the server', () => {
  const { args, env } = programFor(
    { ...variables, CERTIFICATE_AUTHORITY_FILE: '/etc/prestafaro/authority.pem' },
    { isInCompose: true },
  );
  expect(args).toContain('PGSSLROOTCERT');
  expect(env).toMatchObject({ PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/authority.pem' });
});
