import { isRecord } from './figures';

/** A text of an entry and its field: `['blocks', '0', 'text']`. */
export interface EntryText {
  path: string[];
  text: string;
}

/** Fields that no visitor reads as a text, and the list of the reviewed phrases itself. */
const UNREAD: ReadonlySet<string> = new Set(['slug', 'url', 'locale', '__component', 'documentId', 'allowedPhrases']);

/** Every text of an entry that visitors read. */
export function textsOf(value: unknown, path: string[] = []): EntryText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, String(index)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (UNREAD.has(key) ? [] : textsOf(item, [...path, key])));
}
