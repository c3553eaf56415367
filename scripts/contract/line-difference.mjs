// @ts-check

/** @param {string[]} lines */
function countLines(lines) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/**
 * The lines that only one of two texts has, in their order: enough to see which field or type changed.
 * @param {string} committed
 * @param {string} current
 * @param {number} [limit] most lines to show
 * @returns {string} `- gone` and `+ new`, empty if the texts are equal
 */
export function lineDifference(committed, current, limit = 20) {
  if (committed === current) return '';
  const before = committed.split('\n');
  const after = current.split('\n');
  const lines = [...only(before, after, '-'), ...only(after, before, '+')];
  if (lines.length === 0) return 'The same lines in another order.';
  const rest = lines.length - limit;
  return [...lines.slice(0, limit), ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}

/**
 * @param {string[]} lines
 * @param {string[]} others
 * @param {string} mark
 */
function only(lines, others, mark) {
  const available = countLines(others);
  return lines.flatMap((line) => {
    const left = available.get(line) ?? 0;
    if (left === 0) return [`${mark} ${line}`];
    available.set(line, left - 1);
    return [];
  });
}
