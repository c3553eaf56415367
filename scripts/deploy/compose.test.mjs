import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findRedis } from '../databases/redis.mjs';
import { REDIS_ARGUMENTS } from '../databases/redis-arguments.mjs';
import { readExplanation } from '../environment/example.mjs';
import { generateMissing, SECRETS } from '../environment/secrets.mjs';
import { ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { isSkippedWithout } from '../suites/required-programs.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const load = (path) =>
  parse(read(path), {
    merge: true,
    customTags: [{ tag: '!override', collection: 'map', resolve: (map) => map, identify: () => false }],
  });

const compose = load('docker-compose.yml');
const additions = ['postgres-port', 'tls', 'managed', 'outside'].map((name) => `deploy/compose.${name}.yml`);
const overrides = additions.map(load);
const services = Object.entries(compose.services);
const text = ['docker-compose.yml', ...additions].map(read).join('\n');

/** Each `${NAME}` with what stands behind the name: `:?message`, `:-default` or nothing. */
const references = [...text.matchAll(/\$\{([A-Z0-9_]+)(:[?-][^}]*)?\}/g)].map(([, name, rest = '']) => ({
  name,
  rest,
}));

/** How the environment of a service names its variables. */
const given = (service) => Object.entries(compose.services[service].environment);

/** The user as which our image of a service runs; undefined for an image of somebody else, which may start as root. */
function userOfImage({ build }) {
  if (!build) return undefined;
  const last = DockerfileParser.parse(read(build.dockerfile))
    .getInstructions()
    .findLast((instruction) => ['FROM', 'USER'].includes(instruction.getKeyword()));
  return last?.getKeyword() === 'USER' ? last.getArgumentsContent() : undefined;
}

