// @ts-check
import { colour } from './palette.mjs';
import { person } from './parts/person.mjs';
import { beam, lampOf, lighthouse, rock, sea, sky } from './parts/scenery.mjs';
import { circle, group, line, path } from './shapes.mjs';

/** @typedef {import('./parts/person.mjs').Skin} Skin */

/** @type {Skin} */
const light = { face: '#efc4a2', shade: '#d6a27d', line: '#c08a66', mouth: '#a8473f' };
/** @type {Skin} */
const warm = { face: '#d9a583', shade: '#c48d6c', line: '#b67a59', mouth: '#9c3f3a' };
/** @type {Skin} */
const tan = { face: '#c98d67', shade: '#a96f4d', line: '#965c3c', mouth: '#8d3a36' };
/** @type {Skin} */
const dark = { face: '#7a4a30', shade: '#5f3823', line: '#4b2a18', mouth: '#a1504a' };

/**
 * The portraits that code draws, 480 × 480, by the slug of their author and the site whose seed has them.
 * @type {readonly { slug: string, locale: string, parts: readonly string[] }[]}
 */
export const portraits = [
  { slug: 'teo-aldana', locale: 'es-ES', parts: teo() },
  {
    slug: 'emilio-barragan',
    locale: 'es-MX',
    parts: person({
      skin: tan,
      hair: 'side',
      hairColour: '#2a1a17',
      beard: 'moustache',
      coat: colour.marine,
      shirt: colour.cream,
      cut: 'collar',
    }),
  },
  {
    slug: 'minh-anh-le',
    locale: 'vi-VN',
    parts: person({
      skin: light,
      hair: 'long',
      hairColour: '#17141c',
      coat: colour.cream,
      shirt: colour.sky,
      cut: 'collar',
      isFacingRight: true,
    }),
  },
  {
    slug: 'quoc-bao-tran',
    locale: 'vi-VN',
    parts: person({
      skin: light,
      hair: 'fringe',
      hairColour: '#17141c',
      coat: colour.ink,
      shirt: colour.cream,
      cut: 'lapels',
      hasGlasses: true,
    }),
  },
  {
    slug: 'hanna-wolska',
    locale: 'pl-PL',
    parts: person({
      skin: light,
      hair: 'bob',
      hairColour: '#c99a4b',
      coat: colour.blue,
      shirt: colour.cream,
      cut: 'round',
      earrings: colour.amber,
    }),
  },
  {
    slug: 'marek-zielonka',
    locale: 'pl-PL',
    parts: person({
      skin: light,
      hair: 'short',
      hairColour: '#6b3f26',
      beard: 'beard',
      coat: colour.denim,
      shirt: colour.linen,
      cut: 'collar',
      isFacingRight: true,
    }),
  },
  {
    slug: 'maricel-sandoval',
    locale: 'en-PH',
    parts: person({
      skin: tan,
      hair: 'bun',
      hairColour: '#2a1a17',
      coat: colour.royal,
      shirt: colour.sand,
      cut: 'round',
      earrings: colour.amber,
      isFacingRight: true,
    }),
  },
  {
    slug: 'paolo-villareal',
    locale: 'en-PH',
    parts: person({
      skin: warm,
      hair: 'short',
      hairColour: '#17141c',
      coat: colour.linen,
      shirt: colour.cream,
      cut: 'collar',
    }),
  },
  {
    slug: 'nurul-hidayah-osman',
    locale: 'ms-MY',
    parts: person({
      skin: warm,
      hair: 'scarf',
      hairColour: colour.blue,
      coat: colour.marine,
      shirt: colour.blue,
      cut: 'round',
    }),
  },
  {
    slug: 'azlan-rahim',
    locale: 'ms-MY',
    parts: person({
      skin: tan,
      hair: 'side',
      hairColour: '#17141c',
      beard: 'moustache',
      coat: colour.slate,
      shirt: colour.sky,
      cut: 'lapels',
      hasGlasses: true,
      isFacingRight: true,
    }),
  },
  {
    slug: 'lerato-mabaso',
    locale: 'en-ZA',
    parts: person({
      skin: dark,
      hair: 'curls',
      hairColour: '#1d1210',
      coat: colour.amber,
      shirt: colour.cream,
      cut: 'round',
      earrings: colour.cream,
      isFacingRight: true,
    }),
  },
  {
    slug: 'pieter-vanwyk',
    locale: 'en-ZA',
    parts: person({
      skin: light,
      hair: 'receding',
      hairColour: colour.grey,
      coat: colour.steel,
      shirt: colour.cream,
      cut: 'collar',
      hasGlasses: true,
    }),
  },
  {
    slug: 'aigerim-sadykova',
    locale: 'ru-KZ',
    parts: person({
      skin: light,
      hair: 'bun',
      hairColour: '#17141c',
      coat: colour.ink,
      shirt: colour.sky,
      cut: 'lapels',
      earrings: colour.amber,
    }),
  },
  {
    slug: 'daulet-ospanov',
    locale: 'ru-KZ',
    parts: person({
      skin: warm,
      hair: 'fringe',
      hairColour: '#17141c',
      coat: colour.blue,
      shirt: colour.linen,
      cut: 'collar',
      isFacingRight: true,
    }),
  },
  {
    slug: 'andrii-kovalchuk',
    locale: 'uk-UA',
    parts: person({
      skin: light,
      hair: 'side',
      hairColour: '#824f32',
      beard: 'beard',
      coat: colour.cream,
      shirt: '#be3b5e',
      cut: 'round',
    }),
  },
];

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
