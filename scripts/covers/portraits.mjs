// @ts-check
import { colour } from './palette.mjs';
import { beam, lampOf, lighthouse, rock, sea, sky } from './parts/scenery.mjs';
import { circle, group, line, path } from './shapes.mjs';

/**
 * The portraits that code draws, 480 × 480, by the slug of their author.
 * @type {readonly { slug: string, parts: readonly string[] }[]}
 */
export const portraits = [{ slug: 'teo-aldana', parts: teo() }];

/** A man with short grey hair, a full beard and an open collar, in front of a lighthouse on his left. */
function teo() {
  const tower = { at: /** @type {const} */ ([414, 262]), scale: 0.36, detail: colour.ink };
  return [
    sky(colour.day),
    beam(
      lampOf(tower),
      [
        [-20, 50],
        [-20, 350],
      ],
      { from: 0.85, to: 0.35, width: 16 },
    ),
    lighthouse(tower),
    rock([414, 260], { width: 300, fill: colour.ink, down: 420 }),
    sea(316, colour.haze, { length: 240, height: 16, from: -240 }),
    path('M188 300h84v70c0 30-84 30-84 0z', colour.skinShade),
    path('M40 480c4-78 56-112 148-126 22 34 62 34 84 0 92 14 144 48 148 126z', colour.ink),
    path('M188 352c16 30 68 30 84 0l22 6-64 122-64-122z', colour.cream),
    path('M170 357l60 123h-40l-40-116zM290 357l-60 123h40l40-116z', colour.grey),
    circle(152, 216, 17, colour.skin),
    circle(308, 216, 17, colour.skin),
    path('M154 200c0-52 30-82 76-82s76 30 76 82c0 66-28 126-76 126s-76-60-76-126z', colour.skin),
    path(
      'M152 222c0 74 30 120 78 120s78-46 78-120c-8 18-18 30-34 34-20 4-26-8-44-8s-24 12-44 8c-16-4-26-16-34-34z',
      colour.grey,
    ),
    path(
      'M148 214c-10-74 22-112 82-112s92 38 82 112c-8-18-10-34-12-46-50 6-104-4-128-24-8 20-18 40-24 70z',
      colour.grey,
    ),
    group({ fill: colour.ink }, circle(203, 218, 4.5, {}), circle(259, 218, 4.5, {})),
    line('M188 200q14-8 28 0M246 200q14-8 28 0', colour.ink, 6),
    line('M231 222l-7 26h12', colour.skinLine, 5),
    line('M212 280q18 14 38 0', colour.mouth, 6),
  ];
}
