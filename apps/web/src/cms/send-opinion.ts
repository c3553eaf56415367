import 'server-only';
import {
  type CommentMessage,
  type FieldError,
  limitedAnswerSchema,
  type RatingMessage,
  type ReportMessage,
  refusedAnswerSchema,
  unknownSubjectAnswerSchema,
} from '@prestafaro/types/visitor-forms';
import { environment } from '@/cms/environment';

/** How long a visitor waits for the CMS to take what he wrote, in milliseconds. */
const timeout = 8_000;

interface Messages {
  '/api/comments': CommentMessage;
  '/api/ratings': RatingMessage;
  '/api/comment-reports': ReportMessage;
}

export type OpinionPath = keyof Messages;

/** What became of a visitor's message. */
export type SentOpinion =
  /** It is there, now or already before: the same within an hour counts once. */
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly errors: readonly FieldError[] }
  /** What it is about is not published, or no longer. */
  | { readonly outcome: 'unknown-subject' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** Nobody has it. `reason` is for the log and holds nothing of the message (R28). */
  | { readonly outcome: 'away'; readonly reason: string };

/** Hands a visitor's message to the CMS, with the token that opens nothing else. Never throws: an outage is an answer. */
export async function sendOpinion<Path extends OpinionPath>(path: Path, message: Messages[Path]): Promise<SentOpinion> {
  const { CMS_URL, CMS_WRITE_TOKEN } = environment();
  try {
    const answer = await fetch(`${CMS_URL}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${CMS_WRITE_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return await read(answer);
  } catch (error) {
    return { outcome: 'away', reason: `The CMS did not answer (${error instanceof Error ? error.name : 'unknown'})` };
  }
}

async function read(answer: Response): Promise<SentOpinion> {
  if (answer.ok) return { outcome: 'accepted' };
  const body: unknown = await answer.json().catch(() => undefined);
  switch (answer.status) {
    case 404:
      return isUnknownSubject(body) ? { outcome: 'unknown-subject' } : unusable(answer);
    case 422: {
      const refused = refusedAnswerSchema.safeParse(body);
      return refused.success ? { outcome: 'refused', errors: refused.data.errors } : unusable(answer);
    }
    case 429: {
      const limited = limitedAnswerSchema.safeParse(body);
      return limited.success ? { outcome: 'limited', ...limited.data } : unusable(answer);
    }
    default:
      return unusable(answer);
  }
}

/** A 404 of another kind means that there is no such address: the CMS is older than we are. */
function isUnknownSubject(body: unknown): boolean {
  return unknownSubjectAnswerSchema.safeParse(body).success;
}

function unusable({ status }: Response): SentOpinion {
  return { outcome: 'away', reason: `The CMS answered ${status}` };
}
