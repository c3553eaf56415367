import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { svgProblem } from './svg-problem';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

test.each([
  svg('<title>Un faro = una luz</title>'),
  svg('<defs><path id="a"/></defs><use href="#a"/><use xlink:href="#a" fill="url(#b)" style="mask:url(\'#c\')"/>'),
  svg('<image href="data:image/png;base64,iVBORw0KGgo="/>', ' xmlns:inkscape="http://www.inkscape.org/namespaces"'),
  svg('<style>path{fill:#fff}</style><animate attributeName="fill" values="red;blue"/>'),
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?>${svg('')}`,
])('svgProblem: accepts a drawing without scripts and references: %s', (text) => {
  expect(svgProblem(text)).toBeNull();
});

test.each([
  [svg('<script>alert(1)</script>'), 'un script'],
  [svg('<svg:script href="x.js"/>'), 'un script'],
  [svg('<SCRIPT/>'), 'un script'],
  [svg('', ' onload="alert(1)"'), 'una acción «onload»'],
  [svg('<path title=">"onclick = "alert(1)"/>'), 'una acción «onclick»'],
  [svg('<path/onfocus=alert(1) />'), 'una acción «onfocus»'],
  [svg('<a href="javascript:alert(1)"/>'), 'un script'],
  [svg('<a href="&#106;avascript:alert(1)"/>'), 'un enlace a otro archivo o a otro sitio'],
  [svg('<foreignObject><p/></foreignObject>'), 'un elemento «foreignObject»'],
  [svg('<image href="https://example.com/a.png"/>'), 'un enlace a otro archivo o a otro sitio'],
  [svg("<use xlink:href='/uploads/b.svg#a'/>"), 'un enlace a otro archivo o a otro sitio'],
  [svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 'un enlace a otro archivo o a otro sitio'],
  [svg('<path fill="url(//example.com/a.svg#b)"/>'), 'un enlace a otro archivo o a otro sitio'],
  [svg('<style>@import "a.css";</style>'), 'una hoja de estilo de otro archivo'],
  [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'una hoja de estilo de otro archivo'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'una definición de entidades'],
  [svg('<set attributeName="href" to="https://example.com"/>'), 'un enlace animado'],
  [`<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, 'texto en la codificación «UTF-7»'],
])('svgProblem: finds in %s: %s', (text, what) => {
  expect(svgProblem(text)).toBe(what);
});

test('svgProblem: accepts every drawing of the seed', () => {
  const seed = path.join(__dirname, '../../../seed');
  const drawings = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(5);
  for (const file of drawings) expect(svgProblem(readFileSync(path.join(seed, file), 'utf8')), file).toBeNull();
});
