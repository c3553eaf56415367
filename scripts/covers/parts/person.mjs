// @ts-check
import { colour } from '../palette.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { beam, lampOf, lighthouse, rock, sea, sky } from './scenery.mjs';

/** @typedef {{ face: string, shade: string, line: string, mouth: string }} Skin */
/** @typedef {'long' | 'bob' | 'bun' | 'curls' | 'scarf' | 'short' | 'side' | 'fringe' | 'receding'} Hair */

/**
 * @typedef {object} Person
 * @property {Skin} skin
 * @property {Hair} hair
 * @property {string} hairColour of a scarf, its cloth
 * @property {string} coat
 * @property {string} shirt
 * @property {'lapels' | 'round' | 'collar'} cut
 * @property {'none' | 'moustache' | 'beard'} [beard]
 * @property {boolean} [hasGlasses]
 * @property {string} [earrings] their colour
 * @property {boolean} [isFacingRight] the lighthouse stands on the left
 */

/** A person to the shoulders, 480 × 480, in front of a lighthouse at sea. @param {Person} person @returns {readonly string[]} from back to front */
export function person(person) {
  const { skin, earrings, hasGlasses } = person;
  return [
    ...shore(person.isFacingRight === true),
    behind(person),
    path('M200 296h80v78c0 30-80 30-80 0z', skin.shade),
    ...clothes(person),
    ...(person.hair === 'scarf' ? [] : [circle(160, 222, 16, skin.face), circle(320, 222, 16, skin.face)]),
    path('M162 202c0-56 32-88 78-88s78 32 78 88c0 66-30 122-78 122s-78-56-78-122z', skin.face),
    facialHair(person),
    front(person),
    ...features(skin),
    ...(hasGlasses ? [glasses()] : []),
    ...(earrings ? [circle(160, 250, 7, earrings), circle(320, 250, 7, earrings)] : []),
  ].filter((part) => part !== '');
}

/** @param {boolean} isLeft */
function shore(isLeft) {
  const tower = { at: /** @type {const} */ ([isLeft ? 66 : 414, 262]), scale: 0.36, detail: colour.ink };
  const end = isLeft ? 500 : -20;
  return [
    sky(colour.day),
    beam(
      lampOf(tower),
      [
        [end, 60],
        [end, 340],
      ],
      { from: 0.85, to: 0.35, width: 16 },
    ),
    lighthouse(tower),
    rock([isLeft ? 66 : 414, 260], { width: 300, fill: colour.ink, down: 420 }),
    sea(312, colour.haze, { length: 240, height: 16, from: -240 }),
  ];
}

/** Hair that falls behind the shoulders. @param {Person} person */
function behind({ hair, hairColour }) {
  if (hair === 'long')
    return path('M240 78c-76 0-110 52-108 128 2 80-10 130-4 190h224c6-60-6-110-4-190 2-76-32-128-108-128z', hairColour);
  if (hair === 'bob')
    return path(
      'M240 80c-80 0-112 50-110 124 0 56-6 92-18 124 40 26 80 30 128 30s88-4 128-30c-12-32-18-68-18-124 2-74-30-124-110-124z',
      hairColour,
    );
  if (hair === 'bun') return circle(240, 84, 44, hairColour);
  if (hair !== 'curls') return '';
  const curls = [
    [150, 140],
    [176, 106],
    [212, 86],
    [252, 84],
    [290, 96],
    [322, 124],
    [336, 164],
    [144, 180],
  ];
  return group({ fill: hairColour }, ...curls.map(([x = 0, y = 0]) => circle(x, y, 40, {})));
}

