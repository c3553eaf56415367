import { alive } from '@/server/health/check-health';
import { healthAnswer } from '@/server/health/health-answer';

/** Tells a supervisor whether the process answers at all. An absent CMS is no reason for a restart. */
export async function GET(request: Request): Promise<Response> {
  return healthAnswer(alive(), request);
}

/** Made per request: a stored answer would report an earlier state. */
export const dynamic = 'force-dynamic';
