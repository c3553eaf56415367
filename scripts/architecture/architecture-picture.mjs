// @ts-check
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { arrow, box, picture, text } from './shapes.mjs';

/** @typedef {import('./folder-imports.mjs').FolderImport} FolderImport */
/** @typedef {{ area: import('./folder-imports.mjs').Folder['area'], title: string, x: number, names: readonly string[] }} Stack */

export const ARCHITECTURE_PICTURE = join(ROOT, 'docs/images/architecture.svg');

const WIDTH = 1160;
const LEFT = 32;
const TOP = 64;
const BOX = { width: 210, height: 34, gap: 18 };
/** How far the line to the next box bows out, and how much further the line to each later one. */
const BOW = { first: 26, more: 11 };

/**
 * The folders of each stack, from those that import to those that are imported. A folder of the code that is missing here is an error,
 * so a new folder gets its place in the order.
 * @type {readonly Stack[]}
 */
const STACKS = [
  {
    area: 'web',
    title: 'apps/web/src',
    x: LEFT,
    names: [
      ...['start-up files', 'app', 'screens', 'blocks', 'features', 'shell', 'messages', 'features/*/messages'],
      ...['server', 'cms', 'ui'],
    ],
  },
  {
    area: 'packages',
    title: 'packages',
    x: 420,
    names: ['application', 'lending', 'addresses', 'tracking', 'countries', 'types', 'redis-connection'],
  },
  {
    area: 'cms',
    title: 'apps/cms/src',
    x: 830,
    names: [
      ...['start-up files', 'admin', 'visitors', 'leads', 'delivery', 'access', 'content', 'platform'],
      ...['components', 'api'],
    ],
  },
];

/**
 * The folders of both apps and the packages as three stacks, with a line for each import between two of them.
 * @param {readonly FolderImport[]} imports
 * @returns {string} SVG, for light and dark backgrounds
 */
export function architecturePicture(imports) {
  requireKnown(imports);
  const height = TOP + Math.max(...STACKS.map(({ names }) => names.length)) * (BOX.height + BOX.gap) + 66;
  const legend = [
    'A line on the right of a box leads to a folder below that it imports; a dashed line on the left to one above.',
    'Beside the name of a package: the apps that import it. Tests and examples are not drawn.',
  ];
  return picture(WIDTH, height, 'Which folder imports which', [
    ...STACKS.flatMap((stack) => drawStack(stack, imports)),
    ...legend.map((line, index) => text(LEFT, height - 38 + index * 20, line, 'note')),
  ]);
}

/** @param {readonly FolderImport[]} imports */
function requireKnown(imports) {
  for (const { area, name } of imports.flatMap(({ from, to }) => [from, to]))
    if (!STACKS.some((stack) => stack.area === area && stack.names.includes(name)))
      throw new Error(`${area}: "${name}" has no place in STACKS of scripts/architecture/architecture-picture.mjs`);
}

/**
 * @param {Stack} stack
 * @param {readonly FolderImport[]} imports
 * @returns {string[]}
 */
function drawStack({ area, title, x, names }, imports) {
  const top = (/** @type {number} */ index) => TOP + index * (BOX.height + BOX.gap);
  const inside = imports.filter(({ from, to }) => from.area === area && to.area === area);
  const arrows = inside.map(({ from, to }) => {
    const [start, end] = [names.indexOf(from.name), names.indexOf(to.name)];
    const isUpward = end < start;
    const bow = BOW.first + BOW.more * (Math.abs(end - start) - 1);
    // Lines leave in the lower half of a box and arrive in the upper half.
    const [startY, endY] = [top(start) + BOX.height * 0.7, top(end) + BOX.height * 0.3];
    const side = isUpward ? x : x + BOX.width;
    return arrow({ x: side, startY, endY, bow: isUpward ? -bow : bow, isUpward });
  });
  const boxes = names.map((name, index) => {
    const apps = /** @type {const} */ (['web', 'cms']).filter((app) =>
      imports.some(({ from, to }) => from.area === app && to.area === area && to.name === name),
    );
    const note = area === 'packages' ? apps.join(' · ') : '';
    return box({ x, y: top(index), width: BOX.width, height: BOX.height, name, note });
  });
  return [text(x, TOP - 22, title, 'title'), ...arrows, ...boxes];
}