/** Hair and cloth over the forehead. @param {Person} person */
function front({ hair, hairColour }) {
  const shapes = /** @type {const} */ ({
    long: 'M156 226c-10-84 26-128 84-128s94 44 84 128c-6-44-26-76-84-92-58 16-78 48-84 92z',
    bob: 'M150 226c-8-88 30-130 92-130 60 0 96 44 88 128-12-34-30-54-54-72-34 30-82 46-112 48-6 8-10 14-14 26z',
    bun: 'M154 222c-8-84 28-126 86-126s94 42 86 126c-8-42-26-78-44-92-26 14-62 16-88 0-18 18-34 52-40 92z',
    curls: 'M156 206c-8-58 22-98 84-98s92 40 84 98c-10-26-22-44-42-54-26 10-58 10-84 0-20 10-34 28-42 54z',
    scarf:
      'M146 252c-16-108 26-166 94-166s110 58 94 166c26 50 46 92 58 122-34 34-90 54-152 54s-118-20-152-54c12-30 32-72 58-122zM240 126c-44 0-74 32-74 84 0 60 30 112 74 112s74-52 74-112c0-52-30-84-74-84z',
    short: 'M154 214c-12-80 24-116 86-116s98 36 86 116c-8-22-12-38-16-52-44 4-96 0-140 0-4 14-8 30-16 52z',
    side: 'M152 214c-12-76 20-116 84-116s104 38 92 116c-8-20-14-36-16-50-50 8-104-4-128-26-8 22-22 44-32 76z',
    fringe:
      'M152 216c-12-84 22-122 88-122s100 38 88 122c-6-16-10-28-14-38-30 8-50-2-64-10-26 14-56 18-80 8-8 12-12 24-18 40z',
    receding:
      'M158 236c-14-50-10-92 16-112 2 14-4 30-6 46-2 22-4 44-10 66zM322 236c14-50 10-92-16-112-2 14 4 30 6 46 2 22 4 44 10 66zM196 124c24-20 64-20 88 0-28-8-60-8-88 0z',
  });
  return path(shapes[hair], hair === 'scarf' ? { fill: hairColour, fillRule: 'evenodd' } : hairColour);
}

/** @param {Person} person */
function clothes({ coat, shirt, cut, skin }) {
  const shoulders = path('M40 480c4-78 56-112 148-126 22 34 82 34 104 0 92 14 144 48 148 126z', coat);
  if (cut === 'round') return [shoulders, path('M188 354c18 40 86 40 104 0l10 3c-20 56-104 56-124 0z', shirt)];
  const open = path('M196 352c16 30 72 30 88 0l20 5-64 123-64-123z', shirt);
  if (cut === 'collar') return [shoulders, open, path('M206 358l34 52 34-52c-8 14-60 14-68 0z', skin.face)];
  const lapel = colour.grey;
  return [shoulders, open, path('M176 356l64 124h-40l-42-118zM304 356l-64 124h40l42-118z', lapel)];
}

/** @param {Person} person */
function facialHair({ beard, hairColour }) {
  if (beard === 'moustache')
    return path('M206 276c8-12 26-14 34-6 8-8 26-6 34 6-12 6-24 6-34 2-10 4-22 4-34-2z', hairColour);
  if (beard !== 'beard') return '';
  return path(
    'M162 226c0 70 30 106 78 106s78-36 78-106c-8 18-18 32-34 36-20 4-28-8-44-8s-24 12-44 8c-16-4-26-18-34-36z',
    hairColour,
  );
}

/** @param {Skin} skin */
function features({ line: nose, mouth }) {
  return [
    group({ fill: colour.black }, ellipse(208, 218, [5, 6], {}), ellipse(272, 218, [5, 6], {})),
    line('M190 200q16-9 32-1M258 199q16-8 32 1', colour.black, 5),
    line('M242 226l-8 28h13', nose, 5),
    line('M216 288q24 15 48 0', mouth, 6),
  ];
}

function glasses() {
  const round = { fill: 'none', stroke: colour.ink, strokeWidth: 5 };
  return circle(208, 220, 26, round) + circle(272, 220, 26, round) + line('M234 216q6-5 12 0', colour.ink, 5);
}
