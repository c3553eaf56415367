// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { car, padlock, scissors, telephone } from '../parts/household.mjs';
import { flatCoin, scales } from '../parts/money.mjs';
import {
  bankCard,
  banknote,
  checklist,
  coupon,
  identityCard,
  magnifier,
  sheet,
  signature,
  tick,
} from '../parts/papers.mjs';
import { chain } from '../parts/port.mjs';
import { backLight, beam, cloud, lampOf, lighthouse, quay, rock, sea, sky, stars } from '../parts/scenery.mjs';
import { fish, sailingBoat } from '../parts/water.mjs';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.mjs';

/** Covers of the articles about loans and cards. @type {readonly import('../covers.mjs').Cover[]} */
export const loans = [
  requirements(),
  contract(),
  earlyRepayment(),
  guarantor(),
  falseLoan(),
  cardOrLoan(),
  revolvingCard(),
  carLoan(),
];

function requirements() {
  const tower = { at: /** @type {const} */ ([140, 470]), scale: 0.9, detail: colour.ink };
  return {
    slug: 'requisitos-para-pedir-un-prestamo',
    alt: 'Una lista con tres casillas marcadas y una por marcar, junto a un documento de identidad y un teléfono, a la luz de un faro',
    parts: [
      sky(colour.day),
      cloud([930, 70], 1),
      cloud([250, 40], 0.7),
      beam(
        lampOf(tower),
        [
          [1240, 60],
          [1240, 520],
        ],
        { from: 0.9, to: 0.3 },
      ),
      sea(470, colour.haze, { length: 130 }),
      rock([140, 466], { width: 300, fill: colour.ink }),
      lighthouse(tower),
      sea(560, colour.royal, { length: 150, from: -200 }),
      place([560, 86], checklist(3), { turn: -3 }),
      place([850, 190], identityCard(), { turn: 6 }),
      place([820, 440], telephone(colour.sand), { turn: -9 }),
      place([820, 436], tick(), { turn: -9, scale: 1.3 }),
    ],
  };
}

function contract() {
  const tower = { at: /** @type {const} */ ([120, 500]), scale: 1 };
  return {
    slug: 'contrato-de-prestamo-que-mirar',
    alt: 'Una lupa agranda la letra pequeña de un contrato, justo donde cae el haz del faro',
    parts: [
      sky(colour.navy),
      stars([
        [300, 70],
        [380, 190],
        [250, 250],
        [960, 60],
        [1060, 170],
        [1140, 70],
        [1010, 280],
        [1120, 350],
      ]),
      sea(510, colour.swell, { length: 140 }),
      rock([120, 496], { width: 360 }),
      lighthouse(tower),
      place([440, 36], [sheet(420, 570, { lines: 5, gap: 40 }), place([60, 500], signature(), { scale: 1.1 })], {
        turn: 2,
      }),
      beam(
        lampOf(tower),
        [
          [590, 300],
          [560, 450],
        ],
        { to: 0.5 },
      ),
      place(
        [640, 370],
        magnifier(
          group({}, rect([-70, -46, 140, 26], HATCH), rect([-82, -8, 164, 26], HATCH), rect([-66, 30, 120, 26], HATCH)),
        ),
      ),
      sea(596, colour.sea, { length: 110, from: -60 }),
    ],
  };
}

function earlyRepayment() {
  const tower = { at: /** @type {const} */ ([110, 500]), scale: 0.95, detail: colour.ink };
  return {
    slug: 'amortizar-un-prestamo-antes-de-tiempo',
    alt: 'Unas tijeras cortan una larga tira de recibos y los tres últimos caen al mar',
    parts: [
      sky(colour.day),
      cloud([900, 60], 0.9),
      cloud([230, 60], 0.7),
      beam(
        lampOf(tower),
        [
          [1240, 60],
          [1240, 460],
        ],
        { to: 0.1 },
      ),
      sea(480, colour.haze, { length: 120 }),
      rock([110, 496], { width: 300, fill: colour.ink }),
      lighthouse(tower),
      place(
        [314, 158],
        [0, 112, 224, 336].map((x) => place([x, 0], coupon(colour.cream, colour.blue))),
        { turn: 5 },
      ),
      circle(310, 222, 68, colour.amber),
      circle(310, 222, 50, { fill: 'none', stroke: colour.copper, strokeWidth: 5 }),
      circle(310, 222, 26, colour.cream),
      place([826, 226], coupon(colour.sky, colour.haze), { turn: 20 }),
      place([890, 322], coupon(colour.sky, colour.haze), { turn: 38 }),
      place([1010, 400], coupon(colour.sky, colour.haze), { turn: 14 }),
      place([790, 214], scissors(), { turn: 8, scale: 1.12 }),
      sea(540, colour.royal, { length: 150, from: -100 }),
      sea(590, colour.marine, { length: 120 }),
    ],
  };
}

