// @ts-check

/**
 * Reads `KEY=value` lines: comments and blank lines are skipped, one pair of quotes around a value is removed.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseDotenv(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) continue;
    const [, key = '', raw = ''] = match;
    values[key] = /^(["']).*\1$/.test(raw) ? raw.slice(1, -1) : raw;
  }
  return values;
}

/**
 * The text of the file with the missing variables added at its end; what is there stays as it is.
 * @param {string} text
 * @param {Record<string, string>} missing
 * @returns {string}
 */
export function appendVariables(text, missing) {
  const lines = Object.entries(missing).map(([key, value]) => `${key}=${value}\n`);
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return start + lines.join('');
}
