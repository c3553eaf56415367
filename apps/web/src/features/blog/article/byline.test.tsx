import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Byline, type BylineFacts } from '@/features/blog/article/byline';
import { sampleView } from '@/shell/sample-view';

const facts: BylineFacts = { writtenOn: '2026-02-12', editedOn: '2026-03-01', readingMinutes: 4, author: null };
const render = (change: Partial<BylineFacts> = {}) =>
  renderToStaticMarkup(<Byline article={{ ...facts, ...change }} view={sampleView} />)
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

describe('the byline of a text', () => {
  it('states both dates and the reading time (R36)', () => {
    expect(render()).toContain('12.02.2026');
    expect(render()).toContain('01.03.2026');
    expect(render()).toContain('4 min');
  });

  it('states no views of an article, because nothing counts them (R13)', () => {
    expect(render()).not.toContain('visita');
  });

  it('states the views of a text that says where its number comes from (R13)', () => {
    expect(render({ views: 512 })).toContain('512 visitas');
  });
});
