import { cloneElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Blocks } from '@/blocks/blocks';
import { blockExamples } from '@/blocks/gallery';
import { outlineOf } from '@/blocks/outline';
import type { Block } from '@/blocks/registry';
import { sampleProps } from '@/blocks/sample-props';
import { Testimonials } from '@/blocks/testimonials/testimonials';
import { review } from '@/blocks/testimonials/testimonials.examples';
import { usableBlocks } from '@/blocks/usable-blocks';
import { catchLog } from '@/server/testing/catch-log';
import { sampleView } from '@/shell/sample-view';

describe('every block', () => {
  it.each(Object.entries(blockExamples))('%s renders all its examples', (_, examples) => {
    for (const { node } of examples) expect(renderToStaticMarkup(node)).not.toBe('');
  });
});

it('a block without a view is named in the error, with the file to mend', () => {
  const block = { __typename: 'ComponentBlocksPromo' } as unknown as Block;
  expect(() => renderToStaticMarkup(<Blocks blocks={[block]} anchors={[]} view={sampleView} />)).toThrow(
    'ComponentBlocksPromo has no view in apps/web/src/blocks/registry.tsx',
  );
});

describe('a list of offers', () => {
  const [example] = blockExamples.ComponentBlocksOfferList;
  const timesIn = (html: string) => html.split('Ejemplo representativo').length - 1;

  it('brings the representative example, unless a block above has it (R2)', () => {
    const node = example?.node as ReactElement<{ hasExample?: boolean }>;
    expect(timesIn(renderToStaticMarkup(node))).toBe(1);
    expect(timesIn(renderToStaticMarkup(cloneElement(node, { hasExample: true })))).toBe(0);
  });
});

describe('the hero', () => {
  const html = renderToStaticMarkup(blockExamples.ComponentBlocksHero[0]?.node);

  it('is a form that sends amount and days to the list of offers or to the application without JavaScript', () => {
    expect(html).toContain('action="/offers/"');
    expect(html).toContain('formAction="/application/"');
    expect(html).toContain('name="amount"');
    expect(html).toContain('name="days"');
    expect(html).not.toContain('method="post"');
  });

  it('shows the highest total, its cost, and a term instead of a date', () => {
    expect(html).toContain('323,90\u00a0€');
    expect(html).toContain('23,90\u00a0€');
    expect(html).toContain('en 91\u00a0días');
  });

  it('states that we are an intermediary (R6)', () => {
    expect(html).toContain('no somos independientes ni exclusivos');
  });

  it('is followed by the representative example with all its items (R2)', () => {
    const example = html.slice(html.indexOf('Ejemplo representativo')).replace(/<[^>]+>/g, '');
    for (const item of [
      '300\u00a0€',
      '91\u00a0días',
      '31,96\u00a0%',
      'fijo',
      '36\u00a0%',
      'sin comisiones',
      '323,90\u00a0€',
    ]) {
      expect(example).toContain(item);
    }
  });
});

describe('testimonials', () => {
  const html = renderToStaticMarkup(blockExamples.ComponentBlocksTestimonials[0]?.node);

  it('show visitors no sample, and nothing where all are samples', () => {
    expect(html).not.toContain('Lucas P.');
    const samples = { title: 'Lo que cuentan', note: '', testimonials: [{ ...review, origin: 'sample' as const }] };
    expect(renderToStaticMarkup(<Testimonials block={samples} {...sampleProps('samples')} />)).toBe('');
  });

  it('state the origin of each testimonial on its card (R10)', () => {
    expect(html).toContain('Opinión importada, no verificada');
    expect(html).toContain('Opinión verificada');
  });

  it('name the role of the person who replies (R11), and write days as dd.mm.yyyy', () => {
    expect(html).toContain('Respuesta del experto');
    expect(html).toContain('12.10.2026');
  });
});

it('statistics: state source and date (R13) in the number format of the country', () => {
  const html = renderToStaticMarkup(blockExamples.ComponentBlocksStatistics[0]?.node);
  expect(html).toContain('Fecha: 31 de octubre de 2026');
  expect(html).toContain('206\u00a0342');
  expect(html).toContain('86\u00a0%');
});

it('statistics: show what speaks of speed or approval only where the settings of the site allow it (R5)', () => {
  const [hidden, shown] = (blockExamples.ComponentBlocksStatistics ?? []).map(({ node }) => renderToStaticMarkup(node));
  expect(hidden).toContain('206\u00a0342');
  expect(hidden).not.toContain('hasta tener el dinero');
  expect(shown).toContain('hasta tener el dinero, según el titular');
  expect(shown).toContain('15\u00a0min');
});

it('a block with an error in the CMS is logged and left out', () => {
  const logged = catchLog();
  const notice = { __typename: 'ComponentBlocksNotice', tone: 'info', text: 'Hola' } as const;
  expect(usableBlocks([{ __typename: 'Error', code: 'X' }, null, notice], 'home')).toEqual([notice]);
  expect(logged).toHaveLength(1);
  vi.mocked(process.stdout.write).mockRestore();
});

it('outline: gives two texts with the same heading different anchors and lists only second-level headings', () => {
  const text = (body: string): Block => ({ __typename: 'ComponentBlocksRichText', heading: null, body });
  const { contents, anchors } = outlineOf([text('## Ejemplo\n\n### Uno'), text('## Ejemplo')]);
  expect(anchors).toEqual([['ejemplo', 'uno'], ['ejemplo-1']]);
  expect(contents).toEqual([
    { id: 'ejemplo', text: 'Ejemplo' },
    { id: 'ejemplo-1', text: 'Ejemplo' },
  ]);
});

describe('a short page', () => {
  const long = 'Más palabras sobre lo mismo. '.repeat(20);
  const text = (heading: string): Block => ({
    __typename: 'ComponentBlocksRichText',
    heading,
    body: `Lo primero de ${heading}.\n\n${long}`,
  });
  const blocks: Block[] = [
    { __typename: 'ComponentBlocksSteps', title: 'Pasos', lead: null, items: [] },
    text('Uno'),
    text('Dos'),
    { __typename: 'ComponentBlocksTable', caption: 'Plazos', rows: 'a | b\n1 | 2', tableNote: null },
  ];
  const htmlOf = (isShort: boolean) =>
    renderToStaticMarkup(
      <Blocks blocks={blocks} anchors={outlineOf(blocks).anchors} view={sampleView} isShort={isShort} />,
    );
  const unfolded = (html: string) => html.replace(/<details.*?<\/details>/gs, '');

  it('shows the first paragraph of its first text, and folds the later texts and tables below their headings', () => {
    const html = htmlOf(true);
    expect(unfolded(html)).toContain('Lo primero de Uno.');
    expect(unfolded(html)).not.toContain('Más palabras');
    expect(unfolded(html)).not.toContain('Lo primero de Dos.');
    expect(unfolded(html)).not.toContain('<table');
    expect(html.match(/<summary[^>]*><h2[^>]*><span id="dos">Dos/)).not.toBeNull();
  });

  it('keeps every word in the HTML', () => {
    for (const words of ['Lo primero de Dos.', long.trim(), '<caption', 'Plazos'])
      expect(htmlOf(true)).toContain(words);
  });

  it('folds nothing on another page', () => {
    expect(unfolded(htmlOf(false))).toContain('Lo primero de Dos.');
    expect(unfolded(htmlOf(false))).toContain('<table');
  });
});
