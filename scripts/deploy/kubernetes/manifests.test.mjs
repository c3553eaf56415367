import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { beforeAll, describe, expect, test } from 'vitest';
import { readExplanation } from '../../environment/example.mjs';
import { ROOT } from '../../paths.mjs';
import { temporaryFolder } from '../../processes/temporary-folder.mjs';
import { isSkippedWithout } from '../../suites/required-programs.mjs';
import { buildManifests, hasKubectl } from './manifests.mjs';
import { schemaErrors } from './schema-errors.mjs';

const isSkipped = isSkippedWithout('kubectl 1.22 or newer', hasKubectl());
const OVERLAYS = ['small', 'production'];
const build = (overlay) => buildManifests(`deploy/kubernetes/overlays/${overlay}`);
const manifests = isSkipped ? {} : Object.fromEntries(OVERLAYS.map((overlay) => [overlay, build(overlay)]));

const ofKind = (list, kind) => list.filter((one) => one.kind === kind);
const named = (list, kind, name) => list.find((one) => one.kind === kind && one.metadata.name === name);
const workloads = (list) => [...ofKind(list, 'Deployment'), ...ofKind(list, 'StatefulSet')];
const containerOf = (workload) => workload.spec.template.spec.containers[0];

describe.skipIf(isSkipped)('the schemas of the Kubernetes API', () => {
  test('accept every object of both overlays', () => {
    expect(schemaErrors(Object.values(manifests).flat())).toEqual([]);
  });

  test.each([
    [
      'an unknown field',
      'Deployment web',
      (list) => Object.assign(named(list, 'Deployment', 'web').spec, { replica: 3 }),
    ],
    [
      'a text for a number',
      'Deployment cms',
      (list) => Object.assign(containerOf(named(list, 'Deployment', 'cms')).ports[0], { containerPort: '1337' }),
    ],
    ['a missing field', 'Deployment nginx', (list) => delete named(list, 'Deployment', 'nginx').spec.selector],
    [
      'a version that does not exist',
      'Ingress prestafaro',
      (list) => Object.assign(named(list, 'Ingress', 'prestafaro'), { apiVersion: 'networking.k8s.io/v2' }),
    ],
  ])('refuse %s and name the object', (_error, object, plant) => {
    const list = structuredClone(manifests.production);
    plant(list);
    expect(schemaErrors(list)).toEqual([expect.stringMatching(new RegExp(`^${object}: `))]);
  });
});

