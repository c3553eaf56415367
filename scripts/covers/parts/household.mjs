// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { circle, ellipse, line, path, rect } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Point} Point */

/** A padlock, 120 × 160. Origin: the centre of its body. @param {string} [fill] */
export const padlock = (fill = HATCH) =>
  [
    line('M-34-44v-34a34 34 0 0 1 68 0v34', colour.bone, 18, { strokeLinecap: 'butt' }),
    rect([-60, -50, 120, 106], { rx: 14, fill }),
    path('M-12-6a12 12 0 1 1 24 0c0 6-4 10-6 12l4 26h-20l4-26c-2-2-6-6-6-12z', colour.ink),
  ].join('');

/** A car seen from its right side, 520 × 190. Origin: the ground under its middle. @param {string} [fill] */
export const car = (fill = colour.sand) =>
  [
    path(
      'M-262-60c0-40 14-58 52-66l58-10 76-66a40 40 0 0 1 26-10H46a50 50 0 0 1 34 14l66 62 74 14c30 6 42 24 42 58v12a14 14 0 0 1-14 14h-496a14 14 0 0 1-14-14z',
      fill,
    ),
    path('M-128-132l56-48a18 18 0 0 1 12-4h26v52zM-14-184h54a22 22 0 0 1 16 6l48 46H-14z', colour.steel),
    path('M-262-72h524v14h-524z', colour.copper),
    path('M-24-132v72', { stroke: colour.copper, strokeWidth: 5 }),
    rect([-6, -112, 44, 11], { rx: 5, fill: colour.copper }),
    path('M262-100h-34a18 18 0 0 0 0 24h34z', colour.amber),
    path('M-262-104h24v28h-24z', colour.blue),
    ...[-158, 152].map(
      (x) => circle(x, -46, 50, colour.black) + circle(x, -46, 25, colour.bone) + circle(x, -46, 9, colour.ink),
    ),
  ].join('');

/** A house with a door, windows and a chimney, 200 × 210. Origin: the middle of its foot. @param {{ wall?: string, roof?: string, light?: string }} [look] */
export const house = ({ wall = colour.cream, roof = colour.blue, light = colour.amber } = {}) =>
  [
    rect([38, -206, 30, 70], roof),
    rect([-82, -122, 164, 122], wall),
    path('M0-212l112 96h-224z', roof),
    rect([-18, -72, 38, 72], { rx: 4, fill: colour.ink }),
    rect([-64, -94, 36, 36], { rx: 3, fill: light }),
    rect([34, -94, 36, 36], { rx: 3, fill: light }),
  ].join('');

/** A bulb that shines, 200 × 300. Origin: the middle of its socket's foot. */
export const bulb = () =>
  [
    path('M-44-74c0-50-56-66-56-130a100 100 0 0 1 200 0c0 64-56 80-56 130z', colour.sand),
    path('M-44-74c0-50-56-66-56-130a100 100 0 0 1 60-92c-40 100 10 150 20 222z', {
      fill: colour.cream,
      fillOpacity: 0.75,
    }),
    line('M-18-76l-18-110 22 22 14-26 14 26 22-22-18 110', colour.copper, 7),
    rect([-48, -74, 96, 74], { rx: 10, fill: colour.bone }),
    path('M-48-52h96v12h-96zM-48-26h96v12h-96z', colour.grey),
  ].join('');

/** A plug, its pins up. Origin: where its cable leaves it. @param {string} [fill] */
export const plug = (fill = colour.cream) =>
  path('M-24-106h14v40h-14zM10-106h14v40H10z', colour.sky) +
  path('M-44-70h88v26c0 24-18 40-34 44h-20c-16-4-34-20-34-44z', fill);

/** A telephone. Origin: its centre; 150 × 280. @param {string} [screen] */
export const telephone = (screen = colour.sky) =>
  [
    rect([-75, -140, 150, 280], { rx: 24, fill: colour.ink }),
    rect([-62, -112, 124, 218], { rx: 8, fill: screen }),
    rect([-22, -130, 44, 8], { rx: 4, fill: colour.grey }),
    circle(0, 122, 9, colour.grey),
  ].join('');

/** Open scissors that point down. Origin: where the blades cross. */
export const scissors = () =>
  [
    path('M-10-20L52 150 34 156-24-4z', colour.grey),
    path('M10-20L-52 150l18 6L24-4z', colour.ink),
    line('M-12-8l38-74M12-8l-38-74', colour.royal, 22),
    ellipse(54, -122, [36, 46], { fill: 'none', stroke: colour.royal, strokeWidth: 22 }),
    ellipse(-54, -122, [36, 46], { fill: 'none', stroke: colour.royal, strokeWidth: 22 }),
    circle(0, 0, 11, colour.amber),
  ].join('');

/** An hourglass, 150 × 230. Origin: the middle of its foot. */
export const hourglass = () =>
  [
    path('M-56-210H56c0 66-44 74-44 96S56-84 56-18H-56c0-66 44-74 44-96s-44-30-44-96z', {
      fill: colour.sky,
      fillOpacity: 0.35,
    }),
    path('M-38-166h76c-8 30-30 38-34 52h-8c-4-14-26-22-34-52zM-48-18c2-26 26-40 48-40s46 14 48 40z', colour.amber),
    line('M0-114v60', colour.amber, 5),
    rect([-75, -230, 150, 22], { rx: 9, fill: colour.haze }),
    rect([-75, -22, 150, 22], { rx: 9, fill: colour.haze }),
  ].join('');

/** A drawer that stands open, with index cards in it. Origin: the middle of its front's upper edge; 210 × 240. */
export const openDrawer = () =>
  [
    rect([-84, -84, 168, 120], { rx: 6, fill: colour.black }),
    ...[
      [-62, -96, colour.stone],
      [-50, -78, colour.cream],
      [-70, -58, colour.sand],
      [-56, -38, HATCH],
    ].map(([x, y, fill]) =>
      path(`M${x} 20V${y}h34l8-16h40l8 16h36V20z`, { fill: String(fill), stroke: colour.ink, strokeWidth: 4 }),
    ),
    rect([-106, 0, 212, 130], { rx: 8, fill: colour.amber }),
    rect([-40, 26, 80, 32], { rx: 4, fill: colour.cream }),
    circle(0, 92, 12, colour.copper),
  ].join('');

/** A filing cabinet of small drawers, seen from the front. Origin: its upper left corner. @param {number} columns @param {number} rows @param {Point} size of one drawer @param {readonly [number, number]} open column and row that stay empty */
export function cabinet(columns, rows, [width, height], [openColumn, openRow]) {
  const drawers = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    if (column === openColumn && row === openRow) return '';
    const x = column * width;
    const y = row * height;
    return (
      rect([x + 6, y + 6, width - 12, height - 12], { rx: 6, fill: (column + row) % 2 ? colour.steel : colour.swell }) +
      rect([x + width / 2 - 26, y + height * 0.26, 52, 20], { rx: 3, fill: colour.haze }) +
      circle(x + width / 2, y + height * 0.7, 7, colour.sky)
    );
  });
  return rect([-14, -14, columns * width + 28, rows * height + 28], { rx: 8, fill: colour.depth }) + drawers.join('');
}
