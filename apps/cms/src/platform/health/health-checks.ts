import { TimeoutError, withTimeout } from '@prestafaro/redis-connection';
import type { Health } from '@prestafaro/types/health';

/** The check of one dependency. */
export interface HealthCheck {
  name: string;
  /**
   * The status of the CMS if the check fails: `failing` if the CMS can serve nobody, else `degraded`. A `notice` is for people and
   * changes no status.
   */
  severity: 'failing' | 'degraded' | 'notice';
  /** @returns the fault, without secrets; null if there is none. */
  run(): Promise<string | null>;
}

const TIMEOUT_MS = 1800;

/** Runs all checks at once. A check without an answer in time counts as failed. */
export async function examineHealth(version: string, checks: readonly HealthCheck[]): Promise<Health> {
  const found = await Promise.all(checks.map(async (check) => ({ check, reason: await reasonOf(check) })));
  const wrong = found.filter(({ reason }) => reason !== null).map(({ check }) => check.severity);
  return {
    status: wrong.includes('failing') ? 'failing' : wrong.includes('degraded') ? 'degraded' : 'ok',
    version,
    checks: Object.fromEntries(
      found.map(({ check, reason }) => [check.name, reason === null ? { ok: true } : { ok: false, reason }]),
    ),
  };
}

async function reasonOf({ run }: HealthCheck): Promise<string | null> {
  try {
    return await withTimeout(TIMEOUT_MS, run());
  } catch (error) {
    return error instanceof TimeoutError ? 'no answer in time' : 'check failed';
  }
}
