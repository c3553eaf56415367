import 'server-only';
import type { AffiliateRequest } from '@prestafaro/types/affiliate';
import { type ChallengeAnswer, challengeAnswerSchema } from '@prestafaro/types/challenge';
import type { MyDataRequest } from '@prestafaro/types/my-data';
import {
  acceptedAnswerSchema,
  type CommentMessage,
  type FieldError,
  limitedAnswerSchema,
  type RatingMessage,
  type ReportMessage,
  refusedAnswerSchema,
  unknownSubjectAnswerSchema,
} from '@prestafaro/types/visitor-forms';
import { postMessage, unusableAnswer } from '@/cms/post-message';

interface Messages {
  '/api/affiliates': AffiliateRequest;
  '/api/comments': CommentMessage;
  '/api/ratings': RatingMessage;
  '/api/comment-reports': ReportMessage;
  '/api/my-data/requests': MyDataRequest;
}

export type ReviewPath = keyof Messages;

/** The outcome of a visitor's message. */
export type SentReview =
  /**
   * The message is stored, now or before: the same message within an hour is stored once. `undo`: the token that undoes it, if it can be
   * undone. `isVerified`: whether a comment is stored as verified, if its author asked for that (R10).
   */
  | { readonly outcome: 'accepted'; readonly undo?: string; readonly isVerified?: boolean }
  | { readonly outcome: 'refused'; readonly errors: readonly FieldError[] }
  /** The subject of the message is not published, or no longer. */
  | { readonly outcome: 'unknown-subject' }
  /** Nothing is stored before a proof, because the site gets too many messages. */
  | ({ readonly outcome: 'challenge' } & ChallengeAnswer)
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** The message is not stored. The `reason` is for the log and contains nothing of the message (R28). */
  | { readonly outcome: 'away'; readonly reason: string };

/** Sends a visitor's message to the CMS with the write-only token. Never throws: an outage is an answer. */
export async function sendReview<Path extends ReviewPath>(path: Path, message: Messages[Path]): Promise<SentReview> {
  const answer = await postMessage(path, message);
  return answer.isAway ? { outcome: 'away', reason: answer.reason } : readReviewAnswer(answer.status, answer.body);
}

/** Reads an answer of the CMS to the form of a visitor. */
export function readReviewAnswer(status: number, body: unknown): SentReview {
  if (status >= 200 && status < 300) {
    const isVerified = acceptedAnswerSchema.safeParse(body).data?.isVerified;
    return { outcome: 'accepted', ...(isVerified !== undefined && { isVerified }) };
  }
  switch (status) {
    case 404:
      return isUnknownSubject(body) ? { outcome: 'unknown-subject' } : unusableAnswer(status);
    case 422: {
      const refused = refusedAnswerSchema.safeParse(body);
      return refused.success ? { outcome: 'refused', errors: refused.data.errors } : unusableAnswer(status);
    }
    case 428: {
      const challenge = challengeAnswerSchema.safeParse(body);
      return challenge.success ? { outcome: 'challenge', ...challenge.data } : unusableAnswer(status);
    }
    case 429: {
      const limited = limitedAnswerSchema.safeParse(body);
      return limited.success ? { outcome: 'limited', ...limited.data } : unusableAnswer(status);
    }
    default:
      return unusableAnswer(status);
  }
}

/** A 404 of another kind means that the CMS has no such endpoint, because it is older than the web app. */
function isUnknownSubject(body: unknown): boolean {
  return unknownSubjectAnswerSchema.safeParse(body).success;
}
