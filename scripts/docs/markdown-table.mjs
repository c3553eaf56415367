// @ts-check

/**
 * A table of Markdown whose columns are as wide as their longest cell, which is how the formatter writes it.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @returns {string} without a line break at its end
 */
export function markdownTable(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
