/** The query of a page, as Next passes it. Empty on a static page, which must not read it. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The first value of a key, trimmed; undefined if it is missing or empty. */
export function queryText(query: PageQuery, name: string): string | undefined {
  const value = query[name];
  const text = typeof value === 'string' ? value : value?.[0];
  return text?.trim() || undefined;
}

/**
 * The first value of a key without separators of thousands: without JavaScript a number is sent as typed (`1 000`,
 * `1.000`). A value that is no such number is returned unchanged.
 */
export function queryWholeNumber(query: PageQuery, name: string): string | undefined {
  const text = queryText(query, name);
  return text && /^\d{1,3}([\s.,'’]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;
}
