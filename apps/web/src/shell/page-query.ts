/** The query of a page, as Next passes it. Empty on a static page, which must not read it. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The first value of a key, trimmed; undefined if it is missing or empty. */
export function queryText(query: PageQuery, name: string): string | undefined {
  const value = query[name];
  const text = typeof value === 'string' ? value : value?.[0];
  return text?.trim() || undefined;
}