describe.skipIf(isSkipped).each(OVERLAYS)('the overlay %s', (overlay) => {
  const list = manifests[overlay] ?? [];
  let tables = {};
  beforeAll(async () => {
    ({ tables } = await readExplanation());
  });

  test.each(workloads(list).map((one) => [one.metadata.name, one]))(
    'runs %s without unnecessary rights',
    (name, { spec }) => {
      const { template } = spec;
      const pod = template.spec;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(pod.initContainers).toBeUndefined();
      expect(pod.containers).toHaveLength(1);
      expect(containerOf({ spec }).securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const ids = { node: 1000, 'www-data': 33 };
      const user = userOfImage(name);
      expect(pod.securityContext.runAsUser).toBe(user ? ids[user] : 999);
    },
  );

  test.each(workloads(list).map((one) => [one.metadata.name, one]))(
    'gives %s limits, requests and three probes',
    (_name, workload) => {
      const { resources, startupProbe, readinessProbe, livenessProbe, image } = containerOf(workload);
      const quantity = expect.stringMatching(/^[1-9]\d*(m|Mi|Gi)$/);
      expect(resources).toEqual({ requests: { cpu: quantity, memory: quantity }, limits: { memory: quantity } });
      for (const probe of [startupProbe, readinessProbe, livenessProbe]) expect(probe).toBeDefined();
      expect(image).toMatch(/^(registry\.example\.com\/prestafaro-[a-z]+:release-42|[a-z]+:\d+-bookworm)$/);
    },
  );

  test('labels its pods as its objects select them', () => {
    const labels = workloads(list).map(({ spec }) => spec.template.metadata.labels);
    const selected = (selector) =>
      labels.filter((own) => Object.entries(selector).every(([key, value]) => own[key] === value));
    for (const { spec } of workloads(list))
      expect(selected(spec.selector.matchLabels)).toEqual([spec.template.metadata.labels]);
    for (const { spec } of ofKind(list, 'Service')) expect(selected(spec.selector)).toHaveLength(1);
    for (const { spec } of ofKind(list, 'PodDisruptionBudget'))
      expect(selected(spec.selector.matchLabels)).toHaveLength(1);
    for (const { spec } of workloads(list))
      for (const { labelSelector } of spec.template.spec.topologySpreadConstraints ?? [])
        expect(labelSelector.matchLabels).toEqual(spec.template.metadata.labels);
  });

  test('refers only to objects, ports and volumes that exist', () => {
    for (const { spec } of ofKind(list, 'Service')) {
      const pod = workloads(list).find(
        (one) =>
          one.spec.template.metadata.labels['app.kubernetes.io/name'] === spec.selector['app.kubernetes.io/name'],
      );
      for (const { targetPort } of spec.ports)
        expect(containerOf(pod).ports.map(({ name }) => name)).toContain(targetPort);
    }
    for (const workload of workloads(list)) {
      const { volumes, containers } = workload.spec.template.spec;
      const claims = (workload.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
      const mounts = containers[0].volumeMounts.map(({ name }) => name);
      expect(mounts.sort()).toEqual([...(volumes ?? []).map(({ name }) => name), ...claims].sort());
      for (const { persistentVolumeClaim } of volumes ?? [])
        if (persistentVolumeClaim)
          expect(named(list, 'PersistentVolumeClaim', persistentVolumeClaim.claimName)).toBeDefined();
      for (const { configMapRef } of containers[0].envFrom ?? [])
        expect(named(list, 'ConfigMap', configMapRef.name)).toBeDefined();
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
        const { httpGet } = containers[0][probe];
        if (httpGet) expect(containers[0].ports.map(({ name }) => name)).toContain(httpGet.port);
      }
    }
    const [{ spec }] = ofKind(list, 'Ingress');
    for (const { http } of spec.rules)
      for (const { backend } of http.paths)
        expect(named(list, 'Service', backend.service.name).spec.ports.map(({ name }) => name)).toContain(
          backend.service.port.name,
        );
    for (const { spec } of ofKind(list, 'HorizontalPodAutoscaler')) {
      const target = named(list, spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
      // A number of its own would undo what the autoscaler has set.
      expect(target.spec.replicas).toBeUndefined();
    }
  });

  test('leads to nginx with each host of its settings, by https, and with no other host', () => {
    const [{ data }] = ofKind(list, 'ConfigMap');
    const [{ spec }] = ofKind(list, 'Ingress');
    const hosts = [...data.HOSTS.split(',').map((pair) => pair.split('=')[0]), data.CMS_HOST];
    expect(spec.rules.map(({ host }) => host)).toEqual(hosts);
    expect(spec.tls).toEqual([{ hosts, secretName: 'prestafaro-tls' }]);
    expect(
      new Set(
        spec.rules.flatMap(({ http }) => http.paths.map(({ path, backend }) => `${path} ${backend.service.name}`)),
      ),
    ).toEqual(new Set(['/ nginx']));
  });

  test('has settings of .env.example only, and no secret', () => {
    const [{ data }] = ofKind(list, 'ConfigMap');
    for (const name of Object.keys(data)) {
      const readers = Object.values(tables).filter((table) => table[name]);
      expect(readers.length, name).toBeGreaterThan(0);
      expect(
        readers.every((table) => !table[name].secret),
        name,
      ).toBe(true);
    }
    expect(ofKind(list, 'Secret')).toEqual([]);
  });

  test('stops all old CMS before a new one starts, and starts the other pods before it stops old ones', () => {
    expect(named(list, 'Deployment', 'cms').spec.strategy).toEqual({ type: 'Recreate' });
    for (const name of ['web', 'nginx'])
      expect(named(list, 'Deployment', name).spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });
});

test.skipIf(isSkipped)('the component authority lets both apps trust the authority of a ConfigMap', () => {
  const folder = temporaryFolder('kustomization');
  const path = (part) => relative(folder, join(ROOT, 'deploy/kubernetes', part));
  const text = `resources: [${path('overlays/production')}]\ncomponents: [${path('components/authority')}]\n`;
  writeFileSync(join(folder, 'kustomization.yaml'), text);
  const list = buildManifests(folder);
  expect(schemaErrors(list)).toEqual([]);
  for (const name of ['cms', 'web', 'nginx']) {
    const { volumes, containers } = named(list, 'Deployment', name).spec.template.spec;
    const has = name !== 'nginx';
    const volume = volumes.find((one) => one.name === 'authority');
    expect(volume).toEqual(has ? { name: 'authority', configMap: { name: 'prestafaro-authority' } } : undefined);
    const mount = containers[0].volumeMounts.find((one) => one.name === 'authority');
    const file = containers[0].env.find((one) => one.name === 'NODE_EXTRA_CA_CERTS')?.value;
    expect(file).toBe(has ? `${mount.mountPath}/authority.pem` : undefined);
  }
});

/** The user of our image of a name; undefined for an image of somebody else. */
function userOfImage(name) {
  if (!['cms', 'web', 'nginx'].includes(name)) return undefined;
  const text = readFileSync(join(ROOT, `deploy/${name}.Dockerfile`), 'utf8');
  return DockerfileParser.parse(text)
    .getInstructions()
    .findLast((instruction) => instruction.getKeyword() === 'USER')
    ?.getArgumentsContent();
}
