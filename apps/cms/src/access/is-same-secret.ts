import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests in constant time, so that neither length nor time reveals anything about the secret. */
export function isSameSecret(guess: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(guess), digest(secret));
}
