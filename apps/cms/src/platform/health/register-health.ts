import type { Core } from '@strapi/strapi';
import { bucketProblem } from '../../content/uploads/bucket-problem';
import type { UploadSpace } from '../../content/uploads/upload-space';
import type { Outbox } from '../../delivery/publishing/outbox';
import type { DatabaseWatch } from '../database/database-watch';
import { answer, type Handler } from '../http/answer';
import type { Counters } from '../redis/counters';
import { examineHealth, type HealthCheck } from './health-checks';

export interface Examined {
  database: DatabaseWatch;
  counters: Counters;
  outbox: Outbox;
  uploads: UploadSpace;
  isInBucket: boolean;
}

/**
 * `/api/health/live`: the process answers. `/api/health/ready` and `/api/health`: how its parts are, in the form that both
 * apps share. For who runs the servers: nothing secret is said, and nginx leads nobody there.
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

function checksOf(strapi: Core.Strapi, { database, counters, outbox, uploads, isInBucket }: Examined): HealthCheck[] {
  const { redis } = counters;
  const inRedis: HealthCheck[] = redis
    ? [{ name: 'redis', makes: 'degraded', look: async () => (redis.isUp ? null : 'does not answer') }]
    : [];
  return [
    {
      name: 'database',
      makes: 'failing',
      look: async () => ((await database.look()) ? database.away : null),
    },
    ...inRedis,
    {
      name: 'uploads',
      makes: 'degraded',
      look: async () => (await uploads.problem()) ?? (isInBucket ? bucketProblem(strapi) : null),
    },
    {
      name: 'writing',
      makes: 'degraded',
      look: async () => database.unwritable,
    },
    {
      name: 'publishing',
      makes: 'degraded',
      look: async () => {
        if (database.away) return 'cannot be known while the database is away';
        const { overdue } = await outbox.backlog();
        return overdue === 0 ? null : `${overdue} changes have waited for over a minute to be told to the web app`;
      },
    },
  ];
}
