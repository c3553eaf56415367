// @ts-check
import { colour } from '../palette.mjs';
import { group, path, rect, short, through } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Point} Point */
/** @typedef {{ at: Point, scale?: number, detail?: string }} Tower where the foot stands; `detail` colours its dark parts */

/** @param {string} fill */
export const sky = (fill) => rect([0, 0, 1200, 630], fill);

/** Stars at given places; every third is larger. @param {readonly Point[]} points */
export const stars = (points) =>
  group(
    { fill: colour.sky, fillOpacity: 0.55 },
    ...points.map(([x, y], index) => `<circle cx="${x}" cy="${y}" r="${[2, 1.5, 2.5][index % 3]}"/>`),
  );

/** A crescent. @param {Point} at the centre of the disc */
export const moon = ([x, y]) => path(`M${x + 16} ${y - 50}a52 52 0 1 0 34 68a44 44 0 0 1-34-68z`, colour.day);

/** @param {Point} at its left end @param {number} [scale] @param {string} [fill] */
export const cloud = ([x, y], scale = 1, fill = colour.cream) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${fill}" d="M0 26A26 26 0 0 1 26 0h20a40 40 0 0 1 76 0h14a26 26 0 0 1 0 52H26A26 26 0 0 1 0 26z"/>`;

/**
 * Water from a wavy upper edge to the bottom of the picture.
 * @param {number} y @param {string} fill
 * @param {{ length?: number, height?: number, from?: number }} [wave] `from` moves the crests
 */
export function sea(y, fill, { length = 130, height = 12, from = -130 } = {}) {
  const halves = Math.ceil((1200 - from) / (length / 2)) - 1;
  const crests = `q${short(length / 4)} ${short(-height)} ${short(length / 2)} 0${`t${short(length / 2)} 0`.repeat(halves)}`;
  return path(`M${from} ${y}${crests}V640H${from}z`, fill);
}

/**
 * A rock that a lighthouse stands on: flat on top, steep to the sides.
 * @param {Point} top its middle
 * @param {{ width?: number, fill?: string, down?: number }} [form] `width` of the foot, and how far it goes down
 */
export function rock([x, y], { width = 380, fill = colour.black, down = 640 } = {}) {
  const half = width / 2;
  const height = down - y;
  return path(
    `${through([
      [x - half, down],
      [x - half * 0.86, y + height * 0.5],
      [x - half * 0.62, y + height * 0.22],
      [x - half * 0.4, y + height * 0.12],
      [x - half * 0.26, y],
      [x + half * 0.3, y],
      [x + half * 0.46, y + height * 0.16],
      [x + half * 0.7, y + height * 0.3],
      [x + half * 0.88, y + height * 0.62],
      [x + half, down],
    ])}z`,
    fill,
  );
}

/** The lighthouse of the house: 436 high and 88 wide at its foot when `scale` is 1. @param {Tower} tower */
export const lighthouse = ({ at: [x, y], scale = 1, detail = colour.black }) =>
  `<g transform="translate(${short(x - 100 * scale)} ${short(y - 436 * scale)}) scale(${scale})">${[
    path('M74 96h52l18 340H56z', colour.bone),
    path('M70.6 162h58.8l3.9 74H66.7zM62.6 312h74.8l3.9 74H58.7z', colour.blue),
    path('M106 96h20l18 340h-30z', { fill: colour.ink, fillOpacity: 0.24 }),
    path(
      'M62 84h76v12H62zM82 40h36v-8l-18-20-18 20zM98 0h4v16h-4zM66 66h3v20h-3zM131 66h3v20h-3zM64 64h72v3H64z',
      detail,
    ),
    path('M84 40h32v44H84z', colour.amber),
    path('M94 40h2v44h-2zM104 40h2v44h-2zM94 268h12v18H94zM95 120h10v16H95zM91 436v-26a9 9 0 0 1 18 0v26z', detail),
  ].join('')}</g>`;

/** The middle of a lighthouse's lamp. @param {Tower} tower @returns {Point} */
export const lampOf = ({ at: [x, y], scale = 1 }) => [x, y - 374 * scale];

/**
 * Light from a lamp to the side of an object: it fades on its way.
 * @param {Point} lamp
 * @param {readonly [Point, Point]} target the two ends of the lit side
 * @param {{ from?: number, to?: number, width?: number }} [light] opacity at both ends, and width at the lamp
 */
export function beam([x, y], [first, second], { from = 0.95, to = 0.4, width = 22 } = {}) {
  const middleX = (first[0] + second[0]) / 2;
  const middleY = (first[1] + second[1]) / 2;
  // Each gradient of a drawing needs a name of its own.
  const name = `b${[x, middleX, middleY].map(Math.round).join('_')}`;
  const ends = `x1="${short(x)}" y1="${short(y)}" x2="${short(middleX)}" y2="${short(middleY)}"`;
  const stop = (/** @type {number} */ offset, /** @type {number} */ opacity) =>
    `<stop offset="${offset}" stop-color="${colour.amber}" stop-opacity="${opacity}"/>`;
  return [
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${ends}>${stop(0, from)}${stop(1, to)}</linearGradient>`,
    path(`${through([[x, y - width / 2], first, second, [x, y + width / 2]])}z`, `url(#${name})`),
  ].join('');
}

/** The light on the far side of the lamp, which leaves the picture. @param {Point} lamp @param {Point} end @param {number} [spread] */
export const backLight = (lamp, [x, y], spread = 90) =>
  beam(
    lamp,
    [
      [x, y - spread],
      [x, y + spread],
    ],
    { from: 0.55, to: 0 },
  );

/** A quay of stone in front of the water. @param {number} y @param {{ from?: number, to?: number, fill?: string, edge?: string }} [form] */
export const quay = (y, { from = 0, to = 1200, fill = colour.ink, edge = colour.denim } = {}) =>
  rect([from, y, to - from, 640 - y], fill) + rect([from, y, to - from, 14], edge);
