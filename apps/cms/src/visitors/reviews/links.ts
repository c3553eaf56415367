import type { FieldError } from '@prestafaro/types/visitor-forms';

/** One link may name a source. Two links are typical of advertising. */
const MAX_LINKS = 1;
const LINK = /\bhttps?:\/\/|\bwww\./gi;

/** Refuses a text with too many links. @returns [] if it has few enough */
export function linkErrors(text: string): FieldError[] {
  const addresses = text.replace(/https?:\/\/www\./gi, 'www.').match(LINK) ?? [];
  return addresses.length > MAX_LINKS ? [{ field: 'text', code: 'links' }] : [];
}
