// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { circle, group, line, path, rect } from '../shapes.mjs';

/** Lines of writing, which nobody can read. @param {readonly (readonly [number, number, number])[]} rows x, y, width */
export const writing = (rows, height = 12, fill = colour.ink, fillOpacity = 0.55) =>
  group(
    { fill, fillOpacity },
    ...rows.map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`),
  );

/**
 * A sheet with a heading and lines of writing. Origin: its upper left corner.
 * @param {number} width @param {number} height
 * @param {{ fill?: string, lines?: number, gap?: number, heading?: string }} [look]
 */
export function sheet(width, height, { fill = colour.cream, lines = 4, gap = 34, heading = colour.ink } = {}) {
  const margin = width * 0.12;
  const room = width - 2 * margin;
  const rows = Array.from(
    { length: lines },
    (_, row) =>
      /** @type {const} */ ([margin, margin + 44 + row * gap, Math.round(room * ([1, 0.82, 0.94, 0.7][row % 4] ?? 1))]),
  );
  return [
    rect([0, 0, width, height], { rx: 10, fill }),
    rect([margin, margin, room * 0.6, 18], { rx: 5, fill: heading }),
    writing(rows),
  ].join('');
}

/** A signature. Origin: its left end. @param {string} [stroke] */
export const signature = (stroke = colour.royal) =>
  line('M0 0c14-30 30-44 34-26s-16 40-6 34 22-34 30-30-8 26 2 26 20-24 28-18 0 18 12 16 20-8 34-8', stroke, 6);

/** A magnifying glass. Origin: the centre of its lens, whose radius is 104. @param {string} within what the lens shows; it must fit into it */
export const magnifier = (within) =>
  [
    line('M78 78l92 92', colour.ink, 44),
    line('M96 96l74 74', colour.blue, 30),
    circle(0, 0, 104, colour.sand),
    within,
    circle(0, 0, 104, { fill: 'none', stroke: colour.ink, strokeWidth: 20 }),
    line('M-66-24a70 70 0 0 1 40-42', colour.cream, 9),
  ].join('');

/** A leaf of a calendar. Origin: the middle of its upper edge. @param {{ width?: number, head?: string, fill?: string, inside?: string }} [look] */
export function calendarLeaf({ width = 110, head = colour.blue, fill = colour.cream, inside = '' } = {}) {
  const half = width / 2;
  const height = width * 1.22;
  return [
    rect([-half, 0, width, height], { rx: 10, fill }),
    path(`M${-half} ${width * 0.3}V10a10 10 0 0 1 10-10H${half - 10}a10 10 0 0 1 10 10v${width * 0.3 - 10}z`, head),
    inside,
  ].join('');
}

/** A tick. Origin: its centre; 46 wide. @param {string} [stroke] */
export const tick = (stroke = colour.royal) => line('M-22 2l16 18 30-40', stroke, 10);

/** A card with a portrait, as of identity. Origin: its centre; 320 × 200. @param {string} [fill] */
export const identityCard = (fill = colour.sand) =>
  [
    rect([-160, -100, 320, 200], { rx: 16, fill, stroke: colour.ink, strokeWidth: 4 }),
    path('M-160-60v-24a16 16 0 0 1 16-16h288a16 16 0 0 1 16 16v24z', colour.blue),
    circle(-92, -8, 26, colour.ink),
    path('M-136 72a44 44 0 0 1 88 0z', colour.ink),
    writing(
      [
        [-24, -30, 150],
        [-24, 2, 110],
        [-24, 34, 132],
      ],
      16,
    ),
    rect([-24, 62, 74, 18], { rx: 4, fill: HATCH }),
  ].join('');

/** A card to pay with, 320 × 200. Origin: its centre. @param {{ fill?: string, stripe?: string }} [look] */
export const bankCard = ({ fill = colour.amber, stripe = colour.ink } = {}) =>
  [
    rect([-160, -100, 320, 200], { rx: 20, fill }),
    rect([-160, -64, 320, 40], stripe),
    rect([-132, 2, 54, 42], { rx: 8, fill: colour.cream }),
    path('M-132 23h54M-105 2v42', { stroke: colour.copper, strokeWidth: 4 }),
    rect([-132, 62, 150, 14], { rx: 5, fill: stripe, fillOpacity: 0.6 }),
    group({ fillOpacity: 0.85 }, circle(92, 54, 26, colour.copper), circle(122, 54, 26, colour.cream)),
  ].join('');

/** A banknote without a figure, 300 × 150. Origin: its centre. */
export const banknote = () =>
  [
    rect([-150, -75, 300, 150], { rx: 10, fill: colour.sand }),
    rect([-136, -61, 272, 122], { rx: 6, fill: 'none', stroke: colour.copper, strokeWidth: 5 }),
    circle(0, 0, 40, HATCH),
    circle(-100, 0, 15, colour.copper),
    circle(100, 0, 15, colour.copper),
  ].join('');

/** A payment slip with a torn lower edge. Origin: its upper left corner; 190 × 250. @param {string} [fill] @param {string} [mark] colour of the amount */
export const slip = (fill = colour.cream, mark = colour.blue) =>
  [
    path(
      'M0 10A10 10 0 0 1 10 0h170a10 10 0 0 1 10 10v240l-19-16-19 16-19-16-19 16-19-16-19 16-19-16-19 16-19-16-19 16z',
      fill,
    ),
    rect([24, 28, 90, 16], { rx: 5, fill: colour.ink }),
    writing([
      [24, 66, 142],
      [24, 94, 110],
      [24, 122, 130],
    ]),
    rect([24, 166, 142, 34], { rx: 6, fill: mark }),
  ].join('');

/** A closed envelope. Origin: its centre; 240 × 160. @param {string} [fill] */
export const envelope = (fill = colour.cream) =>
  rect([-120, -80, 240, 160], { rx: 10, fill }) +
  line('M-112-72L0 20l112-92', colour.copper, 8) +
  line('M-112 72l72-60M112 72l-72-60', colour.stone, 6);

/** A clip board with a list; the first entries have a tick. Origin: the middle of its upper edge; 320 × 430. @param {number} ticked */
export const checklist = (ticked) =>
  [
    rect([-170, 0, 340, 440], { rx: 18, fill: colour.blue }),
    rect([-146, 34, 292, 382], { rx: 8, fill: colour.cream }),
    rect([-70, -20, 140, 56], { rx: 12, fill: colour.ink }),
    circle(0, -16, 18, colour.ink),
    ...[0, 1, 2, 3].map((row) => {
      const y = 66 + row * 86;
      return (
        rect([-122, y, 56, 56], {
          rx: 8,
          fill: row < ticked ? HATCH : colour.cream,
          stroke: colour.ink,
          strokeWidth: 5,
        }) +
        (row < ticked ? line(`M-108 ${y + 28}l12 14 24-32`, colour.ink, 9) : '') +
        group(
          { fill: colour.ink, fillOpacity: 0.6 },
          rect([-40, y + 10, 150, 14], { rx: 5 }),
          rect([-40, y + 36, 100, 12], { rx: 5 }),
        )
      );
    }),
  ].join('');

/** One coupon of a tape of payments. Origin: its upper left corner; 112 × 132. @param {string} fill @param {string} mark colour of the amount */
export const coupon = (fill, mark) =>
  [
    rect([0, 0, 112, 132], fill),
    writing(
      [
        [18, 20, 60],
        [18, 42, 76],
      ],
      10,
    ),
    rect([18, 76, 76, 34], { rx: 5, fill: mark }),
    path('M111 6v124', { stroke: colour.copper, strokeWidth: 3, strokeDasharray: '6 7' }),
  ].join('');
