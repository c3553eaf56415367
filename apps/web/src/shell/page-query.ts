/** The query of an address, as Next hands it over. Empty on a static page, which must not read it. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The first value under a name, trimmed; undefined where there is none, or nothing in it. */
export function queryText(query: PageQuery, name: string): string | undefined {
  const value = query[name];
  const text = typeof value === 'string' ? value : value?.[0];
  return text?.trim() || undefined;
}

/**
 * The first value under a name without the marks between groups of three digits: without JavaScript a number comes as
 * it was typed (`1 000`, `1.000`). Whatever is no such number stays as it is.
 */
export function queryWholeNumber(query: PageQuery, name: string): string | undefined {
  const text = queryText(query, name);
  return text && /^\d{1,3}([\s.,'’]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}
