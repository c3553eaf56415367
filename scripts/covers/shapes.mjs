// @ts-check

/** @typedef {Record<string, string | number | undefined>} Look attributes of a shape; camel case becomes kebab case */
/** @typedef {readonly [number, number]} Point */

/** A number with one decimal at most, as short as it can be. */
export const short = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);

/** @param {Look} look */
function attributes(look) {
  return Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
      return ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`;
    })
    .join('');
}

/** @param {string} d @param {string | Look} [look] a fill, or all attributes */
export const path = (d, look = {}) => `<path d="${d}"${attributes(typeof look === 'string' ? { fill: look } : look)}/>`;

/** @param {number} x @param {number} y @param {number} radius @param {string | Look} look */
export const circle = (x, y, radius, look) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${attributes(typeof look === 'string' ? { fill: look } : look)}/>`;

/** @param {number} x @param {number} y @param {Point} radii @param {string | Look} look */
export const ellipse = (x, y, [rx, ry], look) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"${attributes(typeof look === 'string' ? { fill: look } : look)}/>`;

/** @param {readonly [number, number, number, number]} box x, y, width, height @param {string | Look} look `rx` rounds the corners */
export const rect = ([x, y, width, height], look) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${attributes(typeof look === 'string' ? { fill: look } : look)}/>`;

/** The `d` of straight lines through points. @param {readonly Point[]} points */
export const through = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** A line of one width with round ends. @param {string} d @param {string} stroke @param {number} width @param {Look} [look] */
export const line = (d, stroke, width, look = {}) =>
  path(d, { fill: 'none', stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round', ...look });

/** Shapes that share attributes. @param {Look} look @param {readonly string[]} shapes */
export const group = (look, ...shapes) => `<g${attributes(look)}>${shapes.join('')}</g>`;

/**
 * Puts a part that is drawn around its own origin at a place of the picture.
 * @param {Point} at
 * @param {string | readonly string[]} part
 * @param {{ turn?: number, scale?: number, flip?: boolean }} [how] degrees; `flip` mirrors left and right
 */
export function place([x, y], part, { turn = 0, scale = 1, flip = false } = {}) {
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (turn) steps.push(`rotate(${short(turn)})`);
  if (scale !== 1 || flip) steps.push(flip ? `scale(${-scale} ${scale})` : `scale(${scale})`);
  return `<g transform="${steps.join(' ')}">${typeof part === 'string' ? part : part.join('')}</g>`;
}
