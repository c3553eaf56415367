import { alive } from '@/server/health/check-health';
import { healthAnswer } from '@/server/health/health-answer';

/** Does the process answer at all? For a supervisor, which would start it anew: an absent CMS is no reason. */
export async function GET(): Promise<Response> {
  return healthAnswer(alive());
}

/** Made per request: a stored answer would say how it was. */
export const dynamic = 'force-dynamic';
