import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REDIS_ARGUMENTS } from '../databases/redis-arguments.mjs';
import { readExplanation } from '../environment/example.mjs';
import { SECRETS } from '../environment/secrets.mjs';
import { ROOT } from '../paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const load = (path) =>
  parse(read(path), {
    merge: true,
    customTags: [{ tag: '!override', collection: 'map', resolve: (map) => map, identify: () => false }],
  });

const compose = load('docker-compose.yml');
const overrides = ['postgres-port', 'tls', 'managed'].map((name) => load(`deploy/compose.${name}.yml`));
const services = Object.entries(compose.services);
const text = ['docker-compose.yml', ...['postgres-port', 'tls', 'managed'].map((name) => `deploy/compose.${name}.yml`)]
  .map(read)
  .join('\n');

/** Each `${NAME}` with what stands behind the name: `:?message`, `:-default` or nothing. */
const references = [...text.matchAll(/\$\{([A-Z0-9_]+)(:[?-][^}]*)?\}/g)].map(([, name, rest = '']) => ({
  name,
  rest,
}));

/** How the environment of a service names its variables. */
const given = (service) => Object.entries(compose.services[service].environment);

describe('docker-compose.yml', () => {
  let tables = {};
  beforeAll(async () => {
    ({ tables } = await readExplanation());
  });

  test('has the five services', () => {
    expect(services.map(([name]) => name)).toEqual(['postgres', 'redis', 'cms', 'web', 'nginx']);
  });

  test.each(services)('keeps %s alive, small and without rights that it does not need', (_name, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      healthcheck: { test: expect.any(Array), interval: expect.any(String), timeout: expect.any(String) },
      stop_grace_period: expect.any(String),
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service.privileged).toBeUndefined();
  });

  test('shows nginx alone to the outside, over a network that leads nowhere else', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(compose.networks.inside).toEqual({ internal: true });
    const outside = services.filter(([, { networks }]) => networks.includes('outside'));
    expect(outside.map(([name]) => name)).toEqual(['nginx']);
    expect(services.every(([, { networks }]) => networks.includes('inside'))).toBe(true);
  });

  test('does not start without its secrets, and says so', () => {
    const message = /^:\?set it in \.env, /;
    const needed = [
      ...Object.keys(SECRETS).filter((name) => !/^(ADMIN_EMAIL|ADMIN_PASSWORD|POSTBACK_SECRETS)$/.test(name)),
      'DATABASE_PASSWORD',
    ];
    for (const name of needed) {
      const found = references.filter((reference) => reference.name === name);
      expect(found.length, name).toBeGreaterThan(0);
      for (const { rest } of found) expect(rest, name).toMatch(message);
    }
  });

  test('gives no secret a value of its own', () => {
    const secrets = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([name, { secret }]) => (secret && name !== 'REDIS_URL' ? [name] : [])),
    );
    expect(secrets.length).toBeGreaterThan(15);
    for (const { name, rest } of references.filter(({ name }) => secrets.includes(name))) {
      expect(rest === ':-' || rest.startsWith(':?'), `${name}${rest}`).toBe(true);
    }
  });

  test('names only variables that .env.example explains', () => {
    const known = Object.values(tables).flatMap((table) => Object.keys(table));
    expect(references.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([
    ['web', 'web app'],
    ['cms', 'CMS'],
  ])('tells %s only what it reads, each as its own name or a fixed value', (service, reader) => {
    for (const [name, value] of given(service)) {
      expect(Object.keys(tables[reader]), name).toContain(name);
      const [, asked] = /^\$\{([A-Z0-9_]+)/.exec(String(value)) ?? [];
      if (asked) expect(asked).toBe(name);
    }
  });

  test.each([
    ['web', 'web app'],
    ['cms', 'CMS'],
  ])('tells %s all that it cannot start without', (service, reader) => {
    const names = given(service).map(([name]) => name);
    const required = Object.entries(tables[reader]).filter(([, { required }]) => required);
    expect(required.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('tells nginx only what its configuration asks for', () => {
    const render = read('deploy/nginx/render.sh');
    for (const [name] of [...given('nginx'), ...Object.entries(overrides[1].services.nginx.environment)])
      expect(render).toContain(name);
  });

  test('starts Redis as the processes of this machine do', () => {
    expect(compose.services.redis.command).toEqual(['redis-server', ...REDIS_ARGUMENTS]);
  });

  test('starts a part when what it needs is healthy', () => {
    for (const [name, { depends_on: needs = {} }] of services) {
      for (const [other, { condition }] of Object.entries(needs)) {
        expect([name, other, condition]).toEqual([name, other, 'service_healthy']);
        expect(compose.services[other]).toBeDefined();
      }
    }
  });

  test('keeps in named volumes what must not be lost, and names no volume in vain', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes).filter((volume) => !volume.startsWith('/'));
    expect(used.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('takes base images of Debian only, with their version', () => {
    const foreign = services.map(([, { image }]) => image).filter((image) => !image.startsWith('prestafaro-'));
    expect(foreign).toEqual(['postgres:17-bookworm', 'redis:7-bookworm']);
  });
});

describe('the additions to docker-compose.yml', () => {
  test('change services and networks that there are', () => {
    for (const { services: changed } of overrides) {
      for (const [name, { networks = [] }] of Object.entries(changed)) {
        expect(compose.services[name]).toBeDefined();
        for (const network of networks)
          expect(compose.networks[network] !== undefined || network === 'outside').toBe(true);
      }
    }
  });

  test('open PostgreSQL to this machine alone', () => {
    expect(overrides[0].services.postgres.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:.*:5432$/)]);
  });
});
