/** Characters of each part of a document that the search reads. They bound the memory of an index. */
export const searchedLength = { title: 200, description: 300, text: 1000 } as const;

/**
 * The readable text of a part of an answer of the CMS: every text in it in its order, without Markdown, on one line.
 * @param longest number of characters, cut after a whole word
 */
export function searchText(content: unknown, longest: number): string {
  const text = withoutMarkdown(textsOf(content).join(' ')).replace(/\s+/g, ' ').trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || longest);
}

function textsOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (name === '__typename' ? [] : textsOf(value)));
}

/** Keeps the words of links and tables, and leaves out addresses, pictures and marks. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/[*_`#>|~]+|-{2,}/g, ' ');
}
