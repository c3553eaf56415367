/** A shorter value of a field stands in too many words by chance. */
const shortestValue = 3;

/** Characters that a log shows as nothing, as a line break or as another text: controls, marks of direction, halves of pairs. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * Removes from the message of an error what may be personal: values that were typed, e-mail addresses, queries and hashes of
 * addresses, numbers of four digits and more, tokens. The browser does this before it sends an error, and the server again before
 * it logs one. Numbers of up to three digits stay, because React names its errors by them. This module must not import zod,
 * because browsers load it.
 * @param typed the values of the fields of the page
 */
export function redactError(message: string, typed: readonly string[] = []): string {
  const values = typed.map((value) => value.trim()).filter((value) => value.length >= shortestValue);
  return values
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, '[typed]'), message)
    .replace(unprintable, ' ')
    .replace(/[^\s"'`<>(),;]+@[^\s"'`<>(),;]+/g, '[email]')
    .replace(/(https?:\/\/[^\s?#"'`]*)[?#][^\s"'`]*/g, '$1?…')
    .replace(/\?[^\s"'`]+/g, '?…')
    .replace(/[\w-]{8,}/g, (word) => (isToken(word) ? '[token]' : word))
    .replace(/\d(?:[\s.,/()-]{0,2}\d){3,}/g, '[number]');
}

/** Whether a word is one that no person or program would use as a name: long, and made of digits and letters. */
function isToken(word: string): boolean {
  const digits = word.replace(/\D/g, '').length;
  if (digits === word.length) return false;
  return digits >= 3 || (word.length >= 16 && digits > 0) || word.length >= 40;
}
