// @ts-check

/** @typedef {string | number} Cell a number is not rounded */

/**
 * Makes a Markdown table. The first column is aligned left; the others hold figures and are aligned right.
 * @param {readonly string[]} head
 * @param {readonly (readonly Cell[])[]} rows
 * @returns {string}
 */
export function table(head, rows) {
  const line = (/** @type {readonly Cell[]} */ cells) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const alignment = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), `|${alignment.join('|')}|`, ...rows.map(line)].join('\n');
}

/** @param {number} bytes @returns {string} `132.4 KiB` */
export const kibibytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

/** @param {number} bytes @returns {string} `836 MiB` */
export const mebibytes = (bytes) => `${Math.round(bytes / 1024 / 1024)} MiB`;

/** @param {number} value @returns {string} `4.2 ms`, `87 ms` */
export const milliseconds = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** @param {number} value a figure divided by its yardstick @returns {string} `0.97` */
export const ratio = (value) => value.toFixed(2);
