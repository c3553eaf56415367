// @ts-check
import { join } from 'node:path';
import { CMS_FOLDER } from '../paths.mjs';
import { writeChanged } from '../write-changed.mjs';
import { covers } from './covers.mjs';
import { colour, HATCH } from './palette.mjs';
import { portraits } from './portraits.mjs';
import { path } from './shapes.mjs';

const SEED_FOLDER = join(CMS_FOLDER, 'seed');
/** The site whose seed has the covers; the articles of other sites use them too. */
const COVER_SITE = 'es-ES';

/** What `HATCH` names: stripes of amber. Only drawings that use them have it. */
const hatch = `<defs><pattern id="hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${path('M0 0h16v16H0z', colour.amber)}${path('M0 0h5.6v16H0z', colour.copper)}</pattern></defs>\n`;

/** @param {string} locale @param {string} slug */
const fileOf = (locale, slug) => join(SEED_FOLDER, locale, 'media', `${slug}.svg`);

/** @returns {Map<string, string>} every drawing that code makes, by its file in the seed */
export function drawings() {
  return new Map([
    ...covers.map(({ slug, parts }) => /** @type {const} */ ([fileOf(COVER_SITE, slug), drawing(parts, [1200, 630])])),
    ...portraits.map(
      ({ slug, locale, parts }) => /** @type {const} */ ([fileOf(locale, slug), drawing(parts, [480, 480])]),
    ),
  ]);
}

/** Writes the changed drawings into the seed. */
export function writeDrawings() {
  for (const [file, svg] of drawings()) writeChanged(file, svg);
}

/** @param {readonly string[]} parts from back to front @param {readonly [number, number]} size */
function drawing(parts, [width, height]) {
  const body = parts.join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${body.includes(HATCH) ? hatch : ''}${body}
</svg>
`;
}
