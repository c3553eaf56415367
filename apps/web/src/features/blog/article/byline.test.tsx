import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Byline, type BylineFacts } from '@/features/blog/article/byline';
import { ViewsNote } from '@/features/blog/article/views-note';
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

  it('states no views of a text whose views are not known (R13)', () => {
    expect(render()).not.toContain('visita');
  });

  it('states the views of a text that says where its number comes from (R13)', () => {
    expect(render({ views: 1234 })).toContain('1 234 visitas');
  });

  it('says below whose views of an article are counted, and in which days (R13)', () => {
    const counted = { views: 1234, from: '2026-03-01', until: '2026-11-09' };
    const note = renderToStaticMarkup(<ViewsNote counted={counted} view={sampleView} />);
    expect(note).toMatch(/quienes permiten la medición, del .*01\.03\.2026.* al .*09\.11\.2026/);
  });
});
