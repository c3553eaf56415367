// @ts-check
import { colour, HATCH } from '../palette.mjs';
import { bulb, hourglass, house, plug } from '../parts/household.mjs';
import { coin, coinStack, heap, jar, moneyPlant, pot, shoppingBasket } from '../parts/money.mjs';
import { calendarLeaf, envelope, tick } from '../parts/papers.mjs';
import { block, chain } from '../parts/port.mjs';
import { backLight, beam, cloud, lampOf, lighthouse, quay, rock, sea, sky, stars } from '../parts/scenery.mjs';
import { balloon, sailingBoat } from '../parts/water.mjs';
import { circle, line, path, place, rect } from '../shapes.mjs';

/** Covers of the articles about household money and the economy. @type {readonly import('../covers.mjs').Cover[]} */
export const economy = [euribor(), inflation(), workingDays(), saving(), electricity(), investing(), cryptocurrency()];

function euribor() {
  const tower = { at: /** @type {const} */ ([1070, 430]), scale: 0.85 };
  const curve = 'M-20 430C60 400 100 300 190 320S320 470 410 430 520 240 620 250 760 420 850 440 980 400 1220 430';
  return {
    slug: 'que-es-el-euribor',
    alt: 'Una casa navega en la cresta de una ola que es la línea de un gráfico, con sus subidas y bajadas',
    parts: [
      sky(colour.night),
      path('M0 110H1200M0 210H1200M0 310H1200M0 410H1200M150 0V640M300 0V640M450 0V640M600 0V640M750 0V640M900 0V640', {
        stroke: colour.steel,
        strokeWidth: 2,
        strokeOpacity: 0.7,
      }),
      beam(
        lampOf(tower),
        [
          [680, 100],
          [680, 230],
        ],
        { to: 0.35 },
      ),
      place(
        [612, 236],
        [
          path('M-150-20h300l-44 62h-212z', colour.sand),
          place([0, -20], house({ wall: colour.cream, roof: colour.blue }), { scale: 0.95 }),
        ],
        { turn: 0 },
      ),
      path(`${curve}V640H-20z`, colour.slate),
      line(curve, colour.sky, 9),
      ...[
        [190, 320],
        [410, 430],
        [620, 250],
        [850, 440],
      ].map(([x = 0, y = 0]) => circle(x, y, 14, { fill: colour.amber, stroke: colour.night, strokeWidth: 5 })),
      rock([1070, 426], { width: 300 }),
      lighthouse(tower),
      sea(560, colour.sea, { length: 150 }),
    ],
  };
}

function inflation() {
  const tower = { at: /** @type {const} */ ([1060, 500]), scale: 0.9, detail: colour.ink };
  return {
    slug: 'inflacion-y-deudas',
    alt: 'La cesta de la compra sube colgada de un globo mientras una pila de monedas se queda en tierra',
    parts: [
      sky(colour.day),
      cloud([120, 110], 1),
      cloud([860, 60], 0.8),
      beam(
        lampOf(tower),
        [
          [620, 40],
          [500, 470],
        ],
        { to: 0.35 },
      ),
      sea(490, colour.haze, { length: 130 }),
      rock([1060, 496], { width: 320, fill: colour.ink }),
      lighthouse(tower),
      place([520, 302], balloon(), { scale: 0.8 }),
      path('M488 312l-66 118M552 312l66 118', { stroke: colour.ink, strokeWidth: 5 }),
      place([520, 436], shoppingBasket(), { scale: 0.8 }),
      quay(560, { from: 640, to: 1200 }),
      place([780, 560], coinStack(4, { fills: [colour.amber, colour.sand] })),
      sea(596, colour.royal, { length: 140 }),
    ],
  };
}

function workingDays() {
  const tower = { at: /** @type {const} */ ([110, 480]), scale: 1, detail: colour.ink };
  return {
    slug: 'dias-habiles-y-naturales',
    alt: 'Siete hojas de calendario cuelgan de una cuerda; cinco llevan una marca y las dos del fin de semana, ninguna',
    parts: [
      sky(colour.day),
      cloud([420, 40], 0.8),
      cloud([930, 80], 0.9),
      sea(480, colour.haze, { length: 140 }),
      beam(
        lampOf(tower),
        [
          [1240, 20],
          [1240, 470],
        ],
        { to: 0.1 },
      ),
      rock([110, 476], { width: 300, fill: colour.ink }),
      lighthouse(tower),
      line('M150 130Q660 390 1200 110', colour.ink, 5),
      ...[0, 1, 2, 3, 4, 5, 6].map((day) => {
        const x = 270 + day * 124;
        const share = (x - 150) / 1050;
        const y = 130 * (1 - share) ** 2 + 2 * 390 * share * (1 - share) + 110 * share ** 2;
        const works = day < 3 || day > 4;
        return place(
          [x, y - 4],
          [
            calendarLeaf({
              width: 110,
              fill: works ? colour.sand : colour.sky,
              head: works ? colour.blue : colour.haze,
              inside: works ? place([0, 82], tick()) : circle(0, 84, 18, colour.haze),
            }),
            rect([-6, -16, 12, 34], { rx: 4, fill: colour.copper }),
          ],
          { turn: (day - 3) * -4 },
        );
      }),
      place([900, 508], sailingBoat({ hull: colour.ink, sail: colour.cream, jib: colour.royal }), {
        turn: 3,
        scale: 0.72,
      }),
      sea(560, colour.royal, { length: 120, from: -60 }),
    ],
  };
}

