// @ts-check
import { PARTS } from './parts-of-server.mjs';

/** @typedef {import('./read-profile.mjs').Call} Call */

const WIDTH = 1200;
const ROW = 16;
const HEAD = 64;
/** A call with less time has no box: a graph stays below 60 KiB. */
const MIN_SHARE = 0.004;
const LETTER = 6.1;

/**
 * Draws a tree of calls as an SVG: the callers on top, each box as wide as its share of the samples, its name and share as a tooltip.
 * @param {string} title
 * @param {Call} root
 * @returns {string}
 */
export function flameGraph(title, root) {
  /** @type {string[]} */
  const boxes = [];
  let depth = 0;
  /** @param {Call} call @param {number} start in samples @param {number} level */
  const draw = (call, start, level) => {
    depth = Math.max(depth, level + 1);
    boxes.push(box(call, start, level, root.total));
    let next = start;
    for (const child of [...call.calls.values()].sort((one, other) => other.total - one.total)) {
      if (child.total / root.total >= MIN_SHARE) draw(child, next, level + 1);
      next += child.total;
    }
  };
  draw(root, 0, 0);
  const height = HEAD + depth * ROW + 4;
  const names = Object.entries(PARTS).map(([name, { colour }], index) => {
    const [x, y] = [8 + (index % 6) * 198, 24 + Math.floor(index / 6) * 18];
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${colour}"/><text x="${x + 16}" y="${y + 10}">${escaped(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/><text x="8" y="16" font-size="14">${escaped(title)}</text>
${names.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

/** @param {Call} call @param {number} start @param {number} level @param {number} all samples */
function box(call, start, level, all) {
  const x = (start / all) * WIDTH;
  const width = (call.total / all) * WIDTH;
  const y = HEAD + level * ROW;
  const letters = Math.floor((width - 4) / LETTER);
  const shown = call.label.length > letters ? `${call.label.slice(0, Math.max(0, letters - 1))}…` : call.label;
  const text = letters > 3 ? `<text x="${round(x + 2)}" y="${y + 11}">${escaped(shown)}</text>` : '';
  const share = ((call.total / all) * 100).toFixed(1);
  const colour = level === 0 ? '#ddd' : PARTS[call.part]?.colour;
  return `<g><title>${escaped(call.label)}: ${share} %</title><rect x="${round(x)}" y="${y}" width="${round(Math.max(width - 0.5, 0.3))}" height="${ROW - 1}" fill="${colour}"/>${text}</g>`;
}

const round = (/** @type {number} */ value) => Number(value.toFixed(1));

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
