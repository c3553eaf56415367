import { rewriteTexts } from '@/shell/rewrite-texts';

/** What stands in place of each placeholder in a text of an editor: `{lenders}` for the key `lenders`. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Content with its placeholders filled, in every text of it. So no text states a number that another page or the settings contradict. A
 * word in braces that is no placeholder stays.
 * @param content an answer of the CMS
 */
export function withValues<Content>(content: Content, values: PlaceholderValues): Content {
  return rewriteTexts(content, (json) =>
    // A value is written as it stands within a JSON text.
    Object.entries(values).reduce((part, [name, value]) => part.replaceAll(`{${name}}`, () => escaped(value)), json),
  );
}

const escaped = (value: string) => JSON.stringify(value).slice(1, -1);
