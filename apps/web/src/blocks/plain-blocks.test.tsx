import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlainBlocks } from '@/blocks/plain-blocks';
import type { Block } from '@/blocks/registry';
import { sampleView } from '@/shell/sample-view';

const faq = (answer: string): Block => ({
  __typename: 'ComponentBlocksFaq',
  title: 'Preguntas',
  lead: null,
  items: [{ question: '¿Cuánto?', answer }],
});
const draw = (...blocks: Block[]) =>
  renderToStaticMarkup(<PlainBlocks id="blocks" blocks={blocks} anchors={blocks.map(() => [])} view={sampleView} />);

it('PlainBlocks: writes texts as HTML of one element, without structured data', () => {
  const html = draw(faq('Nada. [Condiciones](/condiciones-generales/)'));
  expect(html).toMatch(/^<div id="blocks"><section/);
  expect(html).toContain('<a href="/condiciones-generales/">Condiciones</a>');
  expect(html).not.toContain('application/ld+json');
});

it.each([
  ['a table', '| a | b |\n| :-- | --: |\n| 1 | 2 |', '<td'],
  ['lists', '3. tres\n4. cuatro\n\n- [ ] tarea', '<ol start="3"'],
  ['marks and a link to another site', '**a** _b_ ~~c~~ `d` [e](https://example.com "f")', 'rel="noopener nofollow"'],
  ['headings and a quotation', '### a\n\n> b\n\n---', '<blockquote'],
])('PlainBlocks: writes %s of an editor', (_, answer, part) => {
  expect(draw(faq(answer))).toContain(part);
});
