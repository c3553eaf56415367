import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faqPage } from '@/site/json-ld/faq-page';
import { JsonLd } from '@/site/json-ld/json-ld';
import { scriptSafeJson } from '@/site/json-ld/script-safe-json';

describe('structured data', () => {
  it('cannot close its script or open a comment, whatever the CMS holds', () => {
    const html = renderToStaticMarkup(<JsonLd data={{ name: '</script><script>alert(1)</script><!--' }} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
  });

  it('stays the same data', () => {
    const data = { name: 'a < b & "c" \u2028' };
    expect(JSON.parse(scriptSafeJson(data))).toEqual(data);
  });

  it('gives answers as words, without the marks of Markdown', () => {
    expect(faqPage([{ question: '¿Qué es?', answer: 'Lee la **[guía](/blog/)**.' }])).toMatchObject({
      mainEntity: [{ name: '¿Qué es?', acceptedAnswer: { text: 'Lee la guía.' } }],
    });
  });
});
