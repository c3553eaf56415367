import type { Drawn } from './offer-facts.ts';

/** A random source: at least 0 and below 1, like `Math.random`. */
export type Random = () => number;

/** Returns the feed's stars, or a random 4.7, 4.8, 4.9 or 5 if it has none (specification §9). */
export function drawStars(stars: number | null, random: Random): Drawn<number> {
  return stars === null
    ? { value: drawInteger(47, 50, random) / 10, isFallback: true }
    : { value: stars, isFallback: false };
}

/** Replaces `{time}` by a random whole number from 3 to 10 (specification §9). All occurrences get the same number. */
export function drawAnswerTime(text: string | null, random: Random): Drawn<string> | null {
  return fill(text, '{time}', () => String(drawInteger(3, 10, random)));
}

/**
 * Replaces the placeholder by a figure of our own and marks the result as a fallback.
 * @param figure called only if the text has the placeholder.
 */
export function fill(text: string | null, placeholder: string, figure: () => string): Drawn<string> | null {
  if (text === null) return null;
  const parts = text.split(placeholder);
  return parts.length > 1 ? { value: parts.join(figure()), isFallback: true } : { value: text, isFallback: false };
}

function drawInteger(minimum: number, maximum: number, random: Random): number {
  return Math.min(minimum + Math.floor(random() * (maximum - minimum + 1)), maximum);
}