function guarantor() {
  const tower = { at: /** @type {const} */ ([130, 400]), scale: 0.8 };
  return {
    slug: 'avalar-un-prestamo',
    alt: 'Un velero que se hunde por la popa está atado con una cuerda a otro que sigue a flote',
    parts: [
      sky(colour.night),
      stars([
        [300, 60],
        [420, 130],
        [560, 50],
        [760, 90],
        [900, 50],
        [1060, 120],
        [1140, 50],
        [1000, 220],
      ]),
      backLight(lampOf(tower), [-60, 60]),
      sea(390, colour.sea, { length: 140 }),
      beam(
        lampOf(tower),
        [
          [800, 200],
          [660, 640],
        ],
        { to: 0 },
      ),
      rock([130, 396], { width: 330 }),
      lighthouse(tower),
      place([460, 424], sailingBoat({ hull: colour.sand, sail: HATCH, jib: colour.amber }), { turn: -30, scale: 1.3 }),
      line('M578 358Q620 408 668 420', colour.cream, 8),
      place([800, 404], sailingBoat(), { turn: -7, scale: 1.3 }),
      sea(458, colour.depth, { length: 120, from: -40 }),
      sea(530, colour.slate, { length: 150, from: -140 }),
      sea(590, colour.sea, { length: 120 }),
    ],
  };
}

function falseLoan() {
  const tower = { at: /** @type {const} */ ([1070, 170]), scale: 0.34 };
  return {
    slug: 'como-reconocer-un-prestamo-falso',
    alt: 'Un billete cuelga de un anzuelo bajo el agua y un pez se acerca, mientras la luz del faro deja ver la trampa',
    parts: [
      sky(colour.night),
      stars([
        [90, 60],
        [210, 110],
        [330, 40],
        [640, 60],
        [760, 110],
        [880, 50],
        [1150, 60],
      ]),
      sea(172, colour.sea, { length: 120, height: 9 }),
      sea(430, colour.depth, { length: 300, height: 22, from: -200 }),
      beam(
        lampOf(tower),
        [
          [735, 318],
          [760, 465],
        ],
        { to: 0.3 },
      ),
      rock([1070, 168], { width: 420 }),
      lighthouse(tower),
      path('M360 128h270l-40 56H404z', colour.denim),
      path('M430 128V78h70v50z', colour.steel),
      line('M540 130L600 36V330', colour.bone, 5),
      place([600, 410], banknote(), { turn: -9, scale: 1.15 }),
      line('M600 330v120a58 58 0 1 1-116 0v-20', colour.bone, 16),
      path('M484 400l-30 48 56-6z', colour.bone),
      place([300, 380], fish(colour.sky), { turn: -4, scale: 1.5 }),
      place([180, 500], fish(colour.denim), { scale: 0.9 }),
      group(
        { fill: colour.sky, fillOpacity: 0.5 },
        circle(400, 330, 8, {}),
        circle(416, 296, 5, {}),
        circle(404, 268, 4, {}),
      ),
    ],
  };
}

