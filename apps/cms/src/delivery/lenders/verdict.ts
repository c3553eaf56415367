import * as z from 'zod';
import type { LenderAnswer } from './post-to-lender';

/**
 * Why a part of the answer of a lender that has the application changed nothing: its reference or status has the wrong type or is too long,
 * the status is not in the table, or the click that it is about is gone.
 */
export type AnswerFault = 'UNUSABLE_ANSWER' | 'UNKNOWN_STATUS' | 'STATUS_WITHOUT_CLICK';

/** What follows from an attempt. */
export type Verdict =
  | {
      readonly outcome: 'accepted';
      readonly httpStatus: number;
      readonly reference: string | null;
      readonly status: string | null;
      /** What the lender answered and nobody can use; null if there is nothing. */
      readonly fault: AnswerFault | null;
    }
  /** The lender will never take it. */
  | { readonly outcome: 'refused'; readonly httpStatus: number; readonly error: string }
  /** The lender takes nothing now, or not with our settings. */
  | {
      readonly outcome: 'later' | 'away';
      readonly httpStatus: number | null;
      readonly error: string;
      /** What the lender asked for, within bounds; null if it did not. */
      readonly waitMs: number | null;
    };

/** A lender cannot put a delivery off for longer than this, because the applicant waits. */
export const MAX_WAIT_MS = 6 * 60 * 60_000;

/** Answers of a lender that is not set up as we are: somebody can mend that, so nothing is lost meanwhile. */
const SET_UP = [401, 403, 404, 405, 407];
const BUSY = [408, 425, 429];

/** No control characters: PostgreSQL cannot store NUL. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)
    .nullish();
const answerTexts = { reference: text(120), status: text(80) };

/** Decides by the answer of a lender. The error is for the log of attempts: it holds the number of the answer, never its text. */
export function verdictOf({ status, retryAfter, body }: LenderAnswer, now: Date): Verdict {
  // 409: the lender has this key already.
  if ((status >= 200 && status < 300) || status === 409) {
    return { outcome: 'accepted', httpStatus: status, ...readAnswer(body) };
  }
  const error = `HTTP ${status}`;
  const isRefused = status >= 400 && status < 500 && !SET_UP.includes(status) && !BUSY.includes(status);
  if (isRefused) return { outcome: 'refused', httpStatus: status, error };
  return { outcome: 'later', httpStatus: status, error, waitMs: waitOf(retryAfter, now) };
}

/** Failures before a connection was made, so that the lender has nothing: its name, its address or its certificate. */
const NOT_CONNECTED =
  /^(ADDRESS|PRIVATE_ADDRESS|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CERT_.+|.*_CERT|.*SELF_SIGNED.*|UNABLE_TO_.+|ERR_TLS_.+)$/;

/** Whether the lender may have the message of an attempt. */
export const mayHaveArrived = (verdict: Verdict): boolean =>
  verdict.outcome !== 'away' || !NOT_CONNECTED.test(verdict.error);

/** The verdict of an attempt without an answer. */
export function verdictOfFailure(error: unknown): Verdict {
  const { code } = (error ?? {}) as { code?: unknown };
  return {
    outcome: 'away',
    httpStatus: null,
    error: typeof code === 'string' ? code.slice(0, 60) : 'ERROR',
    waitMs: null,
  };
}

/** Another body than a JSON object says nothing. An unusable text is left out, because the lender has the application. */
function readAnswer(body: string): Pick<Extract<Verdict, { outcome: 'accepted' }>, 'reference' | 'status' | 'fault'> {
  const answer = objectOf(body);
  const [reference, status] = [
    answerTexts.reference.safeParse(answer.reference),
    answerTexts.status.safeParse(answer.status),
  ];
  const isUsable = reference.success && status.success;
  return {
    reference: reference.data ?? null,
    status: status.data ?? null,
    fault: isUsable ? null : 'UNUSABLE_ANSWER',
  };
}

function objectOf(body: string): { reference?: unknown; status?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === 'object' ? parsed : {};
  } catch {
    return {};
  }
}

/** `Retry-After` in seconds or as a date (RFC 9110). */
function waitOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const milliseconds = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(milliseconds) ? Math.min(MAX_WAIT_MS, Math.max(0, milliseconds)) : null;
}
