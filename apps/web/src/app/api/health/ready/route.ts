import { checkHealth } from '@/server/health/check-health';
import { healthAnswer } from '@/server/health/health-answer';

/** Tells a balancer whether this server should get visitors. */
export async function GET(request: Request): Promise<Response> {
  return healthAnswer(await checkHealth(), request);
}

/** Made per request: a stored answer would report an earlier state. */
export const dynamic = 'force-dynamic';
