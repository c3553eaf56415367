import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readExplanation } from '../../environment/example.mjs';
import { ROOT } from '../../paths.mjs';
import { isSkippedWithout } from '../../suites/required-programs.mjs';
import { buildManifests, hasKubectl } from './manifests.mjs';

const isSkipped = isSkippedWithout('kubectl 1.22 or newer', hasKubectl());
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true });
const list = isSkipped ? [] : buildManifests('deploy/kubernetes/overlays/small');

const workload = (name) =>
  list.find(({ kind, metadata }) => /^(Deployment|StatefulSet)$/.test(kind) && metadata.name === name);
const podOf = (name) => workload(name).spec.template.spec;
const containerOf = (name) => podOf(name).containers[0];
const secretsOf = (name) =>
  containerOf(name).env.flatMap(({ valueFrom }) => (valueFrom ? [valueFrom.secretKeyRef] : []));
const valuesOf = (name) =>
  Object.fromEntries(containerOf(name).env.flatMap((one) => (one.valueFrom ? [] : [[one.name, one.value]])));

/** Compose writes `$$` for a `$`. */
const withoutEscapes = (text) => text.replaceAll('$$', '$');
const seconds = (duration) => Number.parseInt(duration, 10) * (duration.endsWith('m') ? 60 : 1);
const APPS = ['cms', 'web', 'nginx'];
const SERVICES = [...APPS, 'postgres', 'redis'];

/** What the manifests set otherwise than docker-compose.yml. Everything else is the same. */
const DIFFERENT = {
  cms: {},
  // Its refresh port has a Service of its own, whose name leads to every pod.
  web: { NGINX_URLS: 'http://nginx-refresh:8081' },
  nginx: { NGINX_PORT: '8080' },
};

describe.skipIf(isSkipped)('the manifests agree with docker-compose.yml', () => {
  let isSecret = () => false;
  beforeAll(async () => {
    const { tables } = await readExplanation();
    isSecret = (name) => Object.values(tables).some((table) => table[name]?.secret);
  });

  test.each(APPS)('in the secrets of %s, and which of them are required', (name) => {
    const expected = Object.entries(services[name].environment)
      .filter(([variable]) => isSecret(variable))
      .map(([variable, value]) => ({
        name: 'prestafaro',
        key: variable,
        ...(/:-\}$/.test(value) && { optional: true }),
      }));
    expect(secretsOf(name)).toEqual(expect.arrayContaining(expected));
    expect(secretsOf(name)).toHaveLength(expected.length);
    for (const { name: variable, valueFrom } of containerOf(name).env)
      if (valueFrom) expect(valueFrom.secretKeyRef.key).toBe(variable);
  });

  test.each(APPS)('in the values that %s needs here and that are no setting', (name) => {
    const fixed = Object.entries(services[name].environment).flatMap(([variable, value]) => {
      // In compose an operator who has no Redis names each web server, and each nginx outside of compose.
      if (['REVALIDATE_URLS', 'NGINX_URLS'].includes(variable))
        return [[variable, value.slice(value.indexOf(':-') + 2, -1)]];
      return value.includes('${') ? [] : [[variable, value]];
    });
    expect(valuesOf(name)).toEqual({ ...Object.fromEntries(fixed), ...DIFFERENT[name] });
  });

  test.each(APPS)('in giving %s the settings, whose defaults are those of the apps', (name) => {
    const [settings] = list.filter(({ kind }) => kind === 'ConfigMap');
    expect(containerOf(name).envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }]);
  });

  test.each(APPS)('in the health check of %s', (name) => {
    const { healthcheck } = services[name];
    const { startupProbe, readinessProbe } = containerOf(name);
    const [, port, path] = /http:\/\/127\.0\.0\.1:(\d+)(\/[a-z/]+)/.exec(healthcheck.test.join(' ')) ?? [];
    if (port) {
      expect(readinessProbe.httpGet).toEqual({ path, port: 'http' });
      expect(containerOf(name).ports.find((one) => one.name === 'http').containerPort).toBe(Number(port));
    } else expect(readinessProbe.exec.command).toEqual(healthcheck.test.slice(1));
    expect(readinessProbe).toMatchObject({
      periodSeconds: seconds(healthcheck.interval),
      timeoutSeconds: seconds(healthcheck.timeout),
      failureThreshold: healthcheck.retries,
    });
    const start = startupProbe.periodSeconds * startupProbe.failureThreshold;
    expect(start).toBeGreaterThanOrEqual(seconds(healthcheck.start_period));
  });

  test.each(['postgres', 'redis'])('in image, health check and password of %s', (name) => {
    const { image, healthcheck } = services[name];
    const { readinessProbe, image: own } = containerOf(name);
    expect(own).toBe(image);
    expect(readinessProbe.exec.command).toEqual(['sh', '-c', withoutEscapes(healthcheck.test[1])]);
    expect(secretsOf(name).map(({ key }) => key)).toEqual([name === 'redis' ? 'REDIS_PASSWORD' : 'DATABASE_PASSWORD']);
  });

  test('in the command of Redis and the names of database and user', () => {
    expect(containerOf('redis').command).toEqual(services.redis.command.map(withoutEscapes));
    const { POSTGRES_DB, POSTGRES_USER } = services.postgres.environment;
    expect(valuesOf('postgres')).toMatchObject({
      POSTGRES_DB: /:-(.*)\}/.exec(POSTGRES_DB)[1],
      POSTGRES_USER: /:-(.*)\}/.exec(POSTGRES_USER)[1],
    });
  });

  test.each(SERVICES)('in the memory of %s', (name) => {
    const limit = containerOf(name).resources.limits.memory;
    expect(limit.replace(/([MG])i$/, (_, unit) => unit.toLowerCase())).toBe(services[name].mem_limit);
  });

  test.each(SERVICES)('in the time that %s has to stop, beside the sleep before the stop', (name) => {
    const [, sleep = '0'] = containerOf(name).lifecycle?.preStop.exec.command ?? [];
    const rest = podOf(name).terminationGracePeriodSeconds - Number(sleep);
    expect(rest).toBeGreaterThanOrEqual(seconds(services[name].stop_grace_period));
  });

  test.each(SERVICES)('in the folders of %s that may be written', (name) => {
    const { tmpfs = [], volumes = [], shm_size } = services[name];
    const folders = [
      ...tmpfs.map((mount) => mount.split(':')[0]),
      ...volumes.map((volume) => volume.split(':').at(-1)),
      ...(shm_size ? ['/dev/shm'] : []),
    ];
    expect(
      containerOf(name)
        .volumeMounts.map(({ mountPath }) => mountPath)
        .sort(),
    ).toEqual(folders.sort());
  });
});
