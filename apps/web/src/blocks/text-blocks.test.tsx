import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthorBox } from '@/blocks/author-box/author-box';
import { blockExamples } from '@/blocks/gallery';
import { outlineOf } from '@/blocks/outline';
import type { Block } from '@/blocks/registry';
import { sampleProps } from '@/blocks/sample-props';
import { Table } from '@/blocks/table/table';

const htmlOf = (name: 'ComponentBlocksTable' | 'ComponentBlocksImage' | 'ComponentBlocksAuthorBox') =>
  renderToStaticMarkup(blockExamples[name][0]?.node);

it('table: names its columns, its rows and itself, and its frame can be scrolled by keyboard (R32)', () => {
  const html = htmlOf('ComponentBlocksTable');
  expect(html).toContain('<caption');
  expect(html).toContain('<th scope="col">Cuota</th>');
  expect(html).toContain('<th scope="row">12 meses</th>');
  expect(html).toContain('tabindex="0"');
});

it('table: renders nothing without rows', () => {
  const block = { caption: 'Nada', rows: 'a | b', tableNote: null };
  expect(renderToStaticMarkup(<Table block={block} {...sampleProps('empty')} />)).toBe('');
});

it('image: has width and height, so that nothing shifts, and an alternative text (R32)', () => {
  const html = htmlOf('ComponentBlocksImage');
  expect(html).toMatch(/<img[^>]*alt="Un faro con su haz de luz"[^>]*width="320"[^>]*height="320"[^>]*loading="lazy"/);
  expect(html).toContain('<figcaption');
});

it('author box: names the author and their work, and links to their page (R36)', () => {
  const html = htmlOf('ComponentBlocksAuthorBox');
  expect(html).toContain('Economista, redactora de crédito al consumo');
  expect(html).toContain('href="/author/lucia-ferran/"');
  expect(html).not.toContain('Antes trabajó');
  expect(renderToStaticMarkup(<AuthorBox block={{ author: null }} {...sampleProps('nobody')} />)).toBe('');
});

it('outline: leaves out blocks without a title', () => {
  const blocks: Block[] = [
    { __typename: 'ComponentBlocksTable', caption: 'Plazos', rows: 'a | b\n1 | 2', tableNote: null },
    { __typename: 'ComponentBlocksAuthorBox', author: null },
    { __typename: 'ComponentBlocksFaq', title: 'Preguntas', lead: null, items: [] },
  ];
  expect(outlineOf(blocks)).toEqual({
    contents: [{ id: 'preguntas', text: 'Preguntas' }],
    anchors: [[], [], ['preguntas']],
  });
});
