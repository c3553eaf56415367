// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../paths.mjs';

export const STACK_FILE = join(ROOT, 'deploy/stack.yml');

const HEADING = `# docker-compose.yml for \`docker stack deploy\` (docs/deploy.md, "Swarm"). \`npm run generate\` writes this file from
# docker-compose.yml and scripts/deploy/stack.mjs: make changes there. Every value comes from the environment of the shell.
`;

/** @typedef {Record<string, unknown>} Settings */
/** @typedef {Settings & { tmpfs?: string[], shm_size?: string, volumes?: string[], mem_limit: string, deploy?: Settings }} Service */

/** A node with this label has the volumes of the databases and of the uploads. */
const WITH_DATA = { constraints: ['node.labels.prestafaro.data == true'] };

/** The old task stops before the new one starts, because both would write the same files. */
const ONE_AT_A_TIME = { order: 'stop-first', failure_action: 'pause' };

const REQUIRED = `\${$1:?set it in .env}`;

/** What Swarm needs to know of each service, beside what docker-compose.yml says. @type {Record<string, { deploy: Settings, networks?: string[] }>} */
const ADDITIONS = {
  postgres: { deploy: { placement: WITH_DATA, update_config: ONE_AT_A_TIME } },
  redis: { deploy: { placement: WITH_DATA, update_config: ONE_AT_A_TIME } },
  cms: {
    // All at once: an older CMS that restarts after the start of a newer one removes new columns. For the same reason a failed
    // update does not bring the older one back.
    deploy: { placement: WITH_DATA, update_config: { parallelism: 0, ...ONE_AT_A_TIME } },
    // Mail servers, push services, lenders and buckets, for which compose has variants of its file.
    networks: ['inside', 'outside'],
  },
  web: {
    deploy: {
      update_config: { parallelism: 1, order: 'start-first', monitor: '30s', failure_action: 'rollback' },
      rollback_config: { parallelism: 1, order: 'start-first' },
    },
  },
  nginx: {
    // One on each node. A port of a node has one owner, so the old one stops first.
    deploy: {
      mode: 'global',
      update_config: { parallelism: 1, order: 'stop-first', monitor: '30s', failure_action: 'rollback' },
      rollback_config: { parallelism: 1, order: 'stop-first' },
    },
  },
};

/**
 * The text of deploy/stack.yml.
 * @param {string} [compose] the text of docker-compose.yml
 * @returns {string}
 */
export function stackFile(compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) {
  const { services, volumes } = parse(withPlainVariables(compose), { merge: true });
  const stack = {
    version: '3.8',
    services: Object.fromEntries(
      Object.entries(services).map(([name, service]) => [name, swarmService(service, ADDITIONS[name])]),
    ),
    networks: { inside: { driver: 'overlay', internal: true }, outside: { driver: 'overlay' } },
    volumes,
  };
  return HEADING + stringify(stack, { lineWidth: 0, aliasDuplicateObjects: false, nullStr: '' });
}

/**
 * `docker stack` takes a `-` within a message for the mark of a default value, and knows no variable within a default value. It would
 * start PostgreSQL with the end of the message as its password. So each message is short, and a variable whose default has another
 * one in it is required, or gives way to that one if there is nothing else in the default.
 * @param {string} text
 */
const withPlainVariables = (text) =>
  text
    .replaceAll(/\$\{([A-Z0-9_]+):\?[^}]*\}/g, REQUIRED)
    .replaceAll(/\$\{[A-Z0-9_]+:-(\$\{[^}]*\})\}/g, '$1')
    .replaceAll(/\$\{([A-Z0-9_]+):-[^{}]*\$\{[^}]*\}[^}]*\}/g, REQUIRED);

/**
 * Leaves out what Swarm does itself (restart, build, order of starts) or does not know (security_opt), and says the rest in its words.
 * @param {Service} service
 * @param {{ deploy: Settings, networks?: string[] } | undefined} additions
 */
function swarmService(service, additions) {
  const {
    build,
    restart,
    depends_on,
    security_opt,
    mem_limit,
    tmpfs = [],
    shm_size,
    volumes = [],
    deploy,
    ...rest
  } = service;
  const ports = /** @type {string[] | undefined} */ (rest.ports);
  return {
    ...rest,
    networks: additions?.networks ?? rest.networks,
    // Through the mesh of Swarm nginx would see the address of a node in place of the visitor's.
    ...(ports && { ports: ports.map(hostPort) }),
    volumes: [...volumes, ...tmpfs.map(memory), ...(shm_size ? [memory(`/dev/shm:size=${shm_size}`)] : [])],
    deploy: {
      // A name leads to each task, as in compose, so that nginx repeats a request to a dead one at another.
      endpoint_mode: 'dnsrr',
      ...deploy,
      ...additions?.deploy,
      resources: { limits: { memory: mem_limit } },
    },
  };
}

/** @param {string} port `${HTTP_PORT:-80}:80` */
function hostPort(port) {
  const colon = port.lastIndexOf(':');
  return { target: Number(port.slice(colon + 1)), published: port.slice(0, colon), mode: 'host' };
}

/** @param {string} mount `/tmp` or `/tmp:mode=1777,size=128m` */
function memory(mount) {
  const [target = '', options = ''] = mount.split(':');
  const [, size = '', unit = ''] = /size=(\d+)([mg])/.exec(options) ?? [];
  const bytes = Number(size) * (unit === 'g' ? 1024 ** 3 : 1024 ** 2);
  return { type: 'tmpfs', target, ...(bytes > 0 && { tmpfs: { size: bytes } }) };
}
