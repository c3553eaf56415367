/** A report as a person pasted it. */
export type PastedReport = { kind: 'json'; body: unknown } | { kind: 'parameters'; parameters: URLSearchParams };

/**
 * Reads what a network sends: an address, the body of a form, both below each other, or the JSON of a signed report.
 * @returns null for any other text
 */
export function pastedReport(text: string): PastedReport | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return jsonReport(trimmed);
  const queries = trimmed.split(/\s*\n\s*/).map(queryOf);
  const parameters = new URLSearchParams(queries.filter((query) => query.includes('=')).join('&'));
  return parameters.size > 0 ? { kind: 'parameters', parameters } : null;
}

function jsonReport(text: string): PastedReport | null {
  try {
    return { kind: 'json', body: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The query of an address: what follows its first `?`. A line without an address is the body of a form. */
function queryOf(line: string): string {
  const start = line.indexOf('?');
  const query = start < 0 ? (/^https?:/i.test(line) ? '' : line) : line.slice(start + 1);
  return query.replace(/#.*$/, '').replace(/\s+HTTP\/[\d.]+$/, '');
}
