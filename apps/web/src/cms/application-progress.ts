import 'server-only';
import { type ApplicationProgress, progressSchema, unknownTokenAnswerSchema } from '@prestafaro/types/application';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type ProgressAnswer =
  | { readonly outcome: 'known'; readonly progress: ApplicationProgress }
  /** The token is not one of ours, or its application no longer exists. */
  | { readonly outcome: 'unknown' }
  /** The `reason` is for the log and contains nothing of the application (R28). */
  | { readonly outcome: 'away'; readonly reason: string };

/**
 * Reads the state of a visitor's application. It is personal and never stored: no cache, and the token is in the body,
 * because addresses are logged. Never throws: an outage is an answer.
 */
export async function askProgress(token: string): Promise<ProgressAnswer> {
  const answer = await postMessage('/api/applications/progress', { token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404 && unknownTokenAnswerSchema.safeParse(answer.body).success) return { outcome: 'unknown' };
  const progress = answer.status === 200 ? progressSchema.safeParse(answer.body) : undefined;
  return progress?.success ? { outcome: 'known', progress: progress.data } : unusableAnswer(answer.status);
}
