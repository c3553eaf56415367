import type { VariableTable } from './variable.ts';

/** The example of most secrets: they are the output of this command. */
export const randomHexCommand = 'the output of `openssl rand -hex 32`';

/** The variables that both apps read. The secrets among them are equal on both sides. */
export const sharedVariables = {
  CMS_READ_TOKEN: {
    meaning: 'token of 16 characters or more with which the web app reads published content; equal on both sides',
    example: randomHexCommand,
    required: true,
    secret: true,
    group: 'secrets',
  },
  CMS_WRITE_TOKEN: {
    meaning:
      'token of 16 characters or more with which the web app sends what visitors write to the CMS; it permits nothing else and differs from CMS_READ_TOKEN; equal on both sides',
    example: randomHexCommand,
    required: true,
    secret: true,
    group: 'secrets',
  },
  CMS_PREVIEW_TOKEN: {
    meaning:
      'token of 16 characters or more that signs the links to drafts and with which the web app reads drafts for them; it differs from CMS_READ_TOKEN and CMS_WRITE_TOKEN; equal on both sides',
    example: randomHexCommand,
    required: true,
    secret: true,
    group: 'secrets',
  },
  REVALIDATE_SECRET: {
    meaning: 'secret of 16 characters or more that signs publish events; equal on both sides',
    example: randomHexCommand,
    required: true,
    secret: true,
    group: 'secrets',
  },
  REDIS_URL: {
    meaning:
      'Redis in which several instances share pages and limits, and in which tracked events wait for PostgreSQL; left out: each instance keeps its own. One server, or Sentinels: redis+sentinel://:password@host:26379,host:26379/master-name. Its settings: docs/deploy.md, "Several machines"',
    example: 'redis://localhost:6379',
    // The address may contain a password.
    secret: true,
    group: 'operations',
  },
  EVENTS_KEPT_DAYS: {
    meaning:
      'for how many days a tracked event is kept; the counts per hour stay longer. A first visit is remembered for six months, so fewer than 180 days lose the first visit of some applicants. The web app states the number in its texts; equal on both sides',
    example: '400',
    default: '200',
    group: 'limits',
  },
  LOG_LEVEL: {
    meaning: 'the lowest level that is logged: debug, info, warn or error',
    example: 'warn',
    default: 'info',
    group: 'operations',
  },
  METRICS_PORT: {
    meaning:
      'port on which /metrics is served to Prometheus, never to the public; left out: no metrics; docker-compose.yml sets it',
    example: '9464',
    group: 'operations',
  },
  METRICS_HOST: {
    meaning: 'address at which the metrics listen; 0.0.0.0 only inside a container; docker-compose.yml sets it',
    example: '0.0.0.0',
    default: 'localhost',
    group: 'operations',
  },
  NODE_ENV: {
    meaning: 'production, development or test',
    example: 'production',
    default: 'production',
    group: 'server',
  },
} as const satisfies VariableTable;
