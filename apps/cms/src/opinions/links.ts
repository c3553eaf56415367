import type { FieldError } from '@prestafaro/types/visitor-forms';

/** One may name a source; two are what advertisers send. */
const MOST_LINKS = 1;
const LINK = /\bhttps?:\/\/|\bwww\./gi;

/** Why a text is refused for its links; [] = it is not. */
export function linkErrors(text: string): FieldError[] {
  const addresses = text.replace(/https?:\/\/www\./gi, 'www.').match(LINK) ?? [];
  return addresses.length > MOST_LINKS ? [{ field: 'text', code: 'links' }] : [];
}
