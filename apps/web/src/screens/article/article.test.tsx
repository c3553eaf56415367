import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import type { ArticleContent } from '@/features/blog/article/load-article';
import type { CountedViews } from '@/features/blog/article/load-views';
import { ArticlePage } from '@/screens/article/article-page';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

beforeAll(() => stubEnvironment());

const article: ArticleContent = {
  documentId: 'article-1',
  title: 'Qué es una caja',
  slug: 'que-es-una-caja',
  excerpt: 'Un banco de sus socios.',
  isAtRoot: false,
  writtenOn: '2026-02-12',
  editedOn: null,
  readingMinutes: 3,
  cover: null,
  coverAlt: null,
  author: null,
  reviewer: null,
  tags: [],
  banks: [],
  keyFacts: [],
  sources: [],
  seo: null,
  blocks: [],
};

const show = (banks: ArticleContent['banks'], views?: CountedViews, body = 'Texto') =>
  renderToStaticMarkup(
    <ArticlePage
      article={{ ...article, banks, blocks: [{ __typename: 'ComponentBlocksRichText', heading: null, body }] }}
      similar={[]}
      contents={[]}
      view={sampleView}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
      views={views}
      rating={{ count: 0, average: null }}
      comments={undefined}
    >
      <p>Texto</p>
    </ArticlePage>,
  );

const besana = { name: 'Caja Besana', slug: 'caja-besana', sampleData: true };
const real = { name: 'Banco Real', slug: 'banco-real', sampleData: false };

it('article page: links the banks that it is about, and has no section without one', () => {
  const html = show([besana, real]);
  expect(html).toContain('Bancos de los que trata</h2>');
  expect(html).toContain('href="/bank/caja-besana/"');
  expect(html).toContain('href="/bank/banco-real/"');
  expect(show([])).not.toContain('Bancos de los que trata');
});

it('article page: structured data name the real banks that it is about, and no invented one', () => {
  const html = show([besana, real]);
  expect(html).toContain('"about":[{"@type":"Organization"');
  expect(html).toContain('/bank/banco-real/#institution"');
  expect(html).not.toContain('/bank/caja-besana/#institution"');
  expect(show([besana])).not.toContain('"about"');
});

it('article page: states its views with their origin and days, neither if they are not known, and none in structured data (R13)', () => {
  const html = show([], { views: 1234, from: '2026-03-01', until: '2026-11-09' }).replaceAll('\u00a0', ' ');
  expect(html).toContain('1 234 visitas');
  expect(html).toContain('quienes permiten la medición');
  expect(html).not.toContain('interactionStatistic');
  expect(show([])).not.toMatch(/visitas|medición/);
});

it('article page: shows the representative example if the text states the yearly cost of a loan (R2)', () => {
  expect(show([], undefined, 'Con una TAE del 24 %, sin comisiones')).toContain('Ejemplo representativo');
  expect(show([], undefined, 'La TAE suma todo lo que pagas')).not.toContain('Ejemplo representativo');
});
