import type { Drawn } from './offer-facts.ts';

/** A source of chance: at least 0 and below 1, as `Math.random` is. */
export type Random = () => number;

/** The feed's stars, or 4.7, 4.8, 4.9 or 5 by chance (specification §9). Stars that the feed gives are never replaced. */
export function drawStars(stars: number | null, random: Random): Drawn<number> {
  return stars === null
    ? { value: drawInteger(47, 50, random) / 10, isFallback: true }
    : { value: stars, isFallback: false };
}

/** `{time}` becomes a whole number from 3 to 10 by chance (specification §9): one number, however often it stands there. */
export function drawAnswerTime(text: string | null, random: Random): Drawn<string> | null {
  return fill(text, '{time}', () => String(drawInteger(3, 10, random)));
}

/**
 * Puts a figure of our own where the placeholder stands, and says that it is one.
 * @param figure asked for only if the text has the placeholder.
 */
export function fill(text: string | null, placeholder: string, figure: () => string): Drawn<string> | null {
  if (text === null) return null;
  const parts = text.split(placeholder);
  return parts.length > 1 ? { value: parts.join(figure()), isFallback: true } : { value: text, isFallback: false };
}

function drawInteger(minimum: number, maximum: number, random: Random): number {
  return Math.min(minimum + Math.floor(random() * (maximum - minimum + 1)), maximum);
}
