import { createHmac, timingSafeEqual } from 'node:crypto';

/** Request headers of a signed body. */
export const signatureHeader = 'x-prestafaro-signature';

/** Seconds since 1970 at which the body was signed. The signature covers it. */
export const timestampHeader = 'x-prestafaro-timestamp';

/** Tolerance for the sender's clock and for the delay of the message. */
const usualToleranceSeconds = 300;

/** A request as it was received, before anything of it is trusted. */
export interface SignedBody {
  /** The received body, byte by byte. It must not be parsed and serialised again. */
  readonly body: string;
  /** The received headers; null when they are missing. */
  readonly timestamp: string | null;
  readonly signature: string | null;
}

/**
 * `missing`: a header is absent. `malformed`: the timestamp or the signature cannot be read. `expired`: the clocks
 * differ by more than the tolerance. `mismatch`: another body, time or secret was signed.
 */
export type SignatureProblem = 'missing' | 'malformed' | 'expired' | 'mismatch';

/** The result of {@link verifySignature}, which throws nothing at a wrong signature. */
export type Verification = { readonly ok: true } | { readonly ok: false; readonly reason: SignatureProblem };

/**
 * Signs a body: HMAC-SHA256 over `{timestamp}.{body}`, in lower-case hex.
 * @param timestamp seconds since 1970, the same as in the timestamp header. It is signed too, so an old message cannot get a
 * new time.
 * @throws {Error} without a secret, because anyone could make that signature.
 */
export function signBody(secret: string, timestamp: number, body: string): string {
  return digest(secret, String(timestamp), body).toString('hex');
}

/**
 * Checks a signed body against the secret and the time. The check takes the same time for every wrong signature.
 * @param secrets the secret of the sender, or both while it is changed
 * @param nowSeconds seconds since 1970; an argument, because a rule has no clock.
 * @param toleranceSeconds by which the time may differ: five minutes, if nothing else is given
 * @throws {Error} without a secret.
 */
export function verifySignature(
  secrets: string | readonly string[],
  nowSeconds: number,
  message: SignedBody,
  toleranceSeconds = usualToleranceSeconds,
): Verification {
  const { body, timestamp, signature } = message;
  if (!timestamp || !signature) return refused('missing');
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return refused('malformed');
  // The signature comes first, so that a sender without the secret learns nothing about our clock.
  const given = Buffer.from(signature, 'hex');
  const isSigned = [secrets].flat().some((secret) => timingSafeEqual(digest(secret, timestamp, body), given));
  if (!isSigned) return refused('mismatch');
  if (Math.abs(nowSeconds - Number(timestamp)) > toleranceSeconds) return refused('expired');
  return { ok: true };
}

function digest(secret: string, timestamp: string, body: string): Buffer {
  if (secret === '') throw new Error('A secret is needed to sign or verify a message');
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}

function refused(reason: SignatureProblem): Verification {
  return { ok: false, reason };
}
