import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Term, termsOfTexts } from './mark-terms';
import { Markdown } from './markdown';
import { parseMarkdown } from './parse-markdown';

const term = (id: string, ...forms: string[]): Term => ({
  id,
  forms,
  definition: `Qué es ${id}.`,
  href: `/glosario/#${id}`,
});
const terms = [
  term('tae', 'TAE'),
  term('loan', 'préstamo', 'préstamos'),
  term('personal-loan', 'préstamo personal'),
  term('grace', 'carencia'),
];

/** The texts of a page as HTML, each with the terms that it explains. */
function draw(...texts: string[]): string[] {
  const explained = termsOfTexts(
    texts.map((text) => parseMarkdown(text)),
    terms,
  );
  return texts.map((text, place) =>
    renderToStaticMarkup(
      <Markdown text={text} explained={{ terms, here: explained[place] ?? new Set(), more: 'Glosario' }} />,
    ),
  );
}

/** The terms that are buttons, as they are written. */
const buttons = (html = '') => [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text);

describe('a term', () => {
  it('is a button of the platform that opens its explanation with a link, once on a page', () => {
    const [html = '', other] = draw('La TAE cuenta. Otra vez la TAE.', 'Y la TAE.');
    expect(html).toMatch(
      /<dfn[^>]*><button type="button" popoverTarget="tae">TAE<\/button><\/dfn><span id="tae" popover="auto"/i,
    );
    expect(html).toMatch(/Qué es tae\. <a[^>]*href="\/glosario\/#tae"[^>]*>Glosario<\/a>/);
    expect(buttons(html)).toEqual(['TAE']);
    expect(html).toContain('Otra vez la TAE.');
    expect(other).toBe('<p>Y la TAE.</p>');
  });

  it.each([
    ['in a heading', '## La TAE'],
    ['in a link', '[la TAE](/blog/)'],
    ['in a quotation', '> La TAE, dijo.'],
    ['in code', '`TAE`'],
    ['inside a longer word', 'TAEs, SUBTAE y TAE2'],
    ['in another case, if it is an abbreviation', 'la tae y la Tae'],
    ['in letters with accents around it', 'éTAE, TAEñ'],
  ])('is not explained %s', (_, text) => {
    expect(buttons(draw(text)[0])).toEqual([]);
  });

  it('is found in lists, in tables and in emphasis, with a capital letter at the start of a sentence', () => {
    const [html] = draw('Préstamos hay muchos.\n\n- **TAE** alta\n\n| a | b |\n| --- | --- |\n| x | carencia |');
    expect(buttons(html)).toEqual(['Préstamos', 'TAE', 'carencia']);
  });

  it('that is part of a longer one is explained where it stands alone, also in a later text', () => {
    const [first, second] = draw(
      'Un préstamo\u00a0personal se firma.',
      'Otro préstamo personal y un préstamo sin más.',
    );
    expect(buttons(first)).toEqual(['préstamo\u00a0personal']);
    expect(buttons(second)).toEqual(['préstamo']);
    expect(second).toContain('Otro préstamo personal y un <dfn');
  });

  it('leaves a text as it is that mentions none, or without a glossary', () => {
    expect(draw('Nada que ver.')).toEqual(['<p>Nada que ver.</p>']);
    expect(termsOfTexts([parseMarkdown('La TAE')], [])).toEqual([new Set()]);
  });

  it('does not change the text for the next page that shows it', () => {
    const html = () => renderToStaticMarkup(<Markdown text="Una TAE." />);
    const before = html();
    draw('Una TAE.');
    expect(html()).toBe(before);
  });
});
