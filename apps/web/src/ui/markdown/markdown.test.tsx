import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../markup/markup-of';
import { Markdown } from './markdown';
import { headingsOf, parseMarkdown } from './parse-markdown';

const html = (text: string, anchors?: string[]) => renderToStaticMarkup(<Markdown text={text} anchors={anchors} />);

describe('Markdown of the CMS', () => {
  it('can be written as HTML with every element that a text may contain', () => {
    const text = [
      '# Uno\n\n## Dos\n\nCon **negrita**, *énfasis*, ~~tachado~~ y `código` & <más>.',
      '[guía](/blog/), [BOE](https://www.boe.es/ "Boletín") y [correo](mailto:a@example.com)',
      '3. tres\n4. cuatro\n\n- uno\n  - dos\n\n> cita\n\n---\n\n```\nun bloque\n```',
      '| | A | B |\n|:--|--:|:-:|\n| uno | 1 | 2 |',
    ].join('\n\n');
    const plain = <Markdown text={text} isPlain />;
    expect(markupOf(plain)).toBe(renderToStaticMarkup(plain));
    for (const tag of [
      '<h2',
      '<ol start="3"',
      '<blockquote',
      '<pre>',
      '<table>',
      'tabindex="0"',
      'rel="noopener nofollow"',
    ]) {
      expect(markupOf(plain)).toContain(tag);
    }
  });

  it('folds what follows the first paragraph, if that is long enough and the text begins with one', () => {
    const rest = 'Sigue y sigue. '.repeat(20);
    const folded = (text: string) => renderToStaticMarkup(<Markdown text={text} readMore="Seguir leyendo" />);
    expect(folded(`Primero.\n\n### Después\n\n${rest}`)).toMatch(/^<p>Primero\.<\/p><details.*<h3 id="después">/s);
    expect(folded('Primero.\n\nPoco más.')).not.toContain('<details');
    expect(folded(`- Una lista\n\n${rest}`)).not.toContain('<details');
  });

  it('keeps a link to our own page in the app, without rel or target', () => {
    expect(html('[guía](/blog/que-es-asnef/)')).toBe('<p><a href="/blog/que-es-asnef/">guía</a></p>');
  });

  it('adds rel attributes to a link to another site', () => {
    expect(html('[BOE](https://www.boe.es/)')).toContain('rel="noopener nofollow"');
    expect(html('[x](//evil.example/)')).toContain('rel="noopener nofollow"');
  });

  it.each([
    ['a script', 'a <script>alert(1)</script> b', 'script'],
    ['an event handler', '<b onclick="x()">b</b>', 'onclick'],
    ['a javascript link', '[x](javascript:alert(1))', 'javascript'],
    ['a data link', '[x](data:text/html,x)', 'data:'],
    ['an image from elsewhere', '![x](https://evil.example/pixel.gif)', 'img'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', 'iframe'],
  ])('removes %s', (_, text, forbidden) => {
    expect(html(text)).not.toContain(forbidden);
  });

  it('gives headings anchors with the letters of the language', () => {
    expect(html('## Qué es ASNEF')).toBe('<h2 id="qué-es-asnef">Qué es ASNEF</h2>');
    expect(html('## Що таке РРПС')).toContain('id="що-таке-ррпс"');
  });

  it('gives two equal headings different anchors', () => {
    expect(html('## Ejemplo\n\n## Ejemplo')).toContain('id="ejemplo-1"');
  });

  it('uses the anchors that the page chose', () => {
    expect(html('## Ejemplo', ['ejemplo-7'])).toContain('id="ejemplo-7"');
  });

  it('parses a short text once, and gives its headings the anchors of each use', () => {
    expect(parseMarkdown('## Dos usos')).toBe(parseMarkdown('## Dos usos'));
    expect(html('## Dos usos', ['otro'])).toContain('id="otro"');
    expect(html('## Dos usos')).toContain('id="dos-usos"');
    const long = '## Largo\n\n'.repeat(500);
    expect(parseMarkdown(long)).not.toBe(parseMarkdown(long));
  });

  it('turns a first-level heading into a second-level one', () => {
    expect(html('# Título')).toContain('<h2');
  });

  it('gives two tables with the same heads names of their own', () => {
    const table = (cell: number) => `| | a | b |\n| - | - | - |\n| x | ${cell} | 2 |`;
    const names = [...html(`${table(1)}\n\nText\n\n${table(3)}`).matchAll(/aria-label="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['a, b: x, 1', 'a, b: x, 3']);
  });
  it('puts a wide table into a scrollable frame that its column heads and the first two cells name', () => {
    expect(html('| a | b |\n| - | -: |\n| 1 | 2 |')).toMatch(
      /role="region" aria-label="a, b: 1, 2" tabindex="0"><table>/,
    );
  });

  it('has no empty column head: the corner above named rows is a cell', () => {
    expect(html('| | a |\n| - | - |\n| x | 1 |')).toContain('<thead><tr><td></td><th>a</th></tr></thead>');
  });

  it('lists its headings with their levels', () => {
    expect(headingsOf(parseMarkdown('## Uno *dos*\n\ntexto\n\n### Tres'))).toEqual([
      { level: 2, text: 'Uno dos' },
      { level: 3, text: 'Tres' },
    ]);
  });
});
