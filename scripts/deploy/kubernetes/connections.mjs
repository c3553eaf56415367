// @ts-check

/** @typedef {{ from: string, to: string, port: number }} Connection */
/** @typedef {{ podSelector?: Selector, namespaceSelector?: Selector, ipBlock?: { cidr: string, except?: string[] } }} Peer */
/** @typedef {{ matchLabels?: Record<string, string> }} Selector */
/** @typedef {{ from?: Peer[], to?: Peer[], ports?: { port?: number }[] }} Rule */
/** @typedef {{ spec: { podSelector: Selector, ingress?: Rule[], egress?: Rule[] } }} NetworkPolicy */

const PRIVATE_NETWORKS = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];

/**
 * The connections that network policies allow, as `from → to:port`. A connection between two pods needs the permission of both
 * sides. What is outside of the namespace has no policy here.
 * @param {NetworkPolicy[]} policies
 * @returns {string[]}
 */
export function allowedConnections(policies) {
  const incoming = policies.flatMap(({ spec }) => permissions(spec.podSelector, spec.ingress ?? [], 'from'));
  const outgoing = policies.flatMap(({ spec }) => permissions(spec.podSelector, spec.egress ?? [], 'to'));
  const isPod = (/** @type {string} */ name) => /^[a-z]+$/.test(name) && name !== 'internet';
  const texts = (/** @type {Connection[]} */ list) =>
    new Set(list.map(({ from, to, port }) => `${from} → ${to}:${port}`));
  const [taken, sent] = [texts(incoming), texts(outgoing)];
  const between = [...taken].filter((text) => sent.has(text));
  const fromOutside = texts(incoming.filter(({ from }) => !isPod(from)));
  const toOutside = texts(outgoing.filter(({ to }) => !isPod(to)));
  return [...new Set([...between, ...fromOutside, ...toOutside])].sort();
}

/**
 * @param {Selector} selector of the pods of the policy
 * @param {Rule[]} rules
 * @param {'from' | 'to'} direction
 * @returns {Connection[]}
 */
function permissions(selector, rules, direction) {
  const own = nameOfPods(selector);
  return rules.flatMap((rule) => {
    const peers = rule[direction] ?? [];
    const ports = (rule.ports ?? []).map(({ port }) => port);
    // An empty list would allow everybody, or every port.
    if (peers.length === 0 || ports.length === 0) throw new Error(`A rule of ${own} names no peer or no port.`);
    return peers.flatMap((peer) =>
      ports.map((port = 0) =>
        direction === 'from' ? { from: nameOfPeer(peer), to: own, port } : { from: own, to: nameOfPeer(peer), port },
      ),
    );
  });
}

/** @param {Selector} selector */
const nameOfPods = ({ matchLabels }) => matchLabels?.['app.kubernetes.io/name'] ?? 'every pod';

/** @param {Peer} peer @returns {string} a word for a pod; anything else is outside of the namespace */
function nameOfPeer({ podSelector, namespaceSelector, ipBlock }) {
  if (ipBlock?.cidr === '0.0.0.0/0') {
    const excepted = PRIVATE_NETWORKS.every((network) => ipBlock.except?.includes(network));
    return excepted ? 'internet' : ipBlock.cidr;
  }
  if (ipBlock) return ipBlock.cidr;
  if (!namespaceSelector) return nameOfPods(podSelector ?? {});
  const labels = { ...namespaceSelector.matchLabels, ...podSelector?.matchLabels };
  return Object.entries(labels)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
