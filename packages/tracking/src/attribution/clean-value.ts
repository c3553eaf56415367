/** An e-mail address, also percent-encoded. No event or cookie may carry one (R28). */
const emailAddress = /\S(?:@|%40)\S+\.\S/i;

/** Limit of every value of a traffic source, in Unicode code points. */
const maximum = 256;

/**
 * Returns a value from outside in the only form that this package stores and sends: without control characters, trimmed, at most
 * 256 code points. Returns undefined if nothing is left, or if the value contains an e-mail address (R28).
 */
export function cleanValue(value: string | null | undefined): string | undefined {
  // A lone surrogate (Cs) cannot be percent-encoded.
  const text = (value ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  if (emailAddress.test(text)) return undefined;
  // 256 code points are at most 512 UTF-16 units, so the first cut only saves work.
  return [...text.slice(0, 2 * maximum)].slice(0, maximum).join('').trim() || undefined;
}
