import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inlined-styles.mjs';

const file = (name: string) => `/_next/static/chunks/${name}.css`;
const sheetOfNext = (name: string) => `<link rel="stylesheet" href="${file(name)}" data-precedence="next"/>`;

describe('the style sheets of a stored page', () => {
  const texts: Record<string, string> = { [file('one')]: '.a{top:0}.x{top:1px}', [file('two')]: '.b{top:2px}' };
  const page = `<head>${sheetOfNext('one')}${sheetOfNext('two')}</head><p class="a b">Text</p>`;

  it('are in the page as far as it needs them, and are loaded whole afterwards', () => {
    const { html, inlineStyles: styles } = inlineStyles(page, (name) => texts[name]);
    expect(styles).toEqual(['.a{top:0}.b{top:2px}']);
    expect(html.split('<style>.a{top:0}.b{top:2px}</style>')).toHaveLength(2);
    expect([...html.matchAll(/<noscript data-style="([^"]+)">(<link [^>]+>)<\/noscript>/g)]).toMatchObject([
      { 1: file('one'), 2: sheetOfNext('one') },
      { 1: file('two'), 2: sheetOfNext('two') },
    ]);
  });
  it('are whole in the page and loaded for no medium if they have fonts, which would lay out the whole page again', () => {
    const font = '@font-face{font-family:A;src:url(/a.woff2)}.unused{top:0}';
    const { html, inlineStyles: styles } = inlineStyles(sheetOfNext('fonts'), () => font);
    expect(styles).toEqual([font]);
    expect(html).toContain(
      `<noscript data-style="${file('fonts')}" data-media="not all">${sheetOfNext('fonts')}</noscript>`,
    );
  });
  it('keep the addresses of their files', () => {
    const font = '@font-face{font-family:A;src:url(../media/a.woff2)}b{mask:url("data:x")}';
    const { inlineStyles: styles } = inlineStyles(sheetOfNext('font'), () => font);
    expect(styles).toEqual(['@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}b{mask:url("data:x")}']);
  });
  it('stay links if the server does not have the file', () => {
    const html = page.replace('two', 'absent');
    expect(inlineStyles(html, (name) => texts[name])).toEqual({ html, inlineStyles: [] });
  });
  it.each([
    '<link rel="stylesheet" href="https://evil.example/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/media/a.css" data-precedence="next"/>',
  ])('are left alone if Next did not write them: %s', (html) => {
    expect(inlineStyles(html, () => '')).toEqual({ html, inlineStyles: [] });
  });
});
