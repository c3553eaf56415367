// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { cabinet, hourglass, openDrawer } from '../parts/household.mjs';
import { coinStack } from '../parts/money.mjs';
import { bankCard, slip } from '../parts/papers.mjs';
import { bank, chain, crane, rain } from '../parts/port.mjs';
import { backLight, beam, cloud, lampOf, lighthouse, moon, quay, rock, sea, sky, stars } from '../parts/scenery.mjs';
import { lifebuoy, paperBoat } from '../parts/water.mjs';
import { circle, line, path, place, rect } from '../shapes.mjs';

/** Covers of the articles about debts and the bank. @type {readonly import('../covers.mjs').Cover[]} */
export const debts = [cannotPay(), oneDebtOfThree(), secondChance(), seizedWage(), riskRegister(), basicAccount()];

function cannotPay() {
  const tower = { at: /** @type {const} */ ([120, 360]), scale: 0.72 };
  return {
    slug: 'no-puedo-pagar-un-prestamo',
    alt: 'En plena tormenta, un salvavidas sujeto al faro llega hasta un barco de papel hecho con un recibo',
    parts: [
      sky(colour.night),
      cloud([330, 20], 1.6, colour.steel),
      cloud([700, 40], 2, colour.slate),
      cloud([980, -20], 1.7, colour.steel),
      rain([
        [420, 150],
        [480, 220],
        [560, 140],
        [640, 200],
        [760, 170],
        [840, 230],
        [900, 160],
        [980, 220],
        [1060, 130],
        [1130, 220],
      ]),
      beam(
        lampOf(tower),
        [
          [762, 222],
          [625, 350],
        ],
        { to: 0.5 },
      ),
      sea(350, colour.sea, { length: 260, height: 40, from: -100 }),
      rock([120, 356], { width: 320 }),
      lighthouse(tower),
      place([740, 390], paperBoat(), { turn: 9, scale: 1.2 }),
      line('M146 200Q260 420 380 440', colour.cream, 7),
      place([470, 430], lifebuoy(), { turn: -8 }),
      sea(500, colour.slate, { length: 240, height: 36, from: -60 }),
      sea(570, colour.depth, { length: 280, height: 30, from: -160 }),
    ],
  };
}

function oneDebtOfThree() {
  const tower = { at: /** @type {const} */ ([1100, 500]), scale: 0.9 };
  const ribbon = (/** @type {number} */ y, /** @type {number} */ end, /** @type {string} */ stroke) =>
    line(`M230 ${y}C380 ${y} 350 ${end} 480 ${end}`, stroke, 26, { strokeLinecap: 'butt' });
  return {
    slug: 'reunificar-deudas-cuando-compensa',
    alt: 'Las cintas de tres recibos se juntan en una sola, mucho más larga, sobre la que descansa un reloj de arena',
    parts: [
      sky(colour.navy),
      stars([
        [320, 50],
        [460, 110],
        [580, 50],
        [880, 90],
        [960, 40],
        [1150, 60],
        [1000, 250],
      ]),
      sea(520, colour.swell, { length: 130 }),
      beam(
        lampOf(tower),
        [
          [730, 60],
          [780, 250],
        ],
        { to: 0.35 },
      ),
      line('M480 290H850a56 56 0 0 1 0 112H560a56 56 0 0 0 0 112H1070', HATCH, 78, { strokeLinecap: 'butt' }),
      rock([1100, 496], { width: 300 }),
      lighthouse(tower),
      ribbon(140, 264, colour.blue),
      ribbon(310, 290, colour.sky),
      ribbon(480, 316, colour.cream),
      place([110, 40], slip(colour.cream, colour.blue), { turn: -5, scale: 0.74 }),
      place([86, 222], slip(colour.cream, colour.sky), { turn: 3, scale: 0.74 }),
      place([110, 398], slip(colour.cream, colour.stone), { turn: -3, scale: 0.74 }),
      rect([468, 242, 30, 96], { rx: 8, fill: colour.cream }),
      place([740, 252], hourglass(), { scale: 0.95 }),
      sea(590, colour.sea, { length: 120, from: -50 }),
    ],
  };
}

