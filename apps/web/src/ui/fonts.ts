import localFont from 'next/font/local';

// One family in five files, cut as Fontsource cuts them: a browser fetches only the files whose letters a page holds. Letters of
// Vietnamese are in its file only, so that its pages need no Latin extension. `server/page-styles/font-preloads.mjs` preloads the files of a page.
// next/font reads these calls at build time, so paths and ranges must be literals.

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
  // `tokens.css` has the fallback: next/font would make one face for all weights.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const latinExt = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin-ext',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0101,U+0104-010F,U+0112-0127,U+012A-0167,U+016A-019F,U+01A2-01AE,U+01B1-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EFA-1EFF,U+2020,U+20A0-20AA,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

const cyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-cyrillic',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

const cyrillicExt = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-cyrillic-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-cyrillic-ext',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F' },
  ],
});

const vietnamese = localFont({
  src: '../../node_modules/@fontsource-variable/geologica/files/geologica-vietnamese-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-vietnamese',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
});

/** Class for `<html>`: names the five files, from which `tokens.css` composes `--font`. */
export const fontVariables = [latin, latinExt, cyrillic, cyrillicExt, vietnamese]
  .map((font) => font.variable)
  .join(' ');
