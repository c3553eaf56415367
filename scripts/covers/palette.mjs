// @ts-check

/** The colours of every drawing of the house: night blues, the amber of the light, and the paper that it falls on. */
export const colour = {
  night: '#0c1425',
  ink: '#152244',
  navy: '#122650',
  black: '#060b16',
  depth: '#0f1e3a',
  sea: '#172a50',
  slate: '#1b315b',
  swell: '#213a6b',
  steel: '#24427c',
  denim: '#294a8a',
  marine: '#173a93',
  royal: '#1c48b7',
  blue: '#2c59c6',
  haze: '#6f95de',
  sky: '#9bbeff',
  day: '#e4edff',
  cream: '#fcf8f0',
  linen: '#f4eee3',
  bone: '#ece7db',
  stone: '#dfd8cc',
  sand: '#fee6ac',
  amber: '#ffbf43',
  copper: '#be7c1c',
  grey: '#4a566e',
  skin: '#d9a583',
  skinShade: '#c48d6c',
  skinLine: '#b67a59',
  mouth: '#9c3f3a',
};

/** The fill of what a picture is about: oblique stripes of amber. The frame of the drawing defines it. */
export const HATCH = 'url(#hatch)';