function secondChance() {
  return {
    slug: 'ley-de-segunda-oportunidad',
    alt: 'La puerta de un faro se abre y su luz cae sobre los escalones y sobre una cadena rota',
    parts: [
      sky(colour.navy),
      stars([
        [60, 80],
        [150, 200],
        [90, 330],
        [1010, 60],
        [1090, 160],
        [1140, 60],
        [1050, 290],
        [1150, 330],
      ]),
      sea(400, colour.swell, { length: 140 }),
      sea(460, colour.sea, { length: 120, from: -60 }),
      path('M-20 640l100-100 180-50h680l160 40 120 110z', colour.black),
      path('M330-10h540l56 510H274z', colour.bone),
      path('M322 50h556l16 140H306z', colour.blue),
      path('M640-10h230l56 510H680z', { fill: colour.ink, fillOpacity: 0.24 }),
      path('M470 500V300a130 130 0 0 1 260 0v200z', colour.ink),
      path('M488 500V302a112 112 0 0 1 224 0v198z', colour.amber),
      path('M488 500V302a112 112 0 0 1 60-99v346l-44 20z', colour.marine),
      circle(532, 390, 8, colour.amber),
      path('M548 500l-150 140h520L712 500z', { fill: colour.amber, fillOpacity: 0.55 }),
      path('M440 500h320v24H440zM420 524h360v26H420z', { fill: colour.stone }),
      path('M548 500h164l16 24H530zM530 524h198l26 26H508z', colour.sand),
      chain(
        [
          [400, 590],
          [470, 604],
          [560, 596],
        ],
        { size: 24, fill: colour.sky },
      ),
      line('M596 578a22 16 0 1 0 22 28', colour.sky, 9),
      chain(
        [
          [664, 606],
          [740, 598],
          [800, 610],
        ],
        { size: 24, fill: colour.sky },
      ),
      circle(360, 572, 52, colour.steel),
      circle(344, 556, 12, colour.haze),
    ],
  };
}

function seizedWage() {
  const tower = { at: /** @type {const} */ ([1060, 420]), scale: 0.8 };
  return {
    slug: 'embargo-de-nomina-limites',
    alt: 'Un dique protege la parte baja de una pila de monedas y una grúa solo se lleva las que asoman por encima',
    parts: [
      sky(colour.night),
      stars([
        [60, 220],
        [300, 200],
        [380, 270],
        [760, 60],
        [860, 120],
        [980, 50],
        [1150, 110],
      ]),
      backLight(lampOf(tower), [1260, 60]),
      beam(
        lampOf(tower),
        [
          [690, 260],
          [690, 340],
        ],
        { to: 0.5 },
      ),
      sea(400, colour.sea, { length: 130 }),
      rock([1060, 416], { width: 330 }),
      lighthouse(tower),
      quay(430, { to: 290, fill: colour.black, edge: colour.denim }),
      place([170, 430], crane({ height: 350, reach: 430, drop: 10 })),
      path('M600 140L510 190M600 140l90 50', { stroke: colour.bone, strokeWidth: 5 }),
      place([600, 218], coinStack(1, { width: 210, thick: 32, fills: [HATCH] })),
      rect([440, 346, 320, 300], colour.night),
      place([600, 600], coinStack(8, { width: 210, thick: 32 })),
      place([600, 344], coinStack(2, { width: 210, thick: 32, fills: [HATCH] })),
      ...[416, 736].map(
        (x) =>
          rect([x, 336, 50, 304], colour.haze) +
          path(`M${x} 396h50M${x} 456h50M${x} 516h50M${x} 576h50`, { stroke: colour.steel, strokeWidth: 5 }),
      ),
      rect([404, 322, 74, 24], { rx: 4, fill: colour.sky }),
      rect([724, 322, 74, 24], { rx: 4, fill: colour.sky }),
      rect([416, 598, 370, 42], colour.haze),
    ],
  };
}

function riskRegister() {
  const tower = { at: /** @type {const} */ ([1070, 580]), scale: 1.1 };
  return {
    slug: 'que-es-la-cirbe',
    alt: 'En un gran mueble de cajones cerrados, el faro alumbra el único que está abierto y lleno de fichas',
    parts: [
      sky(colour.night),
      stars([
        [960, 60],
        [1010, 130],
        [1150, 60],
        [1170, 220],
        [980, 260],
      ]),
      rect([0, 572, 1200, 70], colour.black),
      place([165, 50], cabinet(5, 5, [150, 102], [2, 2])),
      beam(
        lampOf(tower),
        [
          [600, 232],
          [640, 420],
        ],
        { to: 0.4 },
      ),
      place([540, 300], openDrawer()),
      lighthouse(tower),
    ],
  };
}

function basicAccount() {
  const tower = { at: /** @type {const} */ ([1080, 470]), scale: 0.8 };
  return {
    slug: 'cuenta-de-pago-basica',
    alt: 'Una tarjeta hace de pasarela entre el muelle y la puerta encendida de un banco',
    parts: [
      sky(colour.navy),
      stars([
        [80, 70],
        [200, 150],
        [330, 60],
        [860, 50],
        [960, 130],
        [1150, 60],
      ]),
      moon([190, 130]),
      beam(
        lampOf(tower),
        [
          [740, 200],
          [860, 440],
        ],
        { to: 0.35 },
      ),
      sea(450, colour.swell, { length: 130 }),
      rock([1080, 466], { width: 260 }),
      lighthouse(tower),
      path('M430 520l40-110h420l60 110z', colour.black),
      place([660, 412], bank(), { scale: 1.12 }),
      sea(500, colour.sea, { length: 120 }),
      quay(556, { to: 400, fill: colour.black, edge: colour.denim }),
      `<g transform="matrix(1.05 -.31 -.2 .66 476 486)">${bankCard()}</g>`,
      sea(606, colour.depth, { length: 140, height: 8 }),
    ],
  };
}
