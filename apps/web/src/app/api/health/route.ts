import { checkHealth } from '@/server/health/check-health';
import { healthAnswer } from '@/server/health/health-answer';

/** How this server is, with every check. */
export async function GET(): Promise<Response> {
  return healthAnswer(await checkHealth());
}

/** Made per request: a stored answer would say how it was. */
export const dynamic = 'force-dynamic';
