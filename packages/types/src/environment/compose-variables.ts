import type { VariableTable } from './variable.ts';

/** The variables that only docker-compose.yml and `npm start` read. */
export const composeVariables = {
  HTTP_PORT: {
    meaning: 'port of this machine at which nginx of docker-compose.yml is reached',
    example: '8080',
    default: '80',
    group: 'compose',
  },
  CMS_HOST: {
    meaning:
      'host name at which nginx of docker-compose.yml serves the admin of the CMS; left out: it does not serve the admin',
    example: 'cms.example.com',
    group: 'compose',
  },
  HTTPS_PORT: {
    meaning: 'port of this machine for https, if nginx of docker-compose.yml terminates TLS (deploy/compose.tls.yml)',
    example: '8443',
    default: '443',
    group: 'compose',
  },
  TLS_FOLDER: {
    meaning: 'folder that contains fullchain.pem and privkey.pem, for deploy/compose.tls.yml',
    example: '/etc/prestafaro/tls',
    group: 'compose',
  },
  CERTIFICATE_AUTHORITY_FILE: {
    meaning:
      'file with the certificates of the authority of a PostgreSQL, Redis, bucket or mail server elsewhere, for deploy/compose.managed.yml and deploy/compose.outside.yml; left out: Node’s own list of authorities',
    example: '/etc/prestafaro/authority.pem',
    group: 'compose',
  },
  LOAD_BALANCERS: {
    meaning:
      'address ranges, with spaces between them, of load balancers in front of nginx: nginx trusts their headers for a visitor’s address and scheme; left out: it trusts none',
    example: '10.0.0.0/8',
    group: 'compose',
  },
  ADMIN_NETWORKS: {
    meaning:
      'addresses and address ranges, with spaces between them, from which nginx of docker-compose.yml lets editors open the admin; left out: from everywhere',
    example: '203.0.113.0/24 2001:db8::/32',
    group: 'compose',
  },
  PAGES_PER_SECOND: {
    meaning:
      'number of pages per second that nginx of docker-compose.yml lets one visitor’s address request of those that are made per request',
    example: '20',
    default: '10',
    group: 'compose',
  },
  WEB_INSTANCES: {
    meaning: 'number of web app servers that docker compose starts',
    example: '4',
    default: '2',
    group: 'compose',
  },
  CMS_INSTANCES: {
    meaning: 'number of CMS servers that docker compose starts; more than one need Redis',
    example: '2',
    default: '1',
    group: 'compose',
  },
  IMAGE_REGISTRY: {
    meaning:
      'registry from which docker-compose.yml and deploy/stack.yml take the three images, with a slash at its end; left out: this machine',
    example: 'registry.example.com/',
    group: 'compose',
  },
  IMAGE_TAG: {
    meaning: 'tag of the three images that docker compose builds and starts',
    example: 'release-42',
    default: 'latest',
    group: 'compose',
  },
  WEB_IMAGE_TAG: {
    meaning:
      'tag of the image of the web app alone, to roll it back to an earlier release while the CMS stays; left out: IMAGE_TAG',
    example: 'release-41',
    group: 'compose',
  },
  REDIS_PASSWORD: {
    meaning: 'password of the Redis of docker-compose.yml, of letters and digits because it is part of an address',
    example: 'the output of `openssl rand -hex 24`',
    secret: true,
    group: 'operations',
  },
  WEB_PORT: { meaning: 'port of the web app of npm start', example: '3100', default: '3000', group: 'compose' },
  CMS_PORT: { meaning: 'port of the CMS of npm start', example: '1437', default: '1337', group: 'compose' },
} as const satisfies VariableTable;
