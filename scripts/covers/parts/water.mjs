// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { circle, line, path, rect } from '../shapes.mjs';

/** A lifebuoy with a rope around it. Origin: its centre; radius 120. */
export const lifebuoy = () =>
  [
    circle(0, 0, 90, { fill: 'none', stroke: colour.cream, strokeWidth: 60 }),
    ...[0, 90, 180, 270].map(
      (turn) =>
        `<g transform="rotate(${turn + 20})">${path('M-30-117.500L-23-56.500a60 60 0 0 1 46 0l7-61a121 121 0 0 0-60 0z', HATCH)}</g>`,
    ),
    circle(0, 0, 120, { fill: 'none', stroke: colour.copper, strokeWidth: 5, strokeDasharray: '70 24' }),
  ].join('');

/** A boat folded from a payment slip. Origin: the middle of its water line; 300 wide. */
export const paperBoat = () =>
  [
    path('M0-150L104-16H-104z', colour.linen),
    path('M0-150L104-16H0z', colour.stone),
    path('M-170-46L-100 34H100l70-80-90 30H-80z', colour.cream),
    path('M0-16H80l90-30-70 80H0z', colour.bone),
    line('M-96-4h70M-84 14h52', colour.grey, 7, { strokeOpacity: 0.7 }),
    rect([22, -4, 60, 18], { rx: 4, fill: colour.blue }),
  ].join('');

/** A sailing boat. Origin: the middle of its deck; the mast is 190 high. @param {{ hull?: string, sail?: string, jib?: string }} [look] */
export const sailingBoat = ({ hull = colour.cream, sail = colour.cream, jib = colour.sky } = {}) =>
  [
    path('M-110 0h220l-34 58H-74z', hull),
    rect([-5, -196, 10, 200], colour.bone),
    path('M12-186L104-14H12z', jib),
    path('M-12-150v136h-84z', sail),
  ].join('');

/** A fish. Origin: its middle; it swims to the right. @param {string} [fill] */
export const fish = (fill = colour.haze) =>
  path('M-40 0C-20-30 30-32 56 0 30 32-20 30-40 0zM-34 0l-34-26v52z', fill) + circle(34, -6, 5, colour.night);

/** A hot-air balloon, its mouth at the origin; 300 × 360. */
export const balloon = () =>
  [
    path('M-40 0C-60-60-160-120-160-220a160 150 0 0 1 320 0C160-120 60-60 40 0z', colour.cream),
    path(
      'M-22 0C-34-70-84-120-84-220c0-80 40-140 84-150-90 0-160 60-160 150C-160-120-60-60-40 0zM22 0C34-70 84-120 84-220c0-80-40-140-84-150 90 0 160 60 160 150C160-120 60-60 40 0z',
      colour.blue,
    ),
    path('M0-370c44 10 84 70 84 150C84-120 34-70 22 0h18c20-60 120-120 120-220 0-90-70-150-160-150z', {
      fill: colour.ink,
      fillOpacity: 0.16,
    }),
    rect([-44, -4, 88, 18], { rx: 6, fill: colour.ink }),
  ].join('');