describe('docker-compose.yml', () => {
  let tables = {};
  beforeAll(async () => {
    ({ tables } = await readExplanation());
  });

  test('has the five services', () => {
    expect(services.map(([name]) => name)).toEqual(['postgres', 'redis', 'cms', 'web', 'nginx']);
  });

  test.each(services)('%s restarts, has limits and has no unnecessary privileges', (_name, service) => {
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

  test.each(services)('%s gets the signal of a stop: its init process, if any, has the same user', (_name, service) => {
    // Without the capability KILL, root may not signal another user either.
    expect(service.init).toBe(service.user !== undefined || userOfImage(service) !== undefined);
  });

  test('publishes only nginx, on a network of its own', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(compose.networks.inside).toEqual({ internal: true });
    const outside = services.filter(([, { networks }]) => networks.includes('outside'));
    expect(outside.map(([name]) => name)).toEqual(['nginx']);
    expect(services.every(([, { networks }]) => networks.includes('inside'))).toBe(true);
  });

  test('has the same default for the port of nginx and for that of the addresses of both apps', () => {
    const [, port] = /^\$\{HTTP_PORT:-(\d+)\}:80$/.exec(compose.services.nginx.ports[0]) ?? [];
    for (const service of ['web', 'cms']) {
      expect(compose.services[service].environment.PUBLIC_PORT).toBe(`\${PUBLIC_PORT:-${port}}`);
    }
  });

  test('does not start without its secrets and names the missing one', () => {
    const message = /^:\?set it in \.env, /;
    const needed = [
      ...Object.keys(SECRETS).filter(
        (name) =>
          !/^(ADMIN_EMAIL|ADMIN_PASSWORD|POSTBACK_SECRETS|POSTBACK_URL_SECRETS|VAPID_PRIVATE_KEY|DELIVERY_SECRETS|MAIL_BOUNCE_TOKEN)$/.test(
            name,
          ),
      ),
      'DATABASE_PASSWORD',
    ];
    for (const name of needed) {
      const found = references.filter((reference) => reference.name === name);
      expect(found.length, name).toBeGreaterThan(0);
      for (const { rest } of found) expect(rest, name).toMatch(message);
    }
  });

  test('has no default value for a secret', () => {
    const secrets = Object.values(tables).flatMap((table) =>
      Object.entries(table).flatMap(([name, { secret }]) => (secret && name !== 'REDIS_URL' ? [name] : [])),
    );
    expect(secrets.length).toBeGreaterThan(15);
    for (const { name, rest } of references.filter(({ name }) => secrets.includes(name))) {
      expect(rest === ':-' || rest.startsWith(':?'), `${name}${rest}`).toBe(true);
    }
  });

  test('uses only variables of .env.example', () => {
    const known = Object.values(tables).flatMap((table) => Object.keys(table));
    expect(references.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each([
    ['web', 'web app'],
    ['cms', 'CMS'],
  ])('passes %s each variable from .env, or .env.example says that it sets the variable itself', (_service, reader) => {
    const withoutEffect = Object.entries(tables[reader])
      .filter(([, { group }]) => !['server', 'build', 'compose'].includes(group))
      .filter(([, { meaning }]) => !meaning.includes('docker-compose.yml sets it'))
      .map(([name]) => name)
      .filter((name) => references.every((reference) => reference.name !== name));
    expect(withoutEffect).toEqual([]);
  });

  test('requires only variables that .env.example and the guide mark as required', () => {
    const required = new Set(references.filter(({ rest }) => rest.startsWith(':?')).map(({ name }) => name));
    required.delete('TLS_FOLDER');
    expect(required.size).toBeGreaterThan(10);
    const example = read('.env.example');
    const [heading = ''] = example.split('\n\n');
    const [, steps = ''] = read('docs/deploy.md').split('\n2. **Code and settings.**');
    const [step = ''] = steps.split('\n3. ');
    for (const name of required) {
      if (example.includes(`\n${name}=`)) continue;
      expect(heading, name).toContain(name);
      expect(step, name).toContain(`\`${name}\``);
    }
  });

  test.each([
    ['web', 'web app'],
    ['cms', 'CMS'],
  ])('passes %s only variables that it reads', (service, reader) => {
    for (const [name, value] of given(service)) {
      expect(Object.keys(tables[reader]), name).toContain(name);
      const [, asked] = /^\$\{([A-Z0-9_]+)/.exec(String(value)) ?? [];
      if (asked) expect(asked).toBe(name);
    }
  });

  test.each([
    ['web', 'web app'],
    ['cms', 'CMS'],
  ])('passes %s every required variable', (service, reader) => {
    const names = given(service).map(([name]) => name);
    const required = Object.entries(tables[reader]).filter(([, { required }]) => required);
    expect(required.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('passes nginx only variables of its configuration', () => {
    const render = read('deploy/nginx/render.sh');
    for (const [name] of [...given('nginx'), ...Object.entries(overrides[1].services.nginx.environment)])
      expect(render).toContain(name);
  });

  // Compose replaces `$$` by `$`.
  const redisScript = () => compose.services.redis.command[2].replaceAll('$$', '$');

  test('starts Redis with the same options as scripts/databases', () => {
    const [, options = ''] = /redis-server (.*) - <</.exec(redisScript()) ?? [];
    expect(options.split(' ').map((option) => (option === '""' ? '' : option))).toEqual(REDIS_ARGUMENTS);
  });

  test.skipIf(isSkippedWithout('Redis', findRedis()))(
    'starts a Redis that answers only with its password, and whose arguments do not hold the password',
    async () => {
      const port = await findFreePort();
      const script = redisScript().replace('redis-server', `"${findRedis()}" --port ${port} --bind 127.0.0.1`);
      const env = { PATH: process.env.PATH, REDIS_PASSWORD: 'a1b2c3' };
      const child = startChild('sh', ['-c', script], { cwd: temporaryFolder('redis'), env, onLine: () => {} });
      const ping = (password) => {
        const options = { env: { PATH: process.env.PATH, REDISCLI_AUTH: password }, stdio: 'pipe' };
        return spawnSync('redis-cli', ['-p', String(port), 'ping'], options)
          .stdout.toString()
          .trim();
      };
      try {
        expect(await waitUntil(async () => ping('a1b2c3') === 'PONG', { timeoutMilliseconds: 10_000 })).toBe(true);
        expect([ping(''), ping('another')].join()).not.toContain('PONG');
        expect(script).not.toContain('a1b2c3');
      } finally {
        await child.stop();
      }
    },
  );

  test('gives the password of Redis to both apps in its address', () => {
    for (const service of ['web', 'cms']) {
      const { REDIS_URL } = compose.services[service].environment;
      expect(REDIS_URL).toContain(':-redis://:$' + '{REDIS_PASSWORD}@redis:6379');
    }
  });

  test('starts a service after its dependencies are healthy', () => {
    for (const [name, { depends_on: needs = {} }] of services) {
      for (const [other, { condition }] of Object.entries(needs)) {
        expect([name, other, condition]).toEqual([name, other, 'service_healthy']);
        expect(compose.services[other]).toBeDefined();
      }
    }
  });

  test('stores data in named volumes, and uses each of them', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes).filter((volume) => !volume.startsWith('/'));
    expect(used.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('gives its images one tag, and lets the web app alone have an earlier one', () => {
    const images = services.map(([, { image }]) => image).filter((image) => image.includes('prestafaro-'));
    const tag = `\${IMAGE_TAG:-latest}`;
    expect(images).toEqual([
      `\${IMAGE_REGISTRY:-}prestafaro-cms:${tag}`,
      `\${IMAGE_REGISTRY:-}prestafaro-web:\${WEB_IMAGE_TAG:-${tag}}`,
      `\${IMAGE_REGISTRY:-}prestafaro-nginx:${tag}`,
    ]);
  });

  test('is updated and taken back service by service, with --no-deps only where nothing depends on the service', () => {
    const [, rest = ''] = read('docs/deploy.md').split('\n## Updating without an outage\n');
    const [sections = ''] = rest.split('\n## Watching\n');
    const commands = [...sections.matchAll(/docker compose up (--[^`#\n]+)/g)].map(([, options = '']) =>
      options.trim(),
    );
    expect(commands.map((options) => options.split(' ').at(-1))).toEqual(['cms', 'web', 'nginx', 'cms']);
    const needed = services.flatMap(([, { depends_on: needs = {} }]) => Object.keys(needs));
    for (const options of commands) {
      expect(options.includes('--no-deps'), options).toBe(!needed.includes(options.split(' ').at(-1)));
    }
  });

  test('uses only Debian base images with a version', () => {
    const foreign = services.map(([, { image }]) => image).filter((image) => !image.includes('prestafaro-'));
    expect(foreign).toEqual(['postgres:17-bookworm', 'redis:7-bookworm']);
  });
});

describe('the additions to docker-compose.yml', () => {
  test('change only existing services and networks', () => {
    for (const { services: changed } of overrides) {
      for (const [name, { networks = [] }] of Object.entries(changed)) {
        expect(compose.services[name]).toBeDefined();
        for (const network of networks)
          expect(compose.networks[network] !== undefined || network === 'outside').toBe(true);
      }
    }
  });

  test('start PostgreSQL for npm start with its own .env and the variables that the guide names', () => {
    const [, section = ''] = read('docs/deploy.md').split('\n## PostgreSQL for npm start\n');
    const [, command = ''] = /^ *(docker compose .*)$/m.exec(section) ?? [];
    const files = [...command.matchAll(/--file (\S+)/g)].map(([, file]) => file);
    expect(files).toHaveLength(2);
    const named = [...section.matchAll(/`?(DATABASE_[A-Z]+)/g)].map(([, name]) => name);
    // Compose fills in the variables of all services, also of those that it does not start.
    const required = files.flatMap((file) => [...read(file).matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name));
    expect(required.length).toBeGreaterThan(10);
    const present = [...Object.keys(generateMissing({})), ...named];
    expect(required.filter((name) => !present.includes(name))).toEqual([]);
  });

  test('let every app that reaches the outside trust an authority that .env names', () => {
    const apps = overrides.flatMap(({ services: changed }) => [changed.cms, changed.web]);
    const reaching = apps.filter((app) => app?.networks?.includes('outside'));
    expect(reaching).toHaveLength(3);
    for (const { environment, volumes } of reaching) {
      expect(environment).toEqual({ NODE_EXTRA_CA_CERTS: `\${CERTIFICATE_AUTHORITY_FILE:+/authority.pem}` });
      expect(volumes).toEqual([`\${CERTIFICATE_AUTHORITY_FILE:-/dev/null}:/authority.pem:ro`]);
    }
  });

  test('publish PostgreSQL on the loopback only', () => {
    expect(overrides[0].services.postgres.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:.*:5432$/)]);
  });
});
