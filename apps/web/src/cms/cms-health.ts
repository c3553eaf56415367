import 'server-only';
import { type Health, healthSchema } from '@prestafaro/types/health';
import { environment } from '@/cms/environment';

/** In milliseconds. A longer health answer makes a balancer that waits for it count us as away. */
const timeoutMs = 1_500;

let asking: Promise<Health['checks'][string]> | undefined;

/**
 * Reads whether the CMS is ready, with the reason that it states. Has a timeout, shares one probe between concurrent
 * callers, and never throws.
 */
export function checkCms(): Promise<Health['checks'][string]> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<Health['checks'][string]> {
  try {
    const answer = await fetch(`${environment().CMS_URL}/api/health/ready`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) return { ok: true };
    const health = healthSchema.safeParse(await answer.json().catch(() => undefined));
    return { ok: false, reason: health.success ? reasonOf(health.data) : `answers ${answer.status}` };
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, reason: isSlow ? `no answer within ${timeoutMs / 1000} s` : 'no answer' };
  }
}

function reasonOf({ status, checks }: Health): string {
  const reasons = Object.entries(checks).flatMap(([name, check]) => (check.ok ? [] : [`${name}: ${check.reason}`]));
  return reasons.length > 0 ? `is ${status} (${reasons.join('; ')})` : `is ${status}`;
}
