import { checkHealth } from '@/site/health/check-health';
import { healthAnswer } from '@/site/health/health-answer';

/** Should visitors be sent here? For a balancer. */
export async function GET(): Promise<Response> {
  return healthAnswer(await checkHealth());
}

/** Made per request: a stored answer would say how it was. */
export const dynamic = 'force-dynamic';
