import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../paths.mjs';
import { temporaryFolder } from '../../processes/temporary-folder.mjs';
import { isSkippedWithout } from '../../suites/required-programs.mjs';
import { buildManifests, hasKubectl } from './manifests.mjs';

const isSkipped = isSkippedWithout('kubectl 1.22 or newer', hasKubectl());
const guide = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
const [section = ''] = (guide.split('\n## Kubernetes\n')[1] ?? '').split('\n## ');
const blocks = [...section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent, text]) =>
  text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
);
const blockWith = (text) => blocks.find((block) => block.includes(text));

/** The keys of the Secret that the pods of an overlay name, by whether they are required. */
function secretKeys(overlay) {
  const references = buildManifests(`deploy/kubernetes/overlays/${overlay}`)
    .flatMap(({ spec }) => spec?.template?.spec.containers ?? [])
    .flatMap(({ env }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []));
  expect(new Set(references.map(({ name }) => name))).toEqual(new Set(['prestafaro']));
  const keys = (isOptional) =>
    references.filter(({ optional = false }) => optional === isOptional).map(({ key }) => key);
  return { required: [...new Set(keys(false))].sort(), optional: [...new Set(keys(true))].sort() };
}

/** Runs the commands of the guide that make the Secret. kubectl shows it in place of sending it to a cluster. */
function madeSecret() {
  const folder = temporaryFolder('kubernetes-secret');
  symlinkSync(join(ROOT, 'deploy'), join(folder, 'deploy'));
  const kubectl = execFileSync('sh', ['-c', 'command -v kubectl'], { encoding: 'utf8' }).trim();
  const program = join(folder, 'kubectl');
  writeFileSync(program, `#!/bin/sh\n[ "$1" = apply ] || exec ${kubectl} "$@" --dry-run=client --output=yaml\n`);
  chmodSync(program, 0o755);
  const { stdout, stderr } = spawnSync('sh', ['-euc', blockWith('create secret generic')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(stderr).toBe('');
  return parse(stdout);
}

describe.skipIf(isSkipped)('the guide to Kubernetes', () => {
  test('makes a Secret with each required key of the overlay small and the password of the first administrator', () => {
    const { kind, metadata, data } = madeSecret();
    expect([kind, metadata.name, metadata.namespace]).toEqual(['Secret', 'prestafaro', 'prestafaro']);
    expect(Object.keys(data).sort()).toEqual([...secretKeys('small').required, 'ADMIN_PASSWORD'].sort());
    for (const [name, value] of Object.entries(data))
      expect(Buffer.from(value, 'base64').toString().length, name).toBeGreaterThan(15);
    const read = (name) => Buffer.from(data[name], 'base64').toString();
    expect(read('REDIS_URL')).toBe(`redis://:${read('REDIS_PASSWORD')}@redis:6379`);
  });

  test.each(['small', 'production'])('names each key of the Secret of the overlay %s', (overlay) => {
    const { required, optional } = secretKeys(overlay);
    const made = blockWith('create secret generic');
    for (const key of required) expect(made).toContain(`${key}=`);
    for (const key of optional) expect(section).toMatch(new RegExp(`\`${key}\`|\n *${key}=`));
  });

  test('names only folders, objects and labels of the manifests', () => {
    const list = buildManifests('deploy/kubernetes/overlays/small');
    const commands = blocks.join('\n');
    for (const [, folder] of commands.matchAll(/--kustomize (\S+)/g)) expect(buildManifests(folder)).toEqual(list);
    const named = [...commands.matchAll(/(deployment|statefulset)\/([a-z]+)/g)].map(
      ([, kind, name]) => `${kind}/${name}`,
    );
    const known = list.map(({ kind, metadata }) => `${kind.toLowerCase()}/${metadata.name}`);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const [, selected = ''] = /app\.kubernetes\.io\/name in \(([a-z, ]+)\)/.exec(commands) ?? [];
    const labels = list.map(({ metadata }) => metadata.labels?.['app.kubernetes.io/name']);
    for (const name of selected.split(', ')) expect(labels).toContain(name);
    const tls = list.find(({ kind }) => kind === 'Ingress').spec.tls[0].secretName;
    expect(commands).toContain(`kubectl create secret tls ${tls} --namespace prestafaro`);
    const policies = JSON.stringify(list.filter(({ kind }) => kind === 'NetworkPolicy'));
    for (const [, label] of commands.matchAll(/kubectl label namespace \S+ (\S+)=allowed/g))
      expect(policies).toContain(`"${label}":"allowed"`);
  });
});
