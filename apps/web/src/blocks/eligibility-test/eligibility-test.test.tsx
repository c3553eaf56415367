import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockExamples } from '@/blocks/gallery';

const [plain = '', ticked = ''] = blockExamples.ComponentBlocksEligibilityTest.map(({ node }) =>
  renderToStaticMarkup(node).replaceAll('\u00a0', ' '),
);
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the eligibility test', () => {
  it('shows the percentage in its title: 0 % without a tick, 98 % with all four', () => {
    expect(textOf(/<h2.*<\/h2>/.exec(plain)?.[0] ?? '')).toBe('Tu probabilidad orientativa de aprobación: 0 %');
    expect(textOf(/<h2.*<\/h2>/.exec(ticked)?.[0] ?? '')).toBe('Tu probabilidad orientativa de aprobación: 98 %');
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
