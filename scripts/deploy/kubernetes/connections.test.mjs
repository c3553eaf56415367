import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../paths.mjs';
import { isSkippedWithout } from '../../suites/required-programs.mjs';
import { allowedConnections } from './connections.mjs';
import { buildManifests, hasKubectl } from './manifests.mjs';

const isSkipped = isSkippedWithout('kubectl 1.22 or newer', hasKubectl());
const policiesOf = (overlay) =>
  buildManifests(`deploy/kubernetes/overlays/${overlay}`).filter(({ kind }) => kind === 'NetworkPolicy');

/** The rows of the table "who may talk to whom" of the guide that apply to an overlay. */
function documented(overlay) {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8').split('\n## Kubernetes\n');
  const [, table = ''] = section.split(/\n\| From +\| To +\| Ports +\| Overlay +\|\n/);
  const rows = table.split('\n\n')[0].split('\n').slice(1);
  return rows.flatMap((row) => {
    const [from, to, ports, overlays] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    if (overlays !== 'both' && overlays !== overlay) return [];
    return from.split(', ').flatMap((one) => ports.split(', ').map((port) => `${one} → ${to}:${port}`));
  });
}

describe.skipIf(isSkipped).each(['small', 'production'])('the network policies of the overlay %s', (overlay) => {
  test('allow the connections of the table in docs/deploy.md and no other', () => {
    expect(allowedConnections(policiesOf(overlay))).toEqual(documented(overlay).sort());
  });

  test('refuse everything else to every pod, in both directions', () => {
    expect(policiesOf(overlay).find(({ metadata }) => metadata.name === 'deny-all').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});

describe('allowedConnections', () => {
  const pods = (name) => ({ matchLabels: { 'app.kubernetes.io/name': name } });
  const policy = (name, rules) => ({ spec: { podSelector: pods(name), ...rules } });
  const to = (...peers) => [{ to: peers, ports: [{ port: 80 }] }];
  const from = (...peers) => [{ from: peers, ports: [{ port: 80 }] }];

  test('needs the permission of both pods', () => {
    const sends = policy('web', { egress: to({ podSelector: pods('cms') }) });
    const takes = policy('cms', { ingress: from({ podSelector: pods('web') }) });
    expect(allowedConnections([sends])).toEqual([]);
    expect(allowedConnections([takes])).toEqual([]);
    expect(allowedConnections([sends, takes])).toEqual(['web → cms:80']);
  });

  test('calls a range the internet only if it leaves out private networks', () => {
    const all = { cidr: '0.0.0.0/0' };
    expect(allowedConnections([policy('web', { egress: to({ ipBlock: all }) })])).toEqual(['web → 0.0.0.0/0:80']);
  });

  test('refuses a rule that would allow everybody or every port', () => {
    expect(() => allowedConnections([policy('web', { ingress: [{ ports: [{ port: 80 }] }] })])).toThrow('no peer');
    expect(() => allowedConnections([policy('web', { egress: [{ to: [{ podSelector: pods('cms') }] }] })])).toThrow(
      'no port',
    );
  });
});
