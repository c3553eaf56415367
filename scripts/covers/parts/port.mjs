// @ts-check
import { colour } from '../palette.mjs';
import { ellipse, line, path, rect, short } from '../shapes.mjs';

/** @typedef {import('../shapes.mjs').Point} Point */

/** A chain through points: links lie across and along in turn. @param {readonly Point[]} points @param {{ fill?: string, size?: number }} [look] */
export function chain(points, { fill = colour.sky, size = 20 } = {}) {
  return points
    .slice(1)
    .flatMap(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      const length = Math.hypot(x - fromX, y - fromY);
      const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
      const count = Math.max(1, Math.round(length / (size * 1.5)));
      return Array.from({ length: count }, (_, link) => {
        const share = (link + 0.5) / count;
        const radii = link % 2 ? /** @type {const} */ ([size, size * 0.2]) : /** @type {const} */ ([size, size * 0.55]);
        return `<g transform="translate(${short(fromX + (x - fromX) * share)} ${short(fromY + (y - fromY) * share)}) rotate(${short(turn)})">${ellipse(0, 0, radii, { fill: 'none', stroke: fill, strokeWidth: size * 0.36 })}</g>`;
      });
    })
    .join('');
}

/** A bank: steps, columns, a pediment and a lit door. Origin: the middle of its foot; 400 × 300. */
export const bank = () =>
  [
    path('M0-310l196 84h-392z', colour.cream),
    path('M0-286l132 54h-264z', colour.haze),
    rect([-186, -226, 372, 26], colour.bone),
    rect([-170, -200, 340, 160], colour.steel),
    path('M-36-40v-96a36 36 0 0 1 72 0v96z', colour.amber),
    ...[-160, -100, 64, 124].map(
      (x) => rect([x, -200, 36, 160], colour.cream) + rect([x + 22, -200, 14, 160], colour.stone),
    ),
    rect([-192, -40, 384, 20], colour.bone),
    rect([-206, -20, 412, 20], colour.stone),
  ].join('');

/** A cube of a breakwater, seen a little from above and from its right. Origin: its lower left corner. @param {number} side @param {{ front?: string, top?: string, flank?: string, face?: string }} [look] */
export function block(side, { front = colour.steel, top = colour.denim, flank = colour.swell, face = '' } = {}) {
  const deep = side * 0.34;
  return [
    rect([0, -side, side, side], front),
    path(`M0 ${-side}l${short(deep)} ${short(-deep)}h${side}l${short(-deep)} ${short(deep)}z`, top),
    path(`M${side} ${-side}l${short(deep)} ${short(-deep)}v${side}l${short(-deep)} ${short(deep)}z`, flank),
    face,
  ].join('');
}

/** A crane of the port: its mast on the quay, its arm to the right; a hook hangs from the arm. Origin: the foot of the mast. @param {{ height: number, reach: number, drop: number }} form */
export function crane({ height, reach, drop }, fill = colour.haze) {
  const bays = Math.floor(height / 60);
  const bracing = Array.from(
    { length: bays },
    (_, bay) => `M-22 ${-bay * 60}L22 ${-(bay + 1) * 60}M22 ${-bay * 60}L-22 ${-(bay + 1) * 60}`,
  );
  return [
    path(`M-22 0V${-height}M22 0V${-height}${bracing.join('')}`, { stroke: fill, strokeWidth: 8, fill: 'none' }),
    path(
      `M-90 ${-height}H${reach + 30}M0 ${-height - 70}L${reach + 20} ${-height}M0 ${-height - 70}L-90 ${-height}M0 ${-height}v-70`,
      { stroke: fill, strokeWidth: 10, fill: 'none' },
    ),
    rect([-100, -height, 60, 44], fill),
    path(`M${reach} ${-height}v${drop}`, { stroke: colour.bone, strokeWidth: 6 }),
    line(`M${reach} ${-height + drop}v16a22 22 0 1 1-24 24`, colour.bone, 11),
  ].join('');
}

/** Rain that falls aslant. @param {readonly Point[]} points */
export const rain = (points) =>
  line(points.map(([x, y]) => `M${x} ${y}l-14 40`).join(''), colour.haze, 4, { strokeOpacity: 0.6 });