function saving() {
  const tower = { at: /** @type {const} */ ([600, 490]), scale: 0.68 };
  const [x, y] = lampOf(tower);
  return {
    slug: 'ahorrar-con-ingresos-bajos',
    alt: 'Dentro de un tarro de cristal, un pequeño faro encendido se alza sobre las primeras monedas',
    parts: [
      sky(colour.navy),
      stars([
        [80, 80],
        [190, 190],
        [300, 60],
        [880, 70],
        [1000, 170],
        [1120, 80],
      ]),
      rect([0, 540, 1200, 100], colour.bone),
      rect([0, 540, 1200, 14], colour.cream),
      place([236, 462], envelope(), { turn: -3 }),
      place([256, 452], envelope(colour.linen), { turn: 5 }),
      place([960, 548], coinStack(2, { width: 140, fills: [colour.amber, colour.sand] })),
      place([600, 556], jar(''), { scale: 1.1 }),
      beam(
        [x, y],
        [
          [424, 230],
          [424, 340],
        ],
        { to: 0.2, width: 16 },
      ),
      beam(
        [x, y],
        [
          [776, 230],
          [776, 340],
        ],
        { to: 0.2, width: 16 },
      ),
      lighthouse(tower),
      place([600, 520], heap([6, 5], 32)),
      place([612, 60], coin(40, HATCH)),
      line('M560 20v34M664 14v34', colour.sand, 6),
    ],
  };
}

function electricity() {
  return {
    slug: 'bono-social-electrico',
    alt: 'Un faro con una bombilla encendida en lo alto da luz, por un cable, a las casas del puerto',
    parts: [
      sky(colour.night),
      stars([
        [80, 90],
        [150, 260],
        [260, 60],
        [840, 60],
        [1000, 140],
        [1150, 60],
      ]),
      circle(440, 150, 290, { fill: colour.amber, fillOpacity: 0.12 }),
      circle(440, 150, 200, { fill: colour.amber, fillOpacity: 0.2 }),
      sea(500, colour.sea, { length: 130 }),
      rock([440, 546], { width: 420 }),
      lighthouse({ at: [440, 550], scale: 0.86 }),
      place([440, 262], bulb(), { scale: 0.8 }),
      quay(540, { from: 660, fill: colour.black, edge: colour.denim }),
      place([800, 540], house({ wall: colour.bone, roof: colour.blue }), { scale: 1.1 }),
      place([1150, 540], house({ wall: colour.bone, roof: colour.haze })),
      place([990, 540], house({ wall: colour.cream, roof: colour.royal }), { scale: 1.45 }),
      line('M476 540C530 600 560 600 580 556S600 494 640 494', colour.amber, 9),
      place([636, 494], plug(colour.sand), { turn: 90, scale: 0.74 }),
      sea(596, colour.depth, { length: 120, from: -60 }),
    ],
  };
}

function investing() {
  const tower = { at: /** @type {const} */ ([230, 430]), scale: 0.72 };
  return {
    slug: 'empezar-a-invertir-con-poco',
    alt: 'En el alféizar de una ventana crece una planta con una moneda por flor, junto a un reloj de arena; fuera hay un faro',
    parts: [
      sky(colour.steel),
      stars([
        [140, 110],
        [330, 90],
        [420, 200],
        [900, 90],
        [1040, 150],
        [820, 250],
      ]),
      sea(420, colour.swell, { length: 130 }),
      beam(
        lampOf(tower),
        [
          [1240, 20],
          [1240, 400],
        ],
        { to: 0.05 },
      ),
      rock([230, 426], { width: 300 }),
      lighthouse(tower),
      sea(490, colour.sea, { length: 110 }),
      path('M0 0h1200v640H0zM46 46v500h400V46zM480 46v500h674V46z', { fill: colour.bone, fillRule: 'evenodd' }),
      path('M446 46h34v500h-34z', colour.stone),
      rect([0, 546, 1200, 90], colour.cream),
      rect([0, 546, 1200, 12], colour.stone),
      place([650, 388], [moneyPlant(), pot()]),
      place([920, 570], hourglass()),
    ],
  };
}

function cryptocurrency() {
  const tower = { at: /** @type {const} */ ([1090, 430]), scale: 0.85 };
  const dark = { face: circle(95, -95, 52, { fill: 'none', stroke: colour.haze, strokeWidth: 10 }) };
  const lit = { front: colour.sand, top: colour.cream, flank: colour.copper, face: place([95, -95], coin(66, HATCH)) };
  return {
    slug: 'que-es-una-criptomoneda',
    alt: 'Una hilera de bloques unidos por eslabones cruza el mar, y el faro alumbra el que lleva una moneda',
    parts: [
      sky(colour.navy),
      stars([
        [80, 70],
        [240, 140],
        [380, 60],
        [540, 120],
        [700, 50],
        [860, 110],
        [1160, 60],
      ]),
      backLight(lampOf(tower), [1260, 60]),
      sea(390, colour.swell, { length: 140 }),
      beam(
        lampOf(tower),
        [
          [700, 270],
          [745, 420],
        ],
        { to: 0.4 },
      ),
      rock([1090, 426], { width: 320 }),
      lighthouse(tower),
      ...[-40, 230, 500, 770].map((x, index) => place([x, 530], block(190, index === 2 ? lit : dark))),
      ...[176, 446, 716].map((x) =>
        chain(
          [
            [x, 430],
            [x + 76, 430],
          ],
          { size: 26, fill: colour.sky },
        ),
      ),
      sea(506, colour.sea, { length: 120, from: -50 }),
      sea(570, colour.depth, { length: 150, from: -140 }),
    ],
  };
}
