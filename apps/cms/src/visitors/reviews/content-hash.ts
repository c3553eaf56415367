import { createHash } from 'node:crypto';

/** A hash of the words without capitals and spaces. By it a text that is sent twice is recognised. */
export function contentHash(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex');
}
