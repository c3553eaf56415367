import 'server-only';
import { type ApplicationProgress, progressSchema, unknownTokenAnswerSchema } from '@prestafaro/types/application';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type ProgressAnswer =
  | { readonly outcome: 'known'; readonly progress: ApplicationProgress }
  /** The token opens nothing: it is no token of ours, or its application is gone. */
  | { readonly outcome: 'unknown' }
  /** `reason` is for the log and holds nothing of the application (R28). */
  | { readonly outcome: 'away'; readonly reason: string };

/**
 * How the application of a visitor stands. It is theirs alone and is never stored: no cache, and the token goes in the
 * body, since addresses are logged. Never throws: an outage is an answer.
 */
export async function askProgress(token: string): Promise<ProgressAnswer> {
  const answer = await postMessage('/api/applications/progress', { token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404 && unknownTokenAnswerSchema.safeParse(answer.body).success) return { outcome: 'unknown' };
  const progress = answer.status === 200 ? progressSchema.safeParse(answer.body) : undefined;
  return progress?.success ? { outcome: 'known', progress: progress.data } : unusableAnswer(answer.status);
}
