import { TimeoutError, withTimeout } from '@prestafaro/redis-connection';
import type { Health } from '@prestafaro/types/health';

/** One part that is looked at. */
export interface HealthCheck {
  name: string;
  /** What its failure makes of the whole: without it nobody is served, or something is missing. */
  makes: 'failing' | 'degraded';
  /** @returns what is wrong, in words without secrets; null = nothing. */
  look(): Promise<string | null>;
}

const PATIENCE_MS = 1800;

/** Looks at everything at once; what does not say how it is in time is not well. */
export async function examineHealth(version: string, checks: readonly HealthCheck[]): Promise<Health> {
  const found = await Promise.all(checks.map(async (check) => ({ check, reason: await reasonOf(check) })));
  const wrong = found.filter(({ reason }) => reason !== null).map(({ check }) => check.makes);
  return {
    status: wrong.includes('failing') ? 'failing' : wrong.length > 0 ? 'degraded' : 'ok',
    version,
    checks: Object.fromEntries(
      found.map(({ check, reason }) => [check.name, reason === null ? { ok: true } : { ok: false, reason }]),
    ),
  };
}

async function reasonOf({ look }: HealthCheck): Promise<string | null> {
  try {
    return await withTimeout(PATIENCE_MS, look());
  } catch (error) {
    return error instanceof TimeoutError ? 'no answer in time' : 'could not be looked at';
  }
}
