import 'server-only';
import {
  type AnswerProblem,
  keyReusedAnswerSchema,
  refusedAnswersSchema,
  type Submission,
  storedAnswerSchema,
} from '@prestafaro/types/application';
import { type ChallengeAnswer, challengeAnswerSchema } from '@prestafaro/types/challenge';
import { limitedAnswerSchema } from '@prestafaro/types/visitor-forms';
import { postMessage, unusableAnswer } from '@/cms/post-message';

/** The outcome of a submitted application. */
export type SentApplication =
  /** It is stored, now or before: the same key with the same answers is the same application. */
  | { readonly outcome: 'stored'; readonly token: string }
  | { readonly outcome: 'refused'; readonly problems: readonly AnswerProblem[] }
  | { readonly outcome: 'key-reused' }
  | ({ readonly outcome: 'challenge' } & ChallengeAnswer)
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** It is not known to be stored. `reason` is for the log and contains nothing of the application (R28). */
  | { readonly outcome: 'away'; readonly reason: string };

/** Sends an application to the CMS. Never throws: an outage is an outcome, and the same key makes a retry safe. */
export async function sendApplication(submission: Submission): Promise<SentApplication> {
  const answer = await postMessage('/api/applications', submission);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  return read(answer.status, answer.body) ?? unusableAnswer(answer.status);
}

function read(status: number, body: unknown): SentApplication | undefined {
  switch (status) {
    case 200:
    case 201:
      return storedAnswerSchema.safeParse(body).data;
    case 409:
      return keyReusedAnswerSchema.safeParse(body).success ? { outcome: 'key-reused' } : undefined;
    case 422:
      return outcome('refused', refusedAnswersSchema.safeParse(body).data);
    case 428:
      return outcome('challenge', challengeAnswerSchema.safeParse(body).data);
    case 429:
      return outcome('limited', limitedAnswerSchema.safeParse(body).data);
    default:
      return undefined;
  }
}

function outcome<Name extends string, Data extends object>(name: Name, data: Data | undefined) {
  return data && { outcome: name, ...data };
}
