import { createHash } from 'node:crypto';

/** The same words, whatever their capitals and spaces: a text that is sent twice is recognised by it. */
export function contentHash(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex');
}
