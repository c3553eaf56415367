import { checkHealth } from '@/server/health/check-health';
import { healthAnswer } from '@/server/health/health-answer';

/** The health of this server, with every check. */
export async function GET(request: Request): Promise<Response> {
  return healthAnswer(await checkHealth(), request);
}

/** Made per request: a stored answer would report an earlier state. */
export const dynamic = 'force-dynamic';
