import type { Core } from '@strapi/strapi';
import { describeIncomplete, incompleteProviders } from '../../content/legal-provider/incomplete-providers';
import { bucketProblem } from '../../content/uploads/bucket-problem';
import type { UploadSpace } from '../../content/uploads/upload-space';
import type { Deliveries } from '../../delivery/lenders/register-deliveries';
import type { Mail } from '../../delivery/mail/register-mail';
import type { Outbox } from '../../delivery/publishing/outbox';
import type { DatabaseWatch } from '../database/database-watch';
import { answer, type Handler } from '../http/answer';
import type { Jobs } from '../jobs/jobs';
import type { Counters } from '../redis/counters';
import { examineHealth, type HealthCheck } from './health-checks';

export interface Examined {
  database: DatabaseWatch;
  counters: Counters;
  deliveries: Deliveries;
  jobs: Jobs;
  mail: Mail;
  outbox: Outbox;
  uploads: UploadSpace;
  isInBucket: boolean;
}

/**
 * `/api/health/live`: the process answers. `/api/health/ready` and `/api/health`: the status of the dependencies, in the
 * format of both apps. They are for operators: they contain no secrets, and nginx does not expose them.
 */
export function registerHealth(strapi: Core.Strapi, examined: Examined): void {
  const version: string = strapi.config.get('info.version', '');
  const checks = checksOf(strapi, examined);
  const live: Handler = (ctx) => answer(ctx, 200, { status: 'ok', version, checks: {} });
  const ready: Handler = async (ctx) => {
    const health = await examineHealth(version, checks);
    answer(ctx, health.status === 'failing' ? 503 : 200, health);
  };
  const at = (path: string, handler: Handler) => ({
    method: 'GET' as const,
    path,
    config: { auth: false as const },
    handler,
  });
  strapi.server.routes([at('/api/health/live', live), at('/api/health/ready', ready), at('/api/health', ready)]);
}

function checksOf(
  strapi: Core.Strapi,
  { database, counters, deliveries, jobs, mail, outbox, uploads, isInBucket }: Examined,
): HealthCheck[] {
  const { redis } = counters;
  const inRedis: HealthCheck[] = redis
    ? [{ name: 'redis', severity: 'degraded', run: async () => (redis.isUp ? null : 'does not answer') }]
    : [];
  return [
    {
      name: 'database',
      severity: 'failing',
      run: async () => ((await database.check()) ? database.away : null),
    },
    ...inRedis,
    {
      name: 'uploads',
      severity: 'degraded',
      run: async () => (await uploads.problem()) ?? (isInBucket ? bucketProblem(strapi) : null),
    },
    {
      name: 'writing',
      severity: 'degraded',
      run: async () => database.unwritable,
    },
    {
      name: 'publishing',
      severity: 'degraded',
      run: async () => {
        if (database.away) return 'cannot be known while the database is away';
        const { overdue } = await outbox.backlog();
        return overdue === 0 ? null : `${overdue} changes have waited for over a minute to be told to the web app`;
      },
    },
    {
      name: 'mail',
      severity: 'degraded',
      run: async () => (database.away ? 'cannot be known while the database is away' : mail.problem()),
    },
    {
      name: 'deliveries',
      severity: 'degraded',
      run: async () => (database.away ? 'cannot be known while the database is away' : deliveries.problem()),
    },
    {
      name: 'jobs',
      severity: 'degraded',
      run: async () => (database.away ? 'cannot be known while the database is away' : jobs.problem()),
    },
    {
      name: 'legalDetails',
      severity: 'notice',
      run: async () => (database.away ? null : describeIncomplete(await incompleteProviders(strapi))),
    },
  ];
}
