import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../paths.mjs';
import { STACK_FILE, stackFile } from './stack.mjs';

const text = readFileSync(STACK_FILE, 'utf8');
const stack = parse(text);
const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
const services = Object.entries(stack.services);

describe('deploy/stack.yml', () => {
  test('is what `npm run generate` makes of docker-compose.yml', () => {
    expect(text).toBe(stackFile());
  });

  test('has the variables of docker-compose.yml in forms that `docker stack` understands', () => {
    for (const [, rest] of text.matchAll(/\$\{[A-Z0-9_]+(.*?)\}/g)) {
      // It would take a `-` within a message for the mark of a default value.
      expect(rest).toMatch(/^(:-[^${}]*|:\?[^-${}]+)$/);
    }
    const [{ REDIS_URL }, { image }] = [stack.services.cms.environment, stack.services.web];
    expect(REDIS_URL).toBe(`\${REDIS_URL:?set it in .env}`);
    expect(image).toBe(`\${IMAGE_REGISTRY:-}prestafaro-web:\${IMAGE_TAG:-latest}`);
  });

  test.each(services)('leaves %s its environment, limits and health check', (name, service) => {
    const { environment, mem_limit, healthcheck, cap_add, user } = compose.services[name];
    expect(Object.keys(service.environment)).toEqual(Object.keys(environment));
    expect(service.deploy.resources).toEqual({ limits: { memory: mem_limit } });
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], healthcheck });
    expect([service.cap_add, service.user]).toEqual([cap_add, user]);
  });

  test('publishes only nginx, with the addresses of visitors', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx']);
    expect(stack.services.nginx.ports).toEqual([{ target: 80, published: `\${HTTP_PORT:-80}`, mode: 'host' }]);
    expect(stack.networks.inside).toEqual({ driver: 'overlay', internal: true });
  });

  test('starts a new web server before it stops an old one, and never goes back to an older CMS by itself', () => {
    const { web, cms } = stack.services;
    expect(web.deploy.update_config).toMatchObject({ order: 'start-first', failure_action: 'rollback' });
    expect(cms.deploy.update_config).toEqual({ parallelism: 0, order: 'stop-first', failure_action: 'pause' });
    expect(cms.deploy.rollback_config).toBeUndefined();
  });

  test('keeps every volume that is no copy on the node with the label', () => {
    for (const [name, { volumes, deploy }] of services) {
      const own = volumes.filter((volume) => /^(postgres|redis|uploads):/.test(volume));
      const isBound = deploy.placement?.constraints.includes('node.labels.prestafaro.data == true') ?? false;
      expect(isBound, name).toBe(own.length > 0);
    }
  });
});
