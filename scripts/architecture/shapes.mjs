// @ts-check

/** Both schemes have a contrast of 4.5 or more between text and background. */
const STYLE = `
  .paper { fill: #ffffff; }
  .box { fill: #f1f5f9; stroke: #64748b; }
  .name, .title { fill: #0f172a; font-weight: 600; }
  .note { fill: #475569; }
  .down { stroke: #0369a1; } .head-down { fill: #0369a1; }
  .up { stroke: #c2410c; stroke-dasharray: 5 3; } .head-up { fill: #c2410c; }
  .down, .up { fill: none; stroke-width: 1.4; }
  text { font: 13px system-ui, sans-serif; }
  .title { font-size: 16px; } .note { font-size: 12px; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117; }
    .box { fill: #1e293b; stroke: #94a3b8; }
    .name, .title { fill: #f1f5f9; }
    .note { fill: #cbd5e1; }
    .down { stroke: #38bdf8; } .head-down { fill: #38bdf8; }
    .up { stroke: #fb923c; } .head-up { fill: #fb923c; }
  }`;

/**
 * @param {number} width
 * @param {number} height
 * @param {string} title what a screen reader says
 * @param {readonly string[]} shapes
 * @returns {string} SVG
 */
export function picture(width, height, title, shapes) {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}\n</style>`,
    `<defs>${arrowhead('down')}${arrowhead('up')}</defs>`,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    ...shapes,
    '</svg>',
  ].join('\n')}\n`;
}

/** @param {'down' | 'up'} kind */
function arrowhead(kind) {
  return `<marker id="${kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path class="head-${kind}" d="M0 0 8 4 0 8z"/></marker>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {'name' | 'title' | 'note'} kind
 */
export function text(x, y, words, kind) {
  return `<text class="${kind}" x="${x}" y="${y}">${words}</text>`;
}

/**
 * A named box; the note stands in small letters at its right.
 * @param {{ x: number, y: number, width: number, height: number, name: string, note: string }} shape
 */
export function box({ x, y, width, height, name, note }) {
  const line = y + height / 2 + 4;
  const right = note && `<text class="note" x="${x + width - 8}" y="${line}" text-anchor="end">${note}</text>`;
  const rectangle = `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`;
  return [rectangle, text(x + 10, line, name, 'name'), right].filter(Boolean).join('');
}

/**
 * A bowed line between two boxes of a stack, at their right side or, with a negative bow, at their left one.
 * @param {{ x: number, startY: number, endY: number, bow: number, isUpward: boolean }} shape
 */
export function arrow({ x, startY, endY, bow, isUpward }) {
  const kind = isUpward ? 'up' : 'down';
  const control = Math.round((x + bow * 1.33) * 10) / 10;
  const [from, to] = [startY, endY].map((y) => Math.round(y * 10) / 10);
  return `<path class="${kind}" marker-end="url(#${kind})" d="M${x} ${from}C${control} ${from} ${control} ${to} ${x} ${to}"/>`;
}
