import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockExamples } from '@/blocks/gallery';

const [plain = '', ticked = ''] = blockExamples.ComponentBlocksEligibilityTest.map(({ node }) =>
  renderToStaticMarkup(node).replaceAll('\u00a0', ' '),
);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the eligibility test', () => {
  it('leads its title with how many requirements are met, and has the percentage beside it: 0 % or 98 %', () => {
    const titleOf = (html: string) => textOf(/<h2.*<\/h2>/.exec(html)?.[0] ?? '');
    const figure = 'Tu probabilidad orientativa de aprobación:';
    expect(titleOf(plain)).toBe(`Cumples 0 de 4 requisitos básicos ${figure} 0 %`);
    expect(titleOf(ticked)).toBe(`Cumples 4 de 4 requisitos básicos ${figure} 98 %`);
  });

  it('is a GET form to its own page with nothing ticked in advance', () => {
    expect(plain).toMatch(/<form[^>]*action="#example-eligibility"/);
    expect(plain).not.toMatch(/<form[^>]*method=/);
    expect(plain).not.toContain('checked=""');
    expect(ticked.match(/checked=""/g)).toHaveLength(4);
  });

  it('names what each tick adds, that it is no credit decision, and how to reach a person (R24)', () => {
    for (const percent of ['20 %', '35 %', '15 %', '28 %']) expect(plain).toContain(`Suma un ${percent}`);
    expect(plain).toContain('no es una decisión de crédito');
    expect(plain).toMatch(/<a[^>]*href="\/politica-de-reclamaciones\/"[^>]*>Preguntar a una persona/);
  });
});