function cardOrLoan() {
  const tower = { at: /** @type {const} */ ([600, 570]), scale: 1.05, detail: colour.ink };
  return {
    slug: 'tarjeta-de-credito-o-prestamo',
    alt: 'Una balanza sostenida por un faro pesa una tarjeta de crédito en un platillo y un contrato en el otro',
    parts: [
      sky(colour.day),
      cloud([90, 60], 0.9),
      cloud([980, 40], 0.8),
      beam(
        lampOf(tower),
        [
          [-40, 40],
          [-40, 330],
        ],
        { from: 0.9, to: 0.1 },
      ),
      beam(
        lampOf(tower),
        [
          [1240, 40],
          [1240, 330],
        ],
        { from: 0.9, to: 0.1 },
      ),
      sea(500, colour.haze, { length: 130 }),
      rock([600, 566], { width: 320, fill: colour.ink }),
      place([376, 350], bankCard({ fill: colour.amber }), { turn: -8, scale: 0.68 }),
      place([760, 190], [sheet(150, 200, { lines: 3, gap: 30 }), place([30, 176], signature(), { scale: 0.7 })], {
        turn: 4,
      }),
      place([600, 230], scales(224, 0)),
      lighthouse(tower),
      sea(586, colour.royal, { length: 120, from: -70 }),
    ],
  };
}

function revolvingCard() {
  const tower = { at: /** @type {const} */ ([120, 250]), scale: 0.5 };
  const ring = (/** @type {number} */ radius, /** @type {string} */ fill) =>
    ellipse(610, 430, [radius, radius * 0.4], fill);
  return {
    slug: 'tarjetas-revolving',
    alt: 'Una tarjeta de crédito da vueltas en un remolino del mar, rodeada de monedas que no salen de él',
    parts: [
      sky(colour.night),
      stars([
        [260, 60],
        [380, 120],
        [520, 50],
        [680, 100],
        [820, 50],
        [960, 110],
        [1100, 60],
        [1160, 170],
      ]),
      sea(250, colour.sea, { length: 130, height: 8 }),
      ring(520, colour.slate),
      ring(420, colour.steel),
      ring(320, colour.slate),
      ring(220, colour.sea),
      ring(120, colour.night),
      beam(
        lampOf(tower),
        [
          [585, 240],
          [490, 465],
        ],
        { to: 0.3 },
      ),
      rock([120, 247], { width: 300, down: 330 }),
      lighthouse(tower),
      line('M255 470A370 148 0 0 0 560 577M965 390A370 148 0 0 0 790 301', colour.sky, 9),
      line('M532 555l30 22-36 18M820 300l-32 1 18 26', colour.sky, 9),
      place([620, 330], bankCard({ fill: HATCH, stripe: colour.ink }), { turn: -18, scale: 1.05 }),
      path('M490 430a120 48 0 0 0 240 0c0 26-40 78-120 78s-120-52-120-78z', colour.sea),
      ...[
        [330, 400],
        [420, 530],
        [760, 540],
        [900, 440],
      ].map(([x = 0, y = 0]) => place([x, y], flatCoin(34))),
    ],
  };
}

function carLoan() {
  const tower = { at: /** @type {const} */ ([1100, 500]), scale: 0.95 };
  return {
    slug: 'ibancar-una-solucion-financiera-confiable',
    alt: 'Un coche aparcado en el muelle está sujeto con una cadena y un candado a un contrato',
    parts: [
      sky(colour.navy),
      stars([
        [80, 70],
        [210, 120],
        [340, 60],
        [470, 130],
        [640, 50],
        [800, 90],
        [960, 40],
        [1160, 180],
      ]),
      backLight(lampOf(tower), [1260, 90]),
      sea(430, colour.swell, { length: 140 }),
      beam(
        lampOf(tower),
        [
          [776, 358],
          [940, 460],
        ],
        { to: 0.5 },
      ),
      rock([1100, 496], { width: 300 }),
      lighthouse(tower),
      quay(520, { fill: colour.black, edge: colour.denim }),
      path('M264 440h20v84h-20zM364 440h20v84h-20z', colour.grey),
      place([222, 186], [sheet(200, 280, { lines: 4, gap: 36 }), place([30, 244], signature())], { turn: -2 }),
      chain(
        [
          [420, 440],
          [432, 488],
          [476, 498],
          [512, 466],
        ],
        { size: 22, fill: colour.bone },
      ),
      place([728, 520], car(), { scale: 0.9 }),
      place([412, 404], padlock(), { scale: 0.9 }),
    ],
  };
}
