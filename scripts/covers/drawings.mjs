// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_FOLDER } from '../paths.mjs';
import { covers } from './covers.mjs';
import { colour, HATCH } from './palette.mjs';
import { portraits } from './portraits.mjs';
import { path } from './shapes.mjs';

/** Where the seed of Spain has its drawings: those of this folder, and a few that were drawn by hand. */
export const DRAWING_FOLDER = join(CMS_FOLDER, 'seed/es-ES/media');

/** What `HATCH` names: stripes of amber. Only drawings that use them have it. */
const hatch = `<defs><pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${path('M0 0h16v16H0z', colour.amber)}${path('M0 0h5.6v16H0z', colour.copper)}</pattern></defs>\n`;

/** @returns {Map<string, string>} every drawing that code makes, by file name */
export function drawings() {
  return new Map([
    ...covers.map(({ slug, parts }) => /** @type {const} */ ([`${slug}.svg`, drawing(parts, [1200, 630])])),
    ...portraits.map(({ slug, parts }) => /** @type {const} */ ([`${slug}.svg`, drawing(parts, [480, 480])])),
  ]);
}

/** Writes every drawing into the seed. */
export function writeDrawings() {
  for (const [name, svg] of drawings()) writeFileSync(join(DRAWING_FOLDER, name), svg);
}

/** @param {readonly string[]} parts from back to front @param {readonly [number, number]} size */
function drawing(parts, [width, height]) {
  const body = parts.join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${body.includes(HATCH) ? hatch : ''}${body}
</svg>
`;
}
