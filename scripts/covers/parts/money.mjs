// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { circle, ellipse, group, line, path, rect, short } from '../shapes.mjs';

/** A coin seen from the front. Origin: its centre. @param {number} radius @param {string} [fill] */
export const coin = (radius, fill = colour.amber) =>
  circle(0, 0, radius, fill) +
  circle(0, 0, radius * 0.72, { fill: 'none', stroke: colour.copper, strokeWidth: Math.max(3, radius * 0.1) });

/** A coin that lies in the water or on a table, seen from above. Origin: its centre. @param {number} radius */
export const flatCoin = (radius) =>
  ellipse(0, radius * 0.16, [radius, radius * 0.42], colour.copper) +
  ellipse(0, 0, [radius, radius * 0.42], colour.amber) +
  ellipse(0, 0, [radius * 0.62, radius * 0.24], { fill: 'none', stroke: colour.copper, strokeWidth: 4 });

/**
 * A stack of coins seen from the side. Origin: the middle of its foot.
 * @param {number} count
 * @param {{ width?: number, thick?: number, fills?: readonly string[] }} [look] `fills` take turns from below
 */
export function coinStack(count, { width = 120, thick = 24, fills = [colour.cream, colour.sand] } = {}) {
  const coins = Array.from({ length: count }, (_, index) => {
    const shift = [0, 3, -2, 4, -3][index % 5] ?? 0;
    const x = shift - width / 2;
    const y = -(index + 1) * thick;
    return rect([x, y, width, thick - 2], { rx: thick / 3, fill: fills[index % fills.length] });
  });
  const notch = thick / 2;
  const edges = Array.from({ length: count }, (_, index) => {
    const y = -(index + 1) * thick + thick / 4;
    return `M${short(-width * 0.28)} ${short(y)}v${short(notch)}m${short(width * 0.28)} ${short(-notch)}v${short(notch)}m${short(width * 0.28)} ${short(-notch)}v${short(notch)}`;
  });
  return coins.join('') + path(edges.join(''), { stroke: colour.copper, strokeWidth: 4 });
}

/** Two pans on a beam; each hangs from its end. Origin: the middle of the beam. @param {number} reach half of the beam @param {number} lean how much lower the left pan hangs */
export function scales(reach, lean = 0, fill = colour.ink) {
  const pan = (/** @type {number} */ x, /** @type {number} */ y) =>
    path(`M${x} ${y}l-120 190M${x} ${y}l120 190`, { stroke: fill, strokeWidth: 5 }) +
    path(`M${x - 150} ${y + 190}h300a150 70 0 0 1-300 0z`, colour.blue) +
    rect([x - 156, y + 182, 312, 14], { rx: 7, fill });
  return (
    pan(-reach, lean) +
    pan(reach, -lean) +
    line(`M${-reach} ${lean}L${reach} ${-lean}`, fill, 14) +
    circle(-reach, lean, 13, colour.amber) +
    circle(reach, -lean, 13, colour.amber)
  );
}

/** A glass jar, 330 × 430. Origin: the middle of its foot. @param {string} inside what stands in it */
export const jar = (inside) =>
  [
    path('M-165-300c0-44 34-52 34-80h262c0 28 34 36 34 80v260a40 40 0 0 1-40 40h-250a40 40 0 0 1-40-40z', {
      fill: colour.sky,
      fillOpacity: 0.2,
    }),
    inside,
    path('M-165-300c0-44 34-52 34-80h262c0 28 34 36 34 80v260a40 40 0 0 1-40 40h-250a40 40 0 0 1-40-40z', {
      fill: 'none',
      stroke: colour.sky,
      strokeWidth: 9,
    }),
    rect([-146, -398, 292, 26], { rx: 12, fill: colour.sky }),
    line('M-136-270v150', colour.cream, 9, { strokeOpacity: 0.8 }),
  ].join('');

/** A plant whose flower is a coin. Origin: where its stem leaves the earth. */
export const moneyPlant = () =>
  [
    line('M0 0c0-70-8-150 4-226', colour.haze, 12),
    path('M-2-60c-30-50-84-56-116-34 22 40 70 62 116 34z', colour.sky),
    path('M0-100c24-56 84-66 122-44-22 48-76 72-122 44z', colour.haze),
    path('M0-160c-20-44-64-54-94-38 16 36 56 56 94 38z', colour.haze),
    `<g transform="translate(4 -262)">${coin(54, HATCH)}</g>`,
  ].join('');

/** A flower pot, 230 × 170. Origin: the middle of its upper edge. */
export const pot = () =>
  [
    path('M-98 30h196l-26 140a16 16 0 0 1-16 12h-112a16 16 0 0 1-16-12z', colour.blue),
    path('M20 30h78l-26 140a16 16 0 0 1-16 12H26z', colour.royal),
    rect([-115, -8, 230, 46], { rx: 10, fill: colour.haze }),
  ].join('');

/** A basket of shopping, with bread and a bottle. Origin: the middle of its upper edge; 240 wide. */
export const shoppingBasket = () =>
  [
    path('M-70 10v-92a18 18 0 0 1 18-18v-34h32v34a18 18 0 0 1 18 18V10z', colour.cream),
    rect([-70, -62, 68, 40], colour.sky),
    `<g transform="rotate(16 50 -40)">${rect([24, -120, 50, 140], { rx: 25, fill: colour.amber })}${line('M36-92l26 12M36-60l26 12M36-28l26 12', colour.copper, 6)}</g>`,
    circle(-96, -14, 30, colour.copper),
    circle(-2, -8, 26, colour.haze),
    path('M-126 0h252l-26 122a16 16 0 0 1-16 12H-84a16 16 0 0 1-16-12z', colour.sand),
    path('M-112 40H112M-104 82H104M-60 10l14 118M0 10v118M60 10l-14 118', { stroke: colour.copper, strokeWidth: 6 }),
    rect([-136, -10, 272, 24], { rx: 12, fill: colour.copper }),
  ].join('');

/** Coins that lie in heaps, as a floor of a jar. Origin: the middle of the lowest row. @param {readonly number[]} rows how many coins in each row, from below */
export const heap = (rows, radius = 30) =>
  group(
    {},
    ...rows.flatMap((count, row) =>
      Array.from(
        { length: count },
        (_, index) =>
          `<g transform="translate(${short((index - (count - 1) / 2) * radius * 1.75)} ${short(-row * radius * 0.8)})">${flatCoin(radius)}</g>`,
      ),
    ),
  );
